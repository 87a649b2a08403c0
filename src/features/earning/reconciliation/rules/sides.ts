/** Sums of one provider and day according to orders, provider and ledger; minor units. */
export interface SideSums {
  readonly provider: string;
  readonly currency: string;
  readonly count: number;
  readonly by_orders: number;
  readonly by_receipts: number;
  readonly by_ledger: number;
}

const none: Pick<SideSums, 'count' | 'by_orders' | 'by_receipts' | 'by_ledger'> = {
  count: 0,
  by_orders: 0,
  by_receipts: 0,
  by_ledger: 0,
};

/** Joins the sales and refunds of each provider. */
export function joinSides(sales: readonly SideSums[], refunds: readonly SideSums[]) {
  const nameOf = ({ provider, currency }: SideSums): string => `${provider} ${currency}`;
  const byName = new Map([...sales, ...refunds].map((each) => [nameOf(each), each]));
  return [...byName].map(([name, { provider, currency }]) => {
    const sold = sales.find((each) => nameOf(each) === name) ?? none;
    const given = refunds.find((each) => nameOf(each) === name) ?? none;
    return {
      provider,
      currency,
      orders: sold.count,
      ordered: sold.by_orders,
      received: sold.by_receipts,
      posted: sold.by_ledger,
      refunds: given.count,
      refunded: given.by_orders,
      sent_back: given.by_receipts,
      posted_back: given.by_ledger,
    };
  });
}
