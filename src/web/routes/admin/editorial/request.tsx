import { requestList } from '../../../../features/editorial/requests/web/admin/request-list.tsx';
import { RequestScreen } from '../../../../features/editorial/requests/web/admin/request-screen.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { localizeName } from '../../../../ui/locale.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/request';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [whole, { items }] = await Promise.all([
    api('GET /content-request/single/{id}', { params: { id } }),
    api('GET /content-category/published', {}),
  ]);
  return { whole, categories: items.map((each) => [each._id, localizeName(each)] as const) };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(page, page.loaderData?.whole.request.title ?? requestList.title());

export default function AdminRequestPage({ loaderData }: Route.ComponentProps) {
  return <RequestScreen key={loaderData.whole.request._id} {...loaderData} />;
}
