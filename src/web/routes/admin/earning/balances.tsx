import { unsettledList } from '../../../../features/earning/adjustments/web/unsettled-list.tsx';
import { paymentsPath, withdrawList } from '../../../../features/earning/withdrawals/web/admin/withdraw-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { BackLink } from '../../../../ui/components/back-link.tsx';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/balances';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(unsettledList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, unsettledList.title());

export default function AdminBalancesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BackLink path={paymentsPath}>{withdrawList.title()}</BackLink>
      <ListPage list={unsettledList} answer={loaderData} />
    </>
  );
}
