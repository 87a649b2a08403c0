import { WithdrawPage } from '../../../features/earning/withdrawals/web/withdraw-page.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { contributorContext, isPayableStanding } from '../../contributor/contributor-context.ts';
import type { Route } from './+types/withdrawals';

export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  // Former contributors only see the status of withdrawals, without payout methods.
  const canWithdraw = isPayableStanding(context.get(contributorContext).status);
  const [{ types }, history] = await Promise.all([
    canWithdraw ? api('GET /contributor/withdraw-option', {}) : { types: [] },
    api('GET /withdraw-request/history', { query: {} }),
  ]);
  return { types, history, now: Date.now() };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.withdrawals_title());

export default function WithdrawalsPage({ loaderData }: Route.ComponentProps) {
  return <WithdrawPage {...loaderData} />;
}
