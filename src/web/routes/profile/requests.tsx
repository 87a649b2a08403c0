import { OwnRequests } from '../../../features/editorial/requests/web/own-requests.tsx';
import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/requests';

export const loader = ({ context }: Route.LoaderArgs) => createLoaderApi(context)('GET /content-request/mine', {});

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.requests_yours());

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProfileTitle title={m.requests_yours()} text={m.requests_yours_text()} />
      <OwnRequests items={loaderData.items} />
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
