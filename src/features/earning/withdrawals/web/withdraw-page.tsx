import { useRevalidator } from 'react-router';
import { Icon } from '../../../../ui/components/icon.tsx';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { NoOption } from '../../withdraw-options/web/no-option.tsx';
import { WithdrawForm, type WithdrawTerms } from './withdraw-form.tsx';
import { WithdrawHistoryList } from './withdraw-history.tsx';
import type { WithdrawHistory } from './withdraw-view.tsx';

function Asking({ types, history, now }: { types: readonly WithdrawTerms[]; history: WithdrawHistory; now: number }) {
  const revalidator = useRevalidator();
  const { canRequest, isActive } = history;
  if (!canRequest)
    return (
      <p className="flex items-start gap-2 text-14 text-muted">
        <Icon name="info" className="mt-0.5 size-4 shrink-0" />
        {isActive ? m.withdrawals_not_now() : m.withdrawals_not_active()}
      </p>
    );
  if (types.every(({ option }) => option === null)) return <NoOption />;
  return <WithdrawForm types={types} history={history} now={now} onChange={() => void revalidator.revalidate()} />;
}

/** A contributor's page to request withdrawals and see their status. */
export function WithdrawPage(props: { types: readonly WithdrawTerms[]; history: WithdrawHistory; now: number }) {
  const { history, now } = props;
  const revalidator = useRevalidator();
  const [newest] = history.items;
  return (
    <>
      <h1 className="text-28 tracking-tight">{m.withdrawals_title()}</h1>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <section className="rounded-card border border-line bg-paper p-5 sm:p-6">
          <h2 className="text-14 text-muted">{m.withdrawals_available()}</h2>
          <p className="mt-1 text-28 font-medium tracking-tight tabular-nums">
            {formatMoney(history.available, history.currency)}
          </p>
          <p className="mt-1 mb-6 text-14 text-danger">
            {history.debt === 0 ? '' : m.withdrawals_debt({ debt: formatMoney(history.debt, history.currency) })}
          </p>
          <Asking {...props} />
        </section>
        <section>
          <h2 className="mb-3 text-18">{m.withdrawals_history()}</h2>
          <WithdrawHistoryList
            key={`${newest?._id} ${newest?.status}`}
            first={history}
            now={now}
            onChange={() => void revalidator.revalidate()}
          />
        </section>
      </div>
    </>
  );
}
