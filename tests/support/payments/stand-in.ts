import { randomBytes } from 'node:crypto';
import type { PaymentReport } from '../../../src/platform/payments/provider.ts';
import type { FaultyServer } from './faulty-server.ts';

/** Data that a stand-in stores about a payment. Tests change it to change the provider's response. */
export interface StoredPayment {
  readonly id: string;
  reference: string;
  /** Amount in the provider's format. */
  amount: string;
  currency: string;
  merchant: string;
  status: PaymentReport['status'];
  isLive: boolean;
  transactionId: string;
  /** Identifier of a second payment for the same attempt. */
  extraTransactionId?: string;
  /** Amount of the second payment; the default is the same amount. */
  extraAmount?: string;
  fee: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly noticeUrl: string;
}

export interface StoredRefund {
  readonly id: string;
  readonly transactionId: string;
  readonly reference: string;
  readonly amount: string;
  status: 'completed' | 'processing' | 'failed';
}

/** A notice as the provider's server would send it. */
export interface SentNotice {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

/** A provider's server by its documentation, with the actions of a customer. */
export interface StandIn extends FaultyServer {
  readonly payments: Map<string, StoredPayment>;
  readonly refunds: StoredRefund[];
  /** Finds a payment by our reference. @throws Error for an unknown reference */
  readonly find: (reference: string) => StoredPayment;
  /** Simulates that the customer approves the payment on the provider's page. */
  readonly pay: (reference: string) => void;
  readonly writeNotice: (reference: string, claim: PaymentReport['status']) => SentNotice;
}

/** Converts a decimal number with two digits to minor units. */
const toMinor = (decimal: string): number => Number(decimal.replace('.', ''));

/** Whether the remaining amount of the payment suffices for this refund. */
export function isRefundable(payment: StoredPayment, refunds: readonly StoredRefund[], amount: string): boolean {
  const back = refunds.filter(
    ({ transactionId, status }) => transactionId === payment.transactionId && status !== 'failed',
  );
  return toMinor(amount) + back.reduce((sum, each) => sum + toMinor(each.amount), 0) <= toMinor(payment.amount);
}

/** Mark of this process, because several processes with stand-ins may share a database. */
const ownMark = randomBytes(4).toString('hex').toUpperCase();
let made = 0;
export const createName = (prefix: string): string => {
  made += 1;
  return `${prefix}${ownMark}${String(made).padStart(6, '0')}`;
};
