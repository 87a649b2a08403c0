import type { Transaction } from '../../../../platform/database/pool.ts';
import { postProviderFee } from '../../../money/ledger/service/post.ts';
import type { PaymentRow } from '../store/payments.ts';

/**
 * Posts the provider's fee for a payment, in minor units, if the provider reports one. A later refund doesn't reverse
 * the fee.
 * @throws DatabaseError 23505, at the next statement, if the fee was posted before
 */
export async function postFeeOf(
  tx: Transaction,
  { id: paymentId, provider, currency }: PaymentRow,
  fee: number | null | undefined,
): Promise<void> {
  if (fee != null && fee !== 0) await postProviderFee(tx, { provider, currency, paymentId, fee });
}
