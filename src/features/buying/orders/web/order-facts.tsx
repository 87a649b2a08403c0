import type { ReactNode } from 'react';
import { Time } from '../../../../ui/components/time.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { formatOrderNumber, type OrderView } from './order-view.ts';

const providers: Readonly<Record<string, () => string>> = {
  sandbox: m.orders_with_sandbox,
  bkash: m.orders_with_bkash,
  sslcommerz: () => 'SSLCOMMERZ',
  stripe: () => 'Stripe',
};

/** Facts that support asks for: number, date and payment method. */
export function OrderFacts({ order: { number, receiptNumber, paidAt, provider } }: { order: OrderView }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [m.orders_fact_number(), formatOrderNumber(number)],
    ...(receiptNumber === null ? [] : [[m.orders_fact_receipt(), receiptNumber] as const]),
    ...(paidAt === null ? [] : [[m.orders_fact_paid(), <Time key="paid" at={paidAt} format="minute" />] as const]),
    ...(provider === null ? [] : [[m.orders_fact_with(), providers[provider]?.() ?? provider] as const]),
  ];
  return (
    <dl className="grid gap-2 border-t border-line pt-4 text-14">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
