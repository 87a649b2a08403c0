import { DownloadList } from '../../../features/buying/downloads/web/download-list.tsx';
import { toDownloadPage } from '../../../features/buying/downloads/web/download-view.ts';
import { toDownloadsApiQuery, toDownloadsQuery } from '../../../features/buying/downloads/web/downloads-query.ts';
import { RateLink } from '../../../features/buying/ratings/web/rate-link.tsx';
import { ProfilePageFailure } from '../../../features/people/accounts/web/profile/profile-failure.tsx';
import { ProfileTitle } from '../../../features/people/accounts/web/profile/profile-section.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/downloads';

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = toDownloadsQuery(new URL(request.url).searchParams);
  const api = createLoaderApi(context);
  const [page, ratable] = await Promise.all([
    api('GET /content/downloaded', { query: toDownloadsApiQuery(query) }),
    api('GET /rating/mine', {}).catch(() => ({ items: [] })),
  ]);
  return { query, first: toDownloadPage(page), total: page.total, ratable: ratable.items };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.downloads_title());

export default function DownloadsPage({ loaderData: { ratable, ...list } }: Route.ComponentProps) {
  const starsById = new Map(ratable.map(({ contentId, stars }) => [contentId, stars]));
  return (
    <>
      <ProfileTitle title={m.downloads_title()} text={m.downloads_about()} />
      <DownloadList
        {...list}
        renderRating={({ contentId, title }) => {
          const stars = starsById.get(contentId);
          return stars === undefined ? null : <RateLink contentId={contentId} title={title} stars={stars} />;
        }}
      />
    </>
  );
}

export const ErrorBoundary = ProfilePageFailure;
