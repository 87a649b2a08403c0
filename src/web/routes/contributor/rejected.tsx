import { useRevalidator } from 'react-router';
import { OwnList } from '../../../features/drafts/web/own-list.tsx';
import { ReviewStanding } from '../../../features/reviews/web/standing/review-standing.tsx';
import { loadStandings } from '../../../features/reviews/web/standing/standing-view.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/rejected';

const statuses = 'changes_requested,rejected';

export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const page = await api('GET /content/mine', { query: { status: statuses } });
  const ids = page.items.map(({ _id }) => _id);
  return { page, standings: await loadStandings(api, ids) };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.drafts_nav_rejected());

export default function ContributorRejectedPage({ loaderData: { page, standings } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <h1 className="mb-6 text-28 tracking-tight lg:text-36">{m.drafts_nav_rejected()}</h1>
      <OwnList
        first={page}
        statuses={statuses}
        path="/contributor/assets/rejected"
        empty={m.drafts_empty_rejected()}
        renderMore={({ _id }) => (
          <ReviewStanding contentId={_id} given={standings[_id]} onSubmitted={() => void revalidate()} />
        )}
      />
    </>
  );
}
