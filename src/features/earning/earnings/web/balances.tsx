import type { OutputOf } from '../../../../platform/http/operation.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { earningsContract } from '../contract/earnings.ts';

export type CurrentEarnings = OutputOf<(typeof earningsContract)['current']>;

const cards = [
  ['available', () => m.earnings_available(), () => m.earnings_available_text()],
  ['pending', () => m.earnings_pending(), () => m.earnings_pending_text()],
  ['reserved', () => m.earnings_reserved(), () => m.earnings_reserved_text()],
  ['paid', () => m.earnings_paid(), () => m.earnings_paid_text()],
  ['debt', () => m.earnings_debt(), () => m.earnings_debt_text()],
] as const;

/** The contributor's balances: pending, available, reserved and owed. */
export function Balances({ balances, currency }: Pick<CurrentEarnings, 'balances' | 'currency'>) {
  return (
    <dl aria-label={m.earnings_balances()} className="grid grid-cols-2 gap-3 md:grid-cols-6 md:gap-4">
      {cards.map(([key, label, text]) => (
        <div
          key={key}
          className={`rounded-card border bg-paper p-4 sm:p-5 ${
            key === 'available'
              ? 'col-span-2 border-ink md:col-span-3'
              : `border-line ${key === 'pending' ? 'col-span-2 md:col-span-3' : 'md:col-span-2'}`
          } ${key === 'debt' ? 'max-md:col-span-2' : ''}`}
        >
          <dt className="text-14 text-muted">{label()}</dt>
          <dd
            className={`mt-1 tracking-tight tabular-nums ${key === 'available' || key === 'pending' ? 'text-28 font-semibold sm:text-36' : 'text-22 font-medium'} ${
              key === 'debt' && balances.debt > 0 ? 'text-danger' : ''
            }`}
          >
            {formatMoney(balances[key], currency)}
          </dd>
          <dd className="mt-1 text-12 text-muted">{text()}</dd>
        </div>
      ))}
    </dl>
  );
}
