import { Time } from '../../../../ui/components/time.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { ContentView } from './content-view.ts';

/** Views, downloads and favourites of a work, and its publication date. */
export function ContentFigures({ counts, publishedAt }: Pick<ContentView, 'counts' | 'publishedAt'>) {
  const figures = [
    [counts.views === 1 ? m.content_page_views_one() : m.content_page_views(), formatCount(counts.views)],
    [
      counts.downloads === 1 ? m.content_page_downloads_one() : m.content_page_downloads(),
      formatCount(counts.downloads),
    ],
    [
      counts.favorites === 1 ? m.content_page_favorites_one() : m.content_page_favorites(),
      formatCount(counts.favorites),
    ],
    [m.content_page_published(), <Time key="published" at={publishedAt} format="short-day" />],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-14">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-row-reverse gap-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
