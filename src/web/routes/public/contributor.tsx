import { redirect } from 'react-router';
import { RatingLine } from '../../../features/buying/ratings/web/rating-summary.tsx';
import { Followers } from '../../../features/catalogue/follows/web/followers.tsx';
import { Listing } from '../../../features/catalogue/search/web/listing.tsx';
import { describeListing } from '../../../features/catalogue/search/web/listing-titles.ts';
import { loadListing } from '../../../features/catalogue/search/web/load-listing.ts';
import { ContributorHeader, parseWebsite } from '../../../features/people/contributors/web/contributor-header.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createMeta, getSiteInfo } from '../../../ui/seo.ts';
import type { Route } from './+types/contributor';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const contributor = await createLoaderApi(context)('GET /contributor/single/{id}', { params: { id: params.id } });
  const path = `/contributors/${contributor.username}`;
  if (params.id !== contributor.username) throw redirect(localizeHref(path) + new URL(request.url).search);
  const api = createLoaderApi(context);
  const given = { params: { id: contributor._id } };
  const [{ summary }, follow, listing] = await Promise.all([
    api('GET /rating/of-contributor/{id}', given).catch(() => ({ summary: null })),
    api('GET /follow/contributor/{id}', { ...given, query: { counted: '1' } }).catch(() => null),
    loadListing(context, request, path, { contributor: contributor._id }),
  ]);
  return { contributor, listing, summary, follow };
}

export const meta: Route.MetaFunction = (page) => {
  if (page.loaderData === undefined) return [];
  const { contributor, listing } = page.loaderData;
  const description = contributor.bio || m.contributors_about({ name: contributor.name });
  const address = getSiteInfo(page.matches).origin + page.location.pathname;
  return createMeta(page, {
    ...describeListing(listing, { title: contributor.name, description }),
    type: 'profile',
    structured: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      dateCreated: contributor.createdAt,
      mainEntity: {
        '@type': 'Person',
        name: contributor.name,
        alternateName: contributor.username,
        description,
        url: address,
        sameAs: parseWebsite(contributor.website)?.href,
        image: contributor.image ?? undefined,
      },
    },
  });
};

export default function ContributorPage({
  loaderData: { contributor, listing, summary, follow },
}: Route.ComponentProps) {
  const heading = (
    <ContributorHeader contributor={contributor}>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 text-14 text-muted empty:hidden">
        {summary === null ? null : <RatingLine summary={summary} />}
        {follow === null ? null : <Followers key={contributor._id} contributor={contributor} follow={follow} />}
      </div>
    </ContributorHeader>
  );
  return <Listing data={listing} heading={heading} />;
}
