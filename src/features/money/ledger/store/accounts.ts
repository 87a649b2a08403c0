import { type Expression, sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { ContributorKind } from '../rules/accounts.ts';

export interface NamedAccount {
  /** Name of the account in the database; see `toAccountName`. */
  readonly name: string;
  readonly kind: string;
  readonly contributorId: string | null;
  readonly provider: string | null;
}

const insertMissing = compileOnce(
  (_tx: Transaction, accounts: string, currency: string) => sql`
    insert into ledger.account (id, kind, contributor_id, provider, currency)
    select id, kind, contributor_id, provider, ${currency} from rows from (json_to_recordset(${accounts}::json)
      as (id uuid, name text, kind text, contributor_id uuid, provider text)) with ordinality as given
    where (select a.id from ledger.account a where a.name = given.name and a.currency = ${currency}) is null
    order by ordinality
    on conflict do nothing`,
);

/** Creates missing accounts in the order of the list. Callers use the same order, which prevents deadlocks. */
export async function openAccounts(
  tx: Transaction,
  accounts: readonly NamedAccount[],
  currency: string,
): Promise<void> {
  if (accounts.length === 0) return;
  const rows = accounts.map(({ contributorId, ...account }) => ({
    ...account,
    id: createId(),
    contributor_id: contributorId,
  }));
  await insertMissing(tx, JSON.stringify(rows), currency);
}

export interface ContributorBalance {
  readonly contributorId: string;
  readonly kind: ContributorKind;
  /** Balance in minor units. */
  readonly balance: number;
}

/** Reads balances and locks them until the transaction ends, for decisions that depend on them. */
export async function lockBalances(
  tx: Transaction,
  contributorIds: readonly string[],
  currency: string,
): Promise<ContributorBalance[]> {
  const { rows } = await sql<{ contributor_id: string; kind: ContributorKind; balance: number }>`
    select contributor_id, kind, balance from ledger.lock_balances(${contributorIds}::uuid[], ${currency})`.execute(tx);
  return rows.map(({ contributor_id, ...rest }) => ({ contributorId: contributor_id, ...rest }));
}

/** Locks the balances of all contributors who got a share of these lines. */
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
export const selectBalances = (contributorId: string | Expression<unknown>, currency: string) =>
  sql<Pick<ContributorBalance, 'kind' | 'balance'>>`
    select kind, balance from ledger.account where contributor_id = ${contributorId} and currency = ${currency}`;

export async function readBalances(
  db: Database,
  contributorId: string,
  currency: string,
): Promise<Map<ContributorKind, number>> {
  const { rows } = await selectBalances(contributorId, currency).execute(db);
  return new Map(rows.map(({ kind, balance }) => [kind, balance]));
}

/** Debts by contributor, in minor units. Contributors without a debt are missing. */
export async function findDebts(
  db: Database,
  contributorIds: readonly string[],
  currency: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('ledger.account')
    .select(['contributor_id', 'balance'])
    .where('contributor_id', '=', sql<string>`any(${contributorIds}::uuid[])`)
    .where('currency', '=', currency)
    .where('kind', '=', 'contributor_debt')
    .where('balance', '>', 0)
    .execute();
  return new Map(rows.map(({ contributor_id, balance }) => [contributor_id ?? '', balance]));
}

/** Whether the ledger has accounts of a contributor; the ledger keeps the id permanently. */
export async function hasBooks(db: Database, contributorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('ledger.account')
    .select('id')
    .where('contributor_id', '=', contributorId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sum of the transfers of an account that keeps no balance; positive in the account's normal direction. */
export async function sumAccount(db: Database, name: string, currency: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select (a.side * (
      coalesce((select sum(amount) from ledger.transfer where debit_id = a.id), 0)
      - coalesce((select sum(amount) from ledger.transfer where credit_id = a.id), 0)))::bigint as balance
    from ledger.account a where name = ${name} and currency = ${currency}`.execute(db);
  return rows[0]?.balance ?? 0;
}
