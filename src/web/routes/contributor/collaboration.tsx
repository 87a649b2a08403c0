import { SharedWorkPage } from '../../../features/money/splits/web/shared-work-page.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/collaboration';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  return { work: await api('GET /contributor/collaborations/work/{id}', { params: { id: params.id } }) };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.splits_title());

export default function ContributorCollaborationPage({ loaderData }: Route.ComponentProps) {
  return <SharedWorkPage {...loaderData} />;
}
