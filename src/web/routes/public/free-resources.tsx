import { Listing } from '../../../features/catalogue/search/web/listing.tsx';
import { describeListing } from '../../../features/catalogue/search/web/listing-titles.ts';
import { loadListing } from '../../../features/catalogue/search/web/load-listing.ts';
import { BrushHeading } from '../../../ui/components/brush-heading.tsx';
import { m } from '../../../ui/paraglide/messages.js';
import { createMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/free-resources';

export function loader({ context, request }: Route.LoaderArgs) {
  return loadListing(context, request, '/free-resources', { price: 'free' });
}

export const meta: Route.MetaFunction = (page) =>
  page.loaderData === undefined
    ? []
    : createMeta(
        page,
        describeListing(page.loaderData, { title: m.catalogue_free_title(), description: m.catalogue_free_about() }),
      );

export default function FreeResourcesPage({ loaderData }: Route.ComponentProps) {
  const heading = (
    <>
      <BrushHeading lead={m.catalogue_free_lead()} brush={m.catalogue_free_brush()} tail={m.catalogue_free_tail()} />
      {/* Reserves the lines that Bangla needs on small phones, before its font is loaded. */}
      <p className="mt-3 max-w-2xl text-16 text-muted max-[24rem]:[&:lang(bn)]:min-h-[3lh] lg:text-18">
        {m.catalogue_free_about()}
      </p>
    </>
  );
  return <Listing data={loaderData} heading={heading} />;
}
