import { redirect } from 'react-router';
import { CollectionCard, toCollectionCard } from '../../../features/catalogue/collections/web/collection-card.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { BrushHeading } from '../../../ui/components/brush-heading.tsx';
import { secondaryButton } from '../../../ui/components/button.ts';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/collections';

export async function loader({ context, request }: Route.LoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor');
  const { items, nextCursor } = await createLoaderApi(context)('GET /collection/all', {
    query: cursor === null ? {} : { cursor },
  }).catch((refusal: unknown) => {
    // The cursor is probably outdated, so the first page is opened.
    throw cursor === null ? refusal : redirect(localizeHref('/collections'));
  });
  return { items: items.map(toCollectionCard), next: nextCursor, first: cursor === null };
}

export const meta: Route.MetaFunction = (page) =>
  createMeta(page, {
    title: m.collections_title(),
    description: m.collections_about(),
    unlisted: page.loaderData?.first === false,
  });

export default function CollectionsPage({ loaderData: { items, next, first } }: Route.ComponentProps) {
  return (
    <div className="page pt-8 pb-16 lg:pt-12">
      <BrushHeading lead={m.collections_lead()} brush={m.collections_brush()} tail={m.collections_tail()} />
      <p className="mt-3 max-w-2xl text-16 text-muted lg:text-18">
        {items.length === 0 ? m.collections_empty() : m.collections_about()}
      </p>
      <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 3xl:grid-cols-4">
        {items.map((item, index) => (
          <li key={item.id}>
            <CollectionCard item={item} priority={index < 3} />
          </li>
        ))}
      </ul>
      <nav aria-label={m.catalogue_pages()} className="mt-12 flex justify-center gap-4 empty:hidden">
        {first ? null : (
          <a href={localizeHref('/collections')} className={secondaryButton}>
            {m.collections_first()}
          </a>
        )}
        {next === null ? null : (
          <a
            href={localizeHref(`/collections?cursor=${encodeURIComponent(next)}`)}
            rel="next"
            className={secondaryButton}
          >
            {m.collections_more()}
          </a>
        )}
        {items.length === 0 ? (
          <a href={localizeHref('/content')} className={secondaryButton}>
            {m.collections_browse()}
          </a>
        ) : null}
      </nav>
    </div>
  );
}
