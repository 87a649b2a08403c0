import type { AccountKey, Journal } from './accounts.ts';
import { listTransfers } from './journals.ts';

const payable: AccountKey = { kind: 'surplus_payable' };

/** Money that a provider has and that no order needed. */
export interface Surplus {
  readonly provider: string;
  readonly paymentId: string;
  readonly transactionId: string;
  /** Minor units. */
  readonly amount: number;
}

/** The surplus is owed to the payer. */
export const toSurplusJournal = ({ provider, paymentId, transactionId, amount }: Surplus): Journal => ({
  kind: 'surplus',
  subject: `${paymentId} ${transactionId}`,
  lineId: null,
  transfers: listTransfers({ debit: { kind: 'provider_clearing', provider }, credit: payable, amount }),
});

/** Such money that is back where it came from. */
export interface SurplusReturn {
  readonly provider: string;
  /** What was asked of the provider. */
  readonly paymentRefundId: string;
  /** Minor units. */
  readonly amount: number;
  /** The site's bank or wallet has paid it, not the provider. */
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
