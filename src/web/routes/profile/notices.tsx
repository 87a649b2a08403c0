import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { NoticeList } from '../../../features/people/notices/web/notice-list.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/notices';

export async function loader({ context }: Route.LoaderArgs) {
  const { items, nextCursor } = await createLoaderApi(context)('GET /user/notices', { query: {} });
  return { items, next: nextCursor };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.notices_title());

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProfileTitle title={m.notices_title()} text={m.notices_about()} />
      <NoticeList first={loaderData} />
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
