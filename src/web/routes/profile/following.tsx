import { FollowedList } from '../../../features/catalogue/follows/web/followed-list.tsx';
import { FollowedSearches } from '../../../features/catalogue/follows/web/searches.tsx';
import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/following';

export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [contributors, { items: searches }] = await Promise.all([
    api('GET /follow/mine', { query: {} }),
    api('GET /follow/searches', {}),
  ]);
  return { contributors, searches };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.follows_title());

export default function FollowingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProfileTitle title={m.follows_title()} text={m.follows_text()} />
      <FollowedList first={loaderData.contributors} />
      <FollowedSearches items={loaderData.searches} />
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
