import type { Database } from '../../../../platform/database/pool.ts';
import { readOrder, readOrdersIn } from '../store/orders.ts';

export { findOrderIds } from '../store/orders.ts';

export interface UnpaidOrder {
  readonly id: string;
  readonly number: number;
}

/** Orders of an account that nobody pays any more, oldest first. Money that was on its way may still come. */
export async function findUnpaidOrders(db: Database, accountId: string): Promise<UnpaidOrder[]> {
  const rows = await readOrdersIn(db, accountId, ['failed', 'cancelled', 'expired']);
  return rows.map(({ id, number }) => ({ id, number }));
}

/** Whether the account that ordered is still there. */
export async function hasBuyer(db: Database, orderId: string): Promise<boolean> {
  const order = await readOrder(db, orderId);
  return order !== undefined && order.account_id !== null;
}
