import type { Transaction } from '../../../../platform/database/pool.ts';
import { type Surplus, type SurplusReturn, toSurplusJournal, toSurplusReturnJournal } from '../rules/surplus.ts';
import { postJournals } from './post-journals.ts';

interface InCurrency {
  readonly currency: string;
}

/**
 * Posts an overpayment.
 * @throws DatabaseError 23505, with the next statement, if it was posted before
 */
export const postSurplus = (tx: Transaction, { currency, ...surplus }: Surplus & InCurrency): Promise<void> =>
  postJournals(tx, [toSurplusJournal(surplus)], currency);

/**
 * Posts the refund of an overpayment.
 * @throws DatabaseError 23505, with the next statement, if it was posted before
 */
export const postSurplusReturn = (
  tx: Transaction,
  { currency, ...returned }: SurplusReturn & InCurrency,
): Promise<void> => postJournals(tx, [toSurplusReturnJournal(returned)], currency);
