import { parseDecimal } from '../amounts.ts';
import { PaymentProviderError } from '../errors.ts';
import type { Movement, PaymentMode, PaymentReport } from '../provider.ts';
import type { Transaction } from './client.ts';

/** Our store, for transactions that don't name one. */
interface OwnStore {
  readonly storeId: string;
  readonly mode: PaymentMode;
}

const isPaid = ({ status }: Transaction): boolean => status === 'VALID' || status === 'VALIDATED';

function toMovement(found: Transaction, own: OwnStore): Movement {
  const currency = found.currency_type ?? '';
  const amount = /^[A-Z]{3}$/.test(currency) ? parseDecimal(found.currency_amount ?? '', currency) : undefined;
  if (amount === undefined || !found.bank_tran_id)
    throw new PaymentProviderError('in_doubt', 'SSLCOMMERZ calls a payment valid without saying how much it was');
  // Settlements are in taka, so the fee of other currencies is unknown.
  const [gross, net] = [parseDecimal(found.amount ?? '', 'BDT'), parseDecimal(found.store_amount ?? '', 'BDT')];
  const fee = currency === 'BDT' && gross !== undefined && net !== undefined && net <= gross ? gross - net : undefined;
  const merchant = found.store_id ?? own.storeId;
  return {
    transactionId: found.bank_tran_id,
    amount,
    currency,
    reference: found.tran_id,
    merchant,
    mode: own.mode,
    fee,
  };
}

const byDate = (a: Transaction, b: Transaction): number => ((a.tran_date ?? '') < (b.tran_date ?? '') ? -1 : 1);

/** Status of an attempt without a payment: that of the last transaction. */
export function toUnpaid(all: readonly Transaction[]): PaymentReport {
  const last = all.toSorted(byDate).at(-1)?.status ?? '';
  if (last === 'FAILED') return { status: 'failed' };
  if (last === 'CANCELLED') return { status: 'cancelled' };
  if (last === 'EXPIRED') return { status: 'expired' };
  return { status: 'pending', isApproved: false };
}

/** Paid transactions, in the order of their time. */
export const listPaid = (all: readonly Transaction[]): Transaction[] => all.filter(isPaid).toSorted(byDate);

/**
 * Report of a paid attempt: the validated first transaction, with the others as extra payments.
 * @throws PaymentProviderError `in_doubt` if the validation fails or has no amount
 */
export function toPaid(valid: Transaction | undefined, others: readonly Transaction[], own: OwnStore): PaymentReport {
  if (valid === undefined || !isPaid(valid))
    throw new PaymentProviderError('in_doubt', 'SSLCOMMERZ lists a payment that it does not validate');
  const status = valid.risk_level === '0' ? 'completed' : 'held';
  return { status, ...toMovement(valid, own), extra: others.map((each) => toMovement(each, own)) };
}
