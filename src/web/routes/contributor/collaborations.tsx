import { CollaborationsPage, type Shown } from '../../../features/money/splits/web/collaborations-page.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/collaborations';

export async function loader({ context, url }: Route.LoaderArgs) {
  const show: Shown = url.searchParams.get('show') === 'past' ? 'past' : 'current';
  return { show, first: await createLoaderApi(context)('GET /contributor/collaborations', { query: { show } }) };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.splits_title());

export default function ContributorCollaborationsPage({ loaderData }: Route.ComponentProps) {
  return <CollaborationsPage {...loaderData} />;
}
