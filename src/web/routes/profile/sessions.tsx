import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { SessionList } from '../../../features/people/sessions/web/session-list.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/sessions';

export function loader({ context }: Route.LoaderArgs) {
  return createLoaderApi(context)('GET /user/sessions', {});
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.sessions_title());

export default function SessionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProfileTitle title={m.sessions_title()} text={m.sessions_text()} />
      <SessionList sessions={loaderData.items} />
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
