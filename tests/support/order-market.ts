import type fc from 'fast-check';
import { expect } from 'vitest';
import { inTransaction, type TransactionContext } from '../../src/platform/context.ts';
import { readAffiliates } from './affiliates.ts';
import type { TestApp } from './app.ts';
import type { OrderModel } from './order-model.ts';
import type { SignedInUser } from './people.ts';

export interface Market {
  readonly app: TestApp;
  readonly buyers: readonly SignedInUser[];
  readonly works: readonly { readonly contentId: string; readonly variantId: string }[];
  /** Codes of coupons, and one that doesn't exist. */
  readonly codes: readonly string[];
  /** A bundle of the works that cost something. */
  readonly bundleId: string;
  /** Codes of affiliates' links. */
  readonly links: readonly string[];
  /** Starts the sale of the works, or ends it. */
  readonly setSale: (runs: boolean) => Promise<void>;
  /** Sets rates of VAT in basis points, or turns VAT off. */
  readonly setVat: (vat: { readonly sale: number; readonly fee: number } | undefined) => Promise<void>;
}

export type OrderCommand = fc.AsyncCommand<OrderModel, Market>;
export const write = <T>({ app }: Market, work: (ctx: TransactionContext) => Promise<T>): Promise<T> =>
  inTransaction(app.systemContext(), work);

/** Compares every order line with the ledger and the entitlements, and checks the invariants. */
export async function compare({ orders }: OrderModel, { app }: Market): Promise<void> {
  const found = await app.pool.query(
    `select l.id, o.status,
       exists (select from ledger.journal j where j.kind = 'sale' and j.line_id = l.id) as "isSold",
       exists (select from ledger.journal j where j.kind = 'refund' and j.line_id = l.id) as "isTakenBack",
       exists (select from entitlement e where e.order_line_id = l.id and e.revoked_at is null) as "isActive"
     from order_line l join customer_order o on o.id = l.order_id where o.id = any($1::uuid[]) order by l.id`,
    [orders.map(({ id }) => id)],
  );
  const expected = orders.flatMap(({ status, isPaidByProvider, lines }) =>
    lines.map(({ id, price, isActive, isReturned }) => ({
      id,
      status,
      isSold: isPaidByProvider && price > 0,
      isTakenBack: isPaidByProvider && price > 0 && isReturned,
      isActive,
    })),
  );
  expect(found.rows).toEqual(expected.sort((one, other) => (one.id < other.id ? -1 : 1)));
  const { rows } = await app.pool.query(
    'select rule, subject from order_violation union all select rule, subject from ledger.violation',
  );
  expect(rows).toEqual([]);
  for (const { held, earned } of await readAffiliates(app)) expect(held).toBe(earned);
}
