import { CollectionHeader } from '../../../features/catalogue/collections/web/collection-header.tsx';
import { loadCollection } from '../../../features/catalogue/collections/web/load-collection.ts';
import { FollowSearch } from '../../../features/catalogue/follows/web/follow-search.tsx';
import { Listing } from '../../../features/catalogue/search/web/listing.tsx';
import { filterParameters, pick, toAddress } from '../../../features/catalogue/search/web/listing-address.ts';
import { describeListing, describeListingTitle } from '../../../features/catalogue/search/web/listing-titles.ts';
import { loadListing } from '../../../features/catalogue/search/web/load-listing.ts';
import { getApi } from '../../../ui/api/client.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { useRootData } from '../../../ui/root-data.ts';
import { createMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/listing';

export async function loader({ context, request }: Route.LoaderArgs) {
  const [listing, collection] = await Promise.all([
    loadListing(context, request, '/content'),
    loadCollection(getApi(context), new URL(request.url).searchParams.get('collection')),
  ]);
  return { listing, collection };
}

export const meta: Route.MetaFunction = (page) => {
  if (page.loaderData === undefined) return [];
  const { listing, collection } = page.loaderData;
  const title = collection?.title ?? describeListingTitle(listing);
  const description =
    collection?.description ||
    (title === m.catalogue_all() ? m.catalogue_all_about() : m.catalogue_in_category_about({ name: title }));
  const card = collection?.card ?? null;
  const image = card && {
    image: { address: `/media/${card.id}/card.jpg`, width: 1200, height: 630, alt: card.alt },
  };
  return createMeta(page, { ...describeListing(listing, { title, description }), ...image });
};

/** Filters that a followed search can have. */
const followable = filterParameters.filter((name) => name !== 'collection');

export default function ListingPage({ loaderData: { listing, collection } }: Route.ComponentProps) {
  const user = useRootData()?.user ?? null;
  const heading =
    collection === null ? (
      <h1 className="text-28 tracking-tight lg:text-36">{describeListingTitle(listing)}</h1>
    ) : (
      <CollectionHeader collection={collection} />
    );
  const query = toAddress('', pick(listing.state, followable)).slice(1);
  const actions =
    user === null || query === '' || collection !== null ? null : (
      <FollowSearch query={query} name={describeListingTitle(listing)} />
    );
  return <Listing data={listing} heading={heading} names={listNames(listing, collection)} actions={actions} />;
}

function listNames(
  { state, cards }: Route.ComponentProps['loaderData']['listing'],
  collection: Route.ComponentProps['loaderData']['collection'],
) {
  const contributor = state.contributor === undefined ? undefined : cards[0]?.contributor;
  return { ...(collection && { collection: collection.title }), ...(contributor && { contributor: contributor }) };
}
