import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { browserApi } from '../../../../ui/api/client.ts';
import { SeeAll } from '../../../../ui/components/see-all.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { CardGrid, takeRow } from '../../../catalogue/catalogue/web/card-grid.tsx';
import type { CardView } from '../../../catalogue/catalogue/web/card-view.ts';
import { LeftOutNote, type LeftOutNoteView } from '../../../catalogue/exclusions/web/left-out-note.tsx';
import type { DrawingsView } from '../../drawings/web/drawing-view.ts';
import type { RatingsView } from '../../ratings/web/rating-view.ts';
import type { ContentView } from './content-view.ts';
import { findSearch } from './find-search.ts';
import { Gallery } from './gallery/gallery.tsx';
import type { InsideView } from './inside/inside-view.ts';
import { LazyDetails } from './lazy-details.tsx';
import { NearEnd } from './near-end.tsx';
import { Purchase, type PurchaseTerms } from './purchase/purchase.tsx';
import { rememberViewed } from './recently-viewed.ts';
import { LazyDrawings } from './viewers/lazy-drawings.tsx';
import { LazyViewers } from './viewers/lazy-viewers.tsx';
import type { ViewersView } from './viewers/viewers-view.ts';

export interface ContentPageProps {
  readonly content: ContentView;
  readonly related: readonly CardView[];
  readonly more: readonly CardView[];
  readonly leftOutNote: LeftOutNoteView | null;
  /** The files inside the work. */
  readonly inside: InsideView;
  /** The vector drawings of the work, one by one. */
  readonly drawings: DrawingsView;
  readonly viewers: ViewersView;
  readonly ratings: RatingsView;
  /** Whether the visitor follows the contributor; null for a contributor whom the visitor can't follow. */
  readonly follow: { readonly contributorId: string; readonly isFollowed: boolean } | null;
  readonly terms: PurchaseTerms;
}

/** Breadcrumbs of a work: its category, then its first subcategory. Paths don't include the language. */
export function listPlaces({ category, subcategories }: ContentView): { name: string; path: string }[] {
  const [first] = subcategories;
  const path = `/categories/${category.key}`;
  return [
    { name: m.catalogue_all(), path: '/content' },
    { name: category.name, path },
    ...(first === undefined
      ? []
      : [{ name: first.name, path: `${path}?subcategory=${encodeURIComponent(first.key)}` }]),
  ];
}

export function ContentPage(page: ContentPageProps) {
  const { content, related, more, leftOutNote, inside, drawings, viewers, ratings, follow, terms } = page;
  const hasDrawings = drawings.total > 0;
  // A set stands above its pictures, and a single drawing, which its picture shows already, below them.
  const isSet = drawings.total > 1;
  const allDrawings = (
    <LazyDrawings key={`drawings ${content.id}`} contentId={content.id} path={content.path} found={drawings} />
  );
  useViewed(content.id);
  return (
    <div data-toasts="aside" className="page pb-16 max-md:pb-32">
      <nav aria-label={m.content_page_breadcrumb()} className="py-2 text-14 text-muted">
        <ol className="flex flex-wrap gap-x-2">
          {listPlaces(content).map(({ name, path }, index) => (
            <li key={path} className="flex items-center gap-2">
              {index === 0 ? null : <span aria-hidden="true">/</span>}
              <a href={localizeHref(path)} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
        <LazyViewers key={`sounds ${content.id}`} place="top" content={content} viewers={viewers} />
        {isSet ? allDrawings : null}
        <Gallery key={`gallery ${content.id}`} previews={content.previews} title={content.title} film={content.film} />
        <div className="lg:col-start-2 lg:row-span-4 lg:row-start-1">
          <div className="lg:sticky lg:top-24">
            <Purchase
              key={content.id}
              content={content}
              summary={ratings.shown.summary}
              follow={follow}
              terms={terms}
            />
          </div>
        </div>
        <LazyViewers key={`viewers ${content.id}`} place="below" content={content} viewers={viewers} />
        {hasDrawings && !isSet ? allDrawings : null}
        <LazyDetails
          key={`details ${content.id}`}
          content={content}
          inside={inside}
          hasDrawings={hasDrawings}
          ratings={ratings}
        />
      </article>
      <Row title={m.content_page_related()} items={related} all={`/categories/${content.category.key}`} />
      <Row
        title={m.content_page_more_by({ name: content.contributor.name })}
        items={more}
        all={`/contributors/${content.contributor.key}`}
      />
      <div className="mt-8 print:hidden">
        <LeftOutNote note={leftOutNote} />
      </div>
      <NearEnd key={`end ${content.id}`} id={content.id} />
    </div>
  );
}

/** A row of works with a link to all of them; renders nothing if there are too few. */
function Row({ title, items, all }: { title: string; items: readonly CardView[]; all: string }) {
  const row = takeRow(items);
  if (row.length === 0) return null;
  return (
    <section className="mt-12 print:hidden">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <h2 className="text-22">{title}</h2>
        <SeeAll path={all} title={title} />
      </div>
      <CardGrid items={row} oneRow />
    </section>
  );
}

/** Counts the page view once the page is shown, and remembers the work in the browser. */
function useViewed(id: string) {
  const state: unknown = useLocation().state;
  const type = useNavigationType();
  useEffect(() => {
    const timer = setTimeout(() => {
      rememberViewed(id);
      const search = findSearch({ type, state, referrer: document.referrer, origin: location.origin });
      const query = search === undefined ? {} : { search };
      browserApi('PATCH /content/view/{id}', { params: { id }, query }).catch(() => undefined);
    }, 1000);
    return () => clearTimeout(timer);
  }, [id, state, type]);
}
