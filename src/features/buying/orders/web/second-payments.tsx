import { Icon } from '../../../../ui/components/icon.tsx';
import { formatTime } from '../../../../ui/components/time.tsx';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { OrderView } from './order-view.ts';

function describePayment(
  { amount, at, returnedAt, transferReference }: OrderView['secondPayments'][number],
  currency: string,
): string {
  const values = { amount: formatMoney(amount, currency), day: formatTime(at, 'day') };
  if (returnedAt === null) return m.orders_second_came(values);
  if (transferReference === null) return m.orders_second_returned(values);
  return m.orders_second_transferred({ ...values, reference: transferReference });
}

/** Duplicate payments of an order. */
export function SecondPayments({ order: { secondPayments, currency } }: { order: OrderView }) {
  if (secondPayments.length === 0) return null;
  return (
    <section
      aria-labelledby="second-payments"
      className="flex min-w-0 items-start gap-3 rounded-card border border-line bg-paper p-4 text-14 lg:col-start-1"
    >
      <Icon name="info" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="grid min-w-0 gap-1 wrap-anywhere">
        <h2 id="second-payments" className="text-16 font-medium">
          {m.orders_second_title()}
        </h2>
        {secondPayments.map((each) => (
          <p key={each.at}>{describePayment(each, currency)}</p>
        ))}
      </div>
    </section>
  );
}
