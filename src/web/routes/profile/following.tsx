import { FollowedList } from '../../../features/catalogue/follows/web/followed-list.tsx';
import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/following';

export const loader = ({ context }: Route.LoaderArgs) => createLoaderApi(context)('GET /follow/mine', { query: {} });

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.follows_title());

export default function FollowingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProfileTitle title={m.follows_title()} text={m.follows_text()} />
      <FollowedList first={loaderData} />
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
