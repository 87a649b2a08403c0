import type { Transaction } from '../../../../platform/database/pool.ts';
import { toForfeitJournal } from '../rules/withdrawals.ts';
import { lockBalances } from '../store/accounts.ts';
import { postJournals } from './post-journals.ts';

export interface Forfeit {
  readonly contributorId: string;
  readonly currency: string;
  /** Amount in minor units. */
  readonly amount: number;
}

/**
 * Posts that a contributor gives up the available balance. Posts nothing if the balance differs from `amount` by now.
 * @throws DatabaseError 23505 if the contributor has given it up before
 */
export async function postForfeit(tx: Transaction, { contributorId, currency, amount }: Forfeit): Promise<void> {
  const balances = await lockBalances(tx, [contributorId], currency);
  const available = balances.find(({ kind }) => kind === 'contributor_available')?.balance ?? 0;
  if (available === amount) await postJournals(tx, [toForfeitJournal(contributorId, amount)], currency);
}
