import type { Transaction } from '../../../../platform/database/pool.ts';
import { type AccountKey, type Journal, toAccountName } from '../rules/accounts.ts';
import { openAccounts } from '../store/accounts.ts';
import { addJournals } from '../store/journals.ts';

/** Creates missing accounts, always in the same order, so that concurrent transactions can't deadlock. */
function openKeys(tx: Transaction, keys: readonly AccountKey[], currency: string): Promise<void> {
  const byName = new Map(keys.map((key) => [toAccountName(key), key]));
  const accounts = [...byName].map(([name, key]) => ({
    name,
    kind: key.kind,
    contributorId: 'contributorId' in key ? key.contributorId : null,
    provider: 'provider' in key ? key.provider : null,
  }));
  accounts.sort((a, b) => (a.name < b.name ? -1 : 1));
  return openAccounts(tx, accounts, currency);
}

/**
 * Posts journals; those without transfers are left out. `also`: further accounts to create. The inserts run with the
 * transaction's next statement or its commit.
 * @throws DatabaseError, from that statement: 23505 if a journal was posted before, 23514 if an account would be
 * overdrawn
 */
export async function postJournals(
  tx: Transaction,
  journals: readonly Journal[],
  currency: string,
  also: readonly AccountKey[] = [],
): Promise<void> {
  const full = journals.filter(({ transfers }) => transfers.length > 0);
  const keys = full.flatMap(({ transfers }) => transfers.flatMap(({ debit, credit }) => [debit, credit]));
  await openKeys(tx, [...also, ...keys], currency);
  const rows = full.map(({ transfers, ...journal }) => ({
    ...journal,
    transfers: transfers.map(({ debit, credit, amount }) => ({
      debit: toAccountName(debit),
      credit: toAccountName(credit),
      amount,
    })),
  }));
  await addJournals(tx, rows, currency);
}
