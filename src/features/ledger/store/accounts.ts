import { sql } from 'kysely';
import { createId } from '../../../platform/database/id.ts';
import { isOneOfTexts } from '../../../platform/database/one-of.ts';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { ContributorKind } from '../rules/accounts.ts';

async function readIds(tx: Transaction, names: readonly string[], currency: string): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('ledger.account')
    .select(['id', 'name'])
    .where('name', '=', isOneOfTexts(names))
    .where('currency', '=', currency)
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

export interface NamedAccount {
  /** As the database names it; see `toAccountName`. */
  readonly name: string;
  readonly kind: string;
  readonly contributorId: string | null;
  readonly provider: string | null;
}

/**
 * Identifiers of accounts by their names; opens those that don't exist, in the order of the list, which must be the same for
 * everybody: then two can't wait for each other.
 */
export async function openAccounts(
  tx: Transaction,
  accounts: readonly NamedAccount[],
  currency: string,
): Promise<ReadonlyMap<string, string>> {
  const names = accounts.map(({ name }) => name);
  const found = await readIds(tx, names, currency);
  const missing = accounts.filter(({ name }) => !found.has(name));
  if (missing.length === 0) return found;
  await tx
    .insertInto('ledger.account')
    .values(
      missing.map(({ kind, contributorId, provider }) => ({
        id: createId(),
        kind,
        contributor_id: contributorId,
        provider,
        currency,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readIds(tx, names, currency);
}

export interface ContributorBalance {
  readonly contributorId: string;
  readonly kind: ContributorKind;
  /** Minor units. */
  readonly balance: number;
}

/** Held until the transaction ends: for what depends on how much there is. */
export async function lockBalances(
  tx: Transaction,
  contributorIds: readonly string[],
  currency: string,
): Promise<ContributorBalance[]> {
  const { rows } = await sql<{ contributor_id: string; kind: ContributorKind; balance: number }>`
    select contributor_id, kind, balance from ledger.lock_balances(${contributorIds}::uuid[], ${currency})`.execute(tx);
  return rows.map(({ contributor_id, ...rest }) => ({ contributorId: contributor_id, ...rest }));
}

/** The same of everybody who got something of these lines. */
export async function lockBalancesOfLines(
  tx: Transaction,
  lineIds: readonly string[],
  currency: string,
): Promise<ContributorBalance[]> {
  const { rows } = await sql<{ contributor_id: string; kind: ContributorKind; balance: number }>`
    select contributor_id, kind, balance from ledger.lock_balances(array(
      select distinct a.contributor_id
      from ledger.journal j
      join ledger.transfer t on t.journal_id = j.id
      join ledger.account a on a.id = t.credit_id
      where j.kind = 'sale' and j.line_id = any(${lineIds}::uuid[]) and a.contributor_id is not null
    ), ${currency})`.execute(tx);
  return rows.map(({ contributor_id, ...rest }) => ({ contributorId: contributor_id, ...rest }));
}

/** Balances of a contributor, by account; an account that was never used is missing. */
export async function readBalances(
  db: Database,
  contributorId: string,
  currency: string,
): Promise<Map<ContributorKind, number>> {
  const rows = await db
    .selectFrom('ledger.account')
    .select(['kind', 'balance'])
    .where('contributor_id', '=', contributorId)
    .where('currency', '=', currency)
    .execute();
  return new Map(rows.map(({ kind, balance }) => [kind as ContributorKind, balance]));
}

/** Of any kind and currency. */
export async function hasAccount(db: Database, contributorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger.account')
    .select('id')
    .where('contributor_id', '=', contributorId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The sum of an account that keeps no balance, in the direction in which it grows. */
export async function sumAccount(db: Database, name: string, currency: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select (a.side * (
      coalesce((select sum(amount) from ledger.transfer where debit_id = a.id), 0)
      - coalesce((select sum(amount) from ledger.transfer where credit_id = a.id), 0)))::bigint as balance
    from ledger.account a where name = ${name} and currency = ${currency}`.execute(db);
  return rows[0]?.balance ?? 0;
}
