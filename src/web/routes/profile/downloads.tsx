import { ProfilePageFailure } from '../../../features/accounts/web/profile/profile-failure.tsx';
import { ProfileTitle } from '../../../features/accounts/web/profile/profile-section.tsx';
import { DownloadList } from '../../../features/downloads/web/download-list.tsx';
import { toDownloadPage } from '../../../features/downloads/web/download-view.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/downloads';

export async function loader({ context }: Route.LoaderArgs) {
  return toDownloadPage(await createLoaderApi(context)('GET /content/downloaded', { query: {} }));
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.downloads_title());

export default function DownloadsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ProfileTitle title={m.downloads_title()} text={m.downloads_about()} />
      <DownloadList first={loaderData} />
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
