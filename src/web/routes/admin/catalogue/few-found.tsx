import { fewFoundList } from '../../../../features/catalogue/search/web/admin/few-found-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/few-found';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(fewFoundList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, fewFoundList.title());

export default function AdminFewFoundPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={fewFoundList} answer={loaderData} />;
}
