import type { Transaction } from '../../../platform/database/pool.ts';
import { postProviderFee } from '../../ledger/service/post.ts';
import { readFee } from '../store/history.ts';

/**
 * What the provider keeps of a payment that it has, where it says so: it stays kept whatever becomes of the order.
 * @throws DatabaseError 23505 where it was posted before
 */
export async function postFeeOf(tx: Transaction, paymentId: string): Promise<void> {
  const payment = await readFee(tx, paymentId);
  if (payment === undefined || payment.fee === null || payment.fee === 0) return;
  const { provider, currency, fee } = payment;
  await postProviderFee(tx, { provider, currency, paymentId, fee });
}
