import { withdrawList } from '../../../../features/earning/withdrawals/web/admin/withdraw-list.tsx';
import { WithdrawScreen } from '../../../../features/earning/withdrawals/web/admin/withdraw-screen.tsx';
import { nameWithdrawal } from '../../../../features/earning/withdrawals/web/withdraw-view.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/payment';

export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  createLoaderApi(context)('GET /withdraw-request/request/{id}', { params: { id } });

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(
    page,
    page.loaderData === undefined ? withdrawList.title() : nameWithdrawal(page.loaderData.request),
  );

export default function AdminPaymentPage({ loaderData }: Route.ComponentProps) {
  return <WithdrawScreen key={loaderData.request._id} detail={loaderData} />;
}
