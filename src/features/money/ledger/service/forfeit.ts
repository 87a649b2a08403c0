import type { Transaction } from '../../../../platform/database/pool.ts';
import { toForfeitJournal } from '../rules/withdrawals.ts';
import { lockBalances } from '../store/accounts.ts';
import { postJournals } from './post-journals.ts';

export interface Forfeit {
  readonly contributorId: string;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
}

/**
 * A contributor gives up all that is free to withdraw. Moves nothing where that is another amount by now.
 * @throws DatabaseError 23505 for a contributor who has done so before
 */
export async function postForfeit(tx: Transaction, { contributorId, currency, amount }: Forfeit): Promise<void> {
  const balances = await lockBalances(tx, [contributorId], currency);
  const available = balances.find(({ kind }) => kind === 'contributor_available')?.balance ?? 0;
  if (available === amount) await postJournals(tx, [toForfeitJournal(contributorId, amount)], currency);
}
