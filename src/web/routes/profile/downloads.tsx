import { DownloadList } from '../../../features/buying/downloads/web/download-list.tsx';
import { toDownloadPage } from '../../../features/buying/downloads/web/download-view.ts';
import { toDownloadsApiQuery, toDownloadsQuery } from '../../../features/buying/downloads/web/downloads-query.ts';
import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/downloads';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = toDownloadsQuery(new URL(request.url).searchParams);
  const page = await createLoaderApi(context)('GET /content/downloaded', { query: toDownloadsApiQuery(query) });
  return { query, first: toDownloadPage(page), total: page.total };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.downloads_title());

export default function DownloadsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProfileTitle title={m.downloads_title()} text={m.downloads_about()} />
      <DownloadList {...loaderData} />
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
