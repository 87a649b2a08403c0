import { anomalyList } from '../../../../features/buying/payments/web/admin/anomaly-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/anomalies';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(anomalyList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, anomalyList.title());

export default function AdminAnomaliesPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={anomalyList} answer={loaderData} />;
}
