import type { AccountKey, Journal } from './accounts.ts';
import { listTransfers } from './journals.ts';

const payable: AccountKey = { kind: 'surplus_payable' };

/** Money that a provider received and no order needed: an overpayment. */
export interface Surplus {
  readonly provider: string;
  readonly paymentId: string;
  readonly transactionId: string;
  /** Amount in minor units. */
  readonly amount: number;
}

/** Journal that records an overpayment as owed to the payer. */
export const toSurplusJournal = ({ provider, paymentId, transactionId, amount }: Surplus): Journal => ({
  kind: 'surplus',
  subject: `${paymentId} ${transactionId}`,
  lineId: null,
  transfers: listTransfers({ debit: { kind: 'provider_clearing', provider }, credit: payable, amount }),
});

/** A refunded overpayment. */
export interface SurplusReturn {
  readonly provider: string;
  /** Id of the refund that was sent to the provider. */
  readonly paymentRefundId: string;
  /** Amount in minor units. */
  readonly amount: number;
  /** Whether the site paid by bank or wallet transfer instead of the provider. */
  readonly isByTransfer: boolean;
}

export const toSurplusReturnJournal = ({
  provider,
  paymentRefundId,
  amount,
  isByTransfer,
}: SurplusReturn): Journal => ({
  kind: 'surplus_return',
  subject: paymentRefundId,
  lineId: null,
  transfers: listTransfers({
    debit: payable,
    credit: isByTransfer ? { kind: 'bank' } : { kind: 'provider_clearing', provider },
    amount,
  }),
});
