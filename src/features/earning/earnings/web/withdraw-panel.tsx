import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import {
  findOpenRequest,
  nameAccount,
  type WithdrawHistory,
  WithdrawStatusMark,
} from '../../withdrawals/web/withdraw-view.tsx';

/** Whether the available balance reaches the lowest minimum of all payout methods. */
export const canWithdrawNow = ({ canRequest, available, limits }: WithdrawHistory): boolean =>
  canRequest && limits !== null && available >= limits.minimum;

/** Describes the amount that can be withdrawn now, or the amount missing for the minimum. */
function describeFree({ available, debt, currency, limits }: WithdrawHistory): string {
  const money = (minor: number): string => formatMoney(minor, currency);
  const amount = money(available);
  if (debt > 0 && limits !== null && available < limits.minimum) {
    const missing = money(limits.minimum + debt - available);
    return m.earnings_panel_debt({ debt: money(debt), minimum: money(limits.minimum), missing });
  }
  if (available === 0) return m.earnings_panel_nothing();
  if (limits === null) return m.earnings_panel_stopped({ amount });
  const { minimum, maximum } = limits;
  if (available < minimum)
    return m.earnings_panel_missing({ amount, minimum: money(minimum), missing: money(minimum - available) });
  return available > maximum
    ? m.earnings_panel_part({ amount, maximum: money(maximum) })
    : m.earnings_panel_ready({ amount });
}

function Standing({ history }: { history: WithdrawHistory }) {
  const { currency, canRequest } = history;
  const open = findOpenRequest(history);
  if (open !== undefined)
    return (
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-14">
        <span className="wrap-anywhere">
          {m.earnings_panel_open({ amount: formatMoney(open.amount, currency), account: nameAccount(open) })}
        </span>
        <WithdrawStatusMark status={open.status} />
      </p>
    );
  if (!canRequest) return <p className="text-14 text-muted">{m.withdrawals_not_active()}</p>;
  return <p className="text-14 text-muted">{describeFree(history)}</p>;
}

/** Panel of the earnings page: the open withdrawal, or a link to request one. */
export function WithdrawPanel({ history }: { history: WithdrawHistory }) {
  const canWithdraw = canWithdrawNow(history);
  return (
    <section
      aria-labelledby="withdraw-panel-title"
      className="mt-4 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-paper p-4 sm:p-5"
    >
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <h2 id="withdraw-panel-title" className="text-16 font-medium">
          {m.withdrawals_title()}
        </h2>
        <Standing history={history} />
      </div>
      <a
        href={localizeHref('/contributor/withdrawals')}
        className={`${canWithdraw ? primaryButton : secondaryButton} max-sm:w-full`}
      >
        {canWithdraw ? m.earnings_panel_go() : m.earnings_panel_see()}
      </a>
    </section>
  );
}
