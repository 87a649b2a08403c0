import type { Database } from '../../../../platform/database/pool.ts';
import { selectOwnedAmong } from '../../downloads/service/entitlements.ts';
import { createVariantQuery, readOrder, readOrdersIn } from '../store/orders.ts';

export { toMonthSpan } from '../rules/month.ts';
export { findOrderIds, findOrdersPaidIn } from '../store/orders.ts';

export interface UnpaidOrder {
  readonly id: string;
  readonly number: number;
}

/** An account's unpaid orders that have ended, oldest first. A payment in progress may still arrive for them. */
export async function findUnpaidOrders(db: Database, accountId: string): Promise<UnpaidOrder[]> {
  const rows = await readOrdersIn(db, accountId, ['failed', 'cancelled', 'expired']);
  return rows.map(({ id, number }) => ({ id, number }));
}

/** Whether the buyer's account still exists. */
export async function hasBuyer(db: Database, orderId: string): Promise<boolean> {
  const order = await readOrder(db, orderId);
  return order !== undefined && order.account_id !== null;
}

/** Selects an order's variants that its buyer owns through another order; column `variant_id`. */
export const selectOwnedLines = createVariantQuery(selectOwnedAmong);
