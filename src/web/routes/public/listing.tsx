import { CollectionHeader } from '../../../features/catalogue/collections/web/collection-header.tsx';
import { loadCollection } from '../../../features/catalogue/collections/web/load-collection.ts';
import { FollowSearch } from '../../../features/catalogue/follows/web/follow-search.tsx';
import { Listing } from '../../../features/catalogue/search/web/listing.tsx';
import { filterParameters, pick, toAddress } from '../../../features/catalogue/search/web/listing-address.ts';
import {
  describeListing,
  describeListingTitle,
  nameSearch,
} from '../../../features/catalogue/search/web/listing-titles.ts';
import { loadListing } from '../../../features/catalogue/search/web/load-listing.ts';
import { getApi } from '../../../ui/api/client.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { useRootData } from '../../../ui/root-data.ts';
import { createMeta, type PageDescription } from '../../../ui/seo.ts';
import type { Route } from './+types/listing';

/** Filters that a followed search can have. */
const followable = filterParameters.filter((name) => name !== 'collection');

/** Names of the list's collection and contributor, whom its address has by their keys. */
function listNames(
  { state, cards }: Awaited<ReturnType<typeof loadListing>>,
  collection: Awaited<ReturnType<typeof loadCollection>>,
) {
  const contributor = state.contributor === undefined ? undefined : cards[0]?.contributor;
  return { ...(collection && { collection: collection.title }), ...(contributor && { contributor }) };
}

/** Title, description and social card of the list, or of the collection that it shows. */
function describePage(
  listing: Awaited<ReturnType<typeof loadListing>>,
  collection: Awaited<ReturnType<typeof loadCollection>>,
  ofList: string,
): PageDescription {
  const title = collection?.title ?? ofList;
  const description =
    collection?.description ||
    (title === m.catalogue_all() ? m.catalogue_all_about() : m.catalogue_in_category_about({ name: title }));
  const card = collection?.card;
  const image = card && {
    image: { address: `/media/${card.id}/card.jpg`, width: 1200, height: 630, alt: card.alt },
  };
  return { ...describeListing(listing, { title, description }), ...image };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const [listing, collection] = await Promise.all([
    loadListing(context, request, '/content'),
    loadCollection(getApi(context), new URL(request.url).searchParams.get('collection')),
  ]);
  const title = describeListingTitle(listing);
  const names = listNames(listing, collection);
  return {
    listing,
    collection,
    // These are made here, so that the page needs no script for them.
    title,
    description: describePage(listing, collection, title),
    names,
    searchName: nameSearch(listing, title, names),
    search: collection === null ? toAddress('', pick(listing.state, followable)).slice(1) : '',
  };
}

export const meta: Route.MetaFunction = (page) =>
  page.loaderData === undefined ? [] : createMeta(page, page.loaderData.description);

export default function ListingPage({
  loaderData: { listing, collection, title, names, search, searchName },
}: Route.ComponentProps) {
  const user = useRootData()?.user ?? null;
  const heading =
    collection === null ? (
      <h1 className="text-28 tracking-tight lg:text-36">{title}</h1>
    ) : (
      <CollectionHeader collection={collection} />
    );
  const actions = user === null || search === '' ? null : <FollowSearch query={search} name={searchName} />;
  return <Listing data={listing} heading={heading} names={names} actions={actions} />;
}
