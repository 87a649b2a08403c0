import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { Picture } from '../../../../ui/components/media/picture.tsx';
import { localizeHref, localizeText } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import {
  type CardView,
  describePrice,
  type PictureView,
  toContentPath,
} from '../../../catalogue/catalogue/web/card-view.ts';
import { toCardView, toPicture } from '../../../catalogue/catalogue/web/to-card-view.ts';
import { countWorks, nameBundle, toBundlePath } from '../../bundles/web/bundle-view.ts';

const MAX_BUNDLES = 12;

interface Tile {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly lang?: string;
  readonly note?: string;
  readonly picture: PictureView | null;
}

const toTile = (card: CardView): Tile => ({
  id: card.id,
  path: toContentPath(card),
  title: card.title,
  lang: card.lang,
  note: describePrice(card),
  picture: card.picture,
});

async function fetchViewed(ids: readonly string[]): Promise<Tile[]> {
  if (ids.length === 0) return [];
  const { items } = await browserApi('GET /content/cards', { query: { ids: ids.join(',') } });
  return items.map((item) => toTile(toCardView(item)));
}

async function fetchCollections(contentId: string): Promise<Tile[]> {
  const { items } = await browserApi('GET /collection/containing/{contentId}', { params: { contentId } });
  return items.map(({ _id, key, title, titleBn, covers: [cover] }) => ({
    id: _id,
    path: `/content?collection=${encodeURIComponent(key)}`,
    title: localizeText(title, titleBn),
    picture: cover === undefined ? null : toPicture(cover),
  }));
}

async function fetchBundles(contentId: string): Promise<Tile[]> {
  const { items } = await browserApi('GET /bundle/all', { query: { content: contentId, limit: MAX_BUNDLES } });
  return items.map((bundle) => ({
    id: bundle._id,
    path: toBundlePath(bundle),
    title: nameBundle(bundle),
    note: `${formatMoney(bundle.price, bundle.currency)} · ${countWorks(bundle.count)}`,
    picture: bundle.covers[0] === undefined ? null : toPicture(bundle.covers[0]),
  }));
}

interface LaterRowsProps {
  readonly id: string;
  /** Reads the ids of recently viewed works from the browser's storage. */
  readonly viewed: () => readonly string[];
  readonly forget: () => void;
}

/**
 * Rows of bundles and collections that contain the work, and of recently viewed works. Renders nothing if all are empty
 * or fail to load.
 */
export function LaterRows({ id, viewed: readViewed, forget: forgetViewed }: LaterRowsProps) {
  const [viewed, setViewed] = useState<readonly Tile[]>([]);
  const [bundles, setBundles] = useState<readonly Tile[]>([]);
  const [collections, setCollections] = useState<readonly Tile[]>([]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (set: (tiles: readonly Tile[]) => void) => (tiles: readonly Tile[]) => isCurrent && set(tiles);
    fetchBundles(id).then(show(setBundles), () => undefined);
    fetchCollections(id).then(show(setCollections), () => undefined);
    fetchViewed(readViewed().filter((each) => each !== id)).then(show(setViewed), () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, readViewed]);
  const forget = () => {
    forgetViewed();
    setViewed([]);
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Strip title={m.content_page_in_bundles()} tiles={bundles} />
      <Strip title={m.content_page_in_collections()} tiles={collections} />
      <Strip title={m.content_page_viewed()} tiles={viewed}>
        <button
          type="button"
          onClick={forget}
          className="inline-flex min-h-8 items-center text-14 text-muted underline underline-offset-4 hover:text-ink"
        >
          {m.content_page_viewed_clear()}
        </button>
      </Strip>
    </div>
  );
}

interface StripProps {
  readonly title: string;
  readonly tiles: readonly Tile[];
  readonly children?: React.ReactNode;
}

/** A row of small pictures that scrolls horizontally. */
function Strip({ title, tiles, children }: StripProps) {
  if (tiles.length === 0) return null;
  return (
    <section className="mt-12 print:hidden">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-18">{title}</h2>
        {children}
      </div>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2">
        {tiles.map(({ id, path, title: name, lang, note, picture }) => (
          <li key={id} className="w-32 shrink-0 snap-start">
            <a href={localizeHref(path)} className="group block text-14">
              <span className="block aspect-[4/3] overflow-hidden rounded-control bg-line">
                {picture === null ? null : (
                  <Picture picture={picture} sizes="128px" alt="" className="size-full object-cover" />
                )}
              </span>
              <span lang={lang} className="mt-1.5 line-clamp-2 wrap-anywhere group-hover:underline">
                {name}
              </span>
              {note === undefined ? null : <span className="text-muted tabular-nums">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
