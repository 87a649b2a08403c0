import type { WithdrawStatus } from '../contract/withdrawals.ts';
import type { ResultRow } from './results.ts';

/** Maximum length of a reference, as in the database. */
const MAX_REFERENCE = 100;
const MAX_REASON = 500;

/** A withdrawal that a row of the bank's file is about. */
export interface ReportedRequest {
  readonly id: string;
  readonly status: WithdrawStatus;
  /** Amount in minor units. */
  readonly amount: number;
  readonly fee: number;
  readonly reference: string;
  /** Number of the payment file; null if there is none. */
  readonly batch: number | null;
}

/** The action for a row, or the reason why there is none. */
export type Judged =
  | { readonly verdict: 'do'; readonly step: 'pay' | 'fail'; readonly requestId: string }
  | { readonly verdict: 'skipped'; readonly why: 'none' }
  | { readonly verdict: 'unchanged'; readonly why: 'same' }
  | {
      readonly verdict: 'refused';
      readonly why: 'unknown' | 'no_request' | 'not_in_file' | 'other_amount' | 'other_result' | 'too_long';
    };

/** Whether the withdrawal already has the result of the row. */
const isSame = (request: ReportedRequest, { result, reference }: ResultRow): boolean =>
  result === 'paid'
    ? ['paid', 'returned'].includes(request.status) && request.reference === reference
    : request.status === 'failed';

/** Decides about a row. `request`: the withdrawal with the row's number, if it exists. */
export function judgeResult(row: ResultRow, request: ReportedRequest | undefined): Judged {
  const { result, amount, reference, reason } = row;
  if (result === 'none') return { verdict: 'skipped', why: 'none' };
  if (result === 'unknown') return { verdict: 'refused', why: 'unknown' };
  if (request === undefined) return { verdict: 'refused', why: 'no_request' };
  if (isSame(request, row)) return { verdict: 'unchanged', why: 'same' };
  if (request.batch === null) return { verdict: 'refused', why: 'not_in_file' };
  if (amount !== null && amount !== request.amount - request.fee) return { verdict: 'refused', why: 'other_amount' };
  if (request.status !== 'approved') return { verdict: 'refused', why: 'other_result' };
  if (reference.length > MAX_REFERENCE || reason.length > MAX_REASON) return { verdict: 'refused', why: 'too_long' };
  return { verdict: 'do', step: result === 'paid' ? 'pay' : 'fail', requestId: request.id };
}
