import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { describeTerms, type EarningTerms } from './earning-terms.ts';

/** Price of the example sale, in minor units. */
const PRICE = 50_000;

function Line({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-6 border-b border-line py-4 last:border-0 ${strong ? 'text-22 font-semibold' : 'text-16'}`}
    >
      <dt className={strong ? '' : 'text-muted'}>{label}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}

export function EarningsExample({ terms }: { terms: EarningTerms }) {
  const { currency, feeBasisPoints } = terms;
  const fee = Math.round((PRICE * feeBasisPoints) / 10_000);
  return (
    <section className="page mt-24 grid gap-10 lg:grid-cols-2 lg:gap-16" aria-labelledby="money">
      <div>
        <h2 id="money" className="text-28">
          {m.contributors_apply_money()}
        </h2>
        <p className="mt-4 max-w-[60ch] text-16 text-muted">{m.contributors_apply_money_text(describeTerms(terms))}</p>
      </div>
      <dl className="rounded-card border border-line bg-paper px-6 sm:px-8">
        <Line label={m.contributors_apply_money_price()} amount={formatMoney(PRICE, currency)} />
        <Line label={m.contributors_apply_money_fee(describeTerms(terms))} amount={`− ${formatMoney(fee, currency)}`} />
        <Line label={m.contributors_apply_money_yours()} amount={formatMoney(PRICE - fee, currency)} strong />
      </dl>
    </section>
  );
}
