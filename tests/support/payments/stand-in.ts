import { randomBytes } from 'node:crypto';
import type { PaymentReport } from '../../../src/platform/payments/provider.ts';
import type { FaultyServer } from './faulty-server.ts';

/** What a stand-in keeps of an attempt. Tests change it to make the provider say something else. */
export interface StoredPayment {
  readonly id: string;
  reference: string;
  /** As the provider writes it. */
  amount: string;
  currency: string;
  merchant: string;
  status: PaymentReport['status'];
  isLive: boolean;
  transactionId: string;
  /** Paid once more for the same attempt. */
  extraTransactionId?: string;
  /** Default: the same sum. */
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

/** A payment as its server would tell us of it. */
export interface SentNotice {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

/** A provider's server as its documentation says, with the customer's side of it. */
export interface StandIn extends FaultyServer {
  readonly payments: Map<string, StoredPayment>;
  readonly refunds: StoredRefund[];
  /** By our reference. @throws for one that is unknown */
  readonly find: (reference: string) => StoredPayment;
  /** The customer agrees on the provider's page. */
  readonly pay: (reference: string) => void;
  readonly writeNotice: (reference: string, claim: PaymentReport['status']) => SentNotice;
}

/** Digits of two decimals as minor units. */
const toMinor = (decimal: string): number => Number(decimal.replace('.', ''));

/** Whether so much of it is still there to be given back. */
export function isRefundable(payment: StoredPayment, refunds: readonly StoredRefund[], amount: string): boolean {
  const back = refunds.filter(
    ({ transactionId, status }) => transactionId === payment.transactionId && status !== 'failed',
  );
  return toMinor(amount) + back.reduce((sum, each) => sum + toMinor(each.amount), 0) <= toMinor(payment.amount);
}

/** Several processes with stand-ins of their own may share a database. */
const ownMark = randomBytes(4).toString('hex').toUpperCase();
let made = 0;
export const createName = (prefix: string): string => {
  made += 1;
  return `${prefix}${ownMark}${String(made).padStart(6, '0')}`;
};
