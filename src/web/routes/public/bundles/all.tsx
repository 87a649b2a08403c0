import { redirect } from 'react-router';
import { BundleCard } from '../../../../features/buying/bundles/web/bundle-card.tsx';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/all';

export async function loader({ context, request }: Route.LoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor');
  const { items, nextCursor } = await createLoaderApi(context)('GET /bundle/all', {
    query: cursor === null ? {} : { cursor },
  }).catch((refusal: unknown) => {
    // The cursor is probably outdated, so the first page is opened.
    throw cursor === null ? refusal : redirect(localizeHref('/bundles'));
  });
  return { items, next: nextCursor, isFirst: cursor === null };
}

export const meta: Route.MetaFunction = (page) =>
  createMeta(page, {
    title: m.bundles_title(),
    description: m.bundles_lead(),
    unlisted: page.loaderData?.isFirst === false,
  });

export default function BundlesPage({ loaderData: { items, next, isFirst } }: Route.ComponentProps) {
  const isEmpty = items.length === 0 && next === null;
  return (
    <div className="page pt-8 pb-16 lg:pt-12">
      <h1 className="text-36 tracking-tight lg:text-48">{m.bundles_title()}</h1>
      <p className="mt-3 max-w-2xl text-16 text-muted lg:text-18">{isEmpty ? m.bundles_empty() : m.bundles_lead()}</p>
      <ul className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 3xl:grid-cols-4">
        {items.map((bundle, index) => (
          <li key={bundle._id}>
            <BundleCard bundle={bundle} priority={index < 3} />
          </li>
        ))}
      </ul>
      <nav aria-label={m.catalogue_pages()} className="mt-12 flex justify-center gap-4 empty:hidden">
        {isFirst ? null : (
          <a href={localizeHref('/bundles')} className={secondaryButton}>
            {m.bundles_newest()}
          </a>
        )}
        {next === null ? null : (
          <a href={localizeHref(`/bundles?cursor=${encodeURIComponent(next)}`)} rel="next" className={secondaryButton}>
            {m.bundles_more()}
          </a>
        )}
        {isEmpty ? (
          <a href={localizeHref('/content')} className={secondaryButton}>
            {m.go_browse()}
          </a>
        ) : null}
      </nav>
    </div>
  );
}
