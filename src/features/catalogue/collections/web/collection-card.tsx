import type * as z from 'zod';
import { localizeHref, localizeText } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { CoverPicture, type CoverView } from '../../categories/web/category-covers.tsx';
import type { collection } from '../contract/collections.ts';

export interface CollectionCardView {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly count: number;
  readonly covers: readonly CoverView[];
}

/** Converts a collection to the data of its card. Loaders use it. */
export function toCollectionCard(found: z.output<typeof collection>): CollectionCardView {
  return {
    id: found._id,
    key: found.key,
    title: localizeText(found.title, found.titleBn),
    count: found.contentCount,
    covers: found.covers.slice(0, 4).map(({ _id, kind, alt, width, height, widths, avifWidths, colors }) => ({
      _id,
      alt,
      width,
      height,
      widths,
      avifWidths,
      colors,
      ...(kind === 'font' ? { isWhole: true } : {}),
    })),
  };
}

/** Card with up to four covers as one picture, the first being the largest. The surrounding grid sets its width. */
export function CollectionCard({
  item,
  priority = false,
  level: Heading = 'h2',
}: {
  item: CollectionCardView;
  priority?: boolean;
  level?: 'h2' | 'h3';
}) {
  const { covers } = item;
  return (
    <article className="group relative">
      <div className={`grid aspect-[4/3] gap-1 overflow-hidden rounded-card bg-line ${collages[covers.length] ?? ''}`}>
        {covers.map((cover, index) => (
          <div key={cover._id} className={`min-h-0 ${index === 0 ? (firstPlaces[covers.length] ?? '') : ''}`}>
            <CoverPicture
              cover={cover}
              sizes={
                index === 0
                  ? '(min-width: 992px) 24vw, (min-width: 576px) 40vw, 75vw'
                  : '(min-width: 992px) 9vw, (min-width: 576px) 16vw, 28vw'
              }
              priority={priority && index === 0}
            />
          </div>
        ))}
      </div>
      <Heading className="mt-3 text-18">
        <a
          href={localizeHref(`/content?collection=${encodeURIComponent(item.key)}`)}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
        >
          {item.title}
        </a>
      </Heading>
      <p className="text-14 text-muted">
        {item.count === 1
          ? m.collections_work_one({ count: formatCount(1) })
          : m.collections_works({ count: formatCount(item.count) })}
      </p>
    </article>
  );
}

/** Class names by the number of covers. */
const collages: readonly string[] = [
  '',
  '',
  'grid-cols-2',
  'grid-cols-[2fr_1fr] grid-rows-2',
  'grid-cols-[8fr_3fr] grid-rows-3',
];
const firstPlaces: readonly string[] = ['', '', '', 'row-span-2', 'row-span-3'];
