import type { Transaction } from '../../../../platform/database/pool.ts';
import { type AccountKey, type Journal, toAccountName } from '../rules/accounts.ts';
import { openAccounts } from '../store/accounts.ts';
import { addJournals } from '../store/journals.ts';

/** Opens those of the accounts that don't exist, in one order for everybody. */
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
 * Those that move nothing are left out: there is no fact in them. `also`: accounts that are to exist besides. What is written goes
 * with the next statement of the transaction, or with its commit.
 * @throws DatabaseError there: 23505 where one of the facts is written already, 23514 where an account would be overdrawn
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
