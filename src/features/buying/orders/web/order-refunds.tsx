import { Time } from '../../../../ui/components/time.tsx';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { OrderView } from './order-view.ts';

/** Refunds of an order, and how they were paid. */
export function OrderRefunds({ order: { refunds, currency, lines } }: { order: OrderView }) {
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds" className="min-w-0 lg:col-start-1">
      <h2 id="refunds" className="mb-3 text-18">
        {m.orders_refunds()}
      </h2>
      <ul className="grid gap-4 text-14">
        {refunds.map(({ amount, at, lineIds, transferReference: reference }) => (
          <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-16">
                {lines
                  .filter(({ _id }) => lineIds.includes(_id))
                  .map(({ title, variantName }) => `${title} · ${variantName}`)
                  .join(', ')}
              </span>
              {reference === null ? m.orders_refund_same_way() : m.orders_refund_transfer({ reference })}
              <span className="block text-muted">
                <Time at={at} format="day" />
              </span>
            </span>
            <span className="text-16 font-medium tabular-nums">{formatMoney(amount, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
