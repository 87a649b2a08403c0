import type { Transaction } from '../../../../platform/database/pool.ts';
import { postProviderFee } from '../../../money/ledger/service/post.ts';
import type { PaymentRow } from '../store/payments.ts';

/**
 * What the provider keeps of a payment that it has, where it says so, in minor units: it stays kept whatever becomes of the order.
 * @throws DatabaseError 23505, with the next statement, where it was posted before
 */
export async function postFeeOf(
  tx: Transaction,
  { id: paymentId, provider, currency }: PaymentRow,
  fee: number | null | undefined,
): Promise<void> {
  if (fee != null && fee !== 0) await postProviderFee(tx, { provider, currency, paymentId, fee });
}
