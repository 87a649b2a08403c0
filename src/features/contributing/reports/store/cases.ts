import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage } from '../../../../platform/database/sorting.ts';

/** Identifier of a case: that of its content, list or rating, or of the report itself. */
const subject = sql<string>`coalesce(content_id, list_id, rating_id, id)`;
const isClaimed = sql<boolean>`(claimed_by is not null and claimed_at > now() - interval '15 minutes')`;

export interface CaseFilter {
  readonly status: 'open' | 'closed';
  readonly kind?: string | undefined;
  readonly claimed?: 'free' | 'mine' | 'others' | undefined;
  readonly hours?: number | undefined;
  readonly adminId: string;
}

export interface CaseRow {
  readonly id: string;
  readonly content_id: string | null;
  readonly list_id: string | null;
  readonly rating_id: string | null;
  /** Identifier of the first report in the case. */
  readonly first_id: string;
  readonly reports: number;
  readonly kinds: string[];
  readonly first_at: Date;
  readonly last_at: Date;
  readonly claimed_by: string | null;
  readonly claimed_until: Date | null;
  readonly outcome: string | null;
}

const columns = sql`
  ${subject} as id, (array_agg(content_id))[1] as content_id, (array_agg(list_id))[1] as list_id,
  (array_agg(rating_id))[1] as rating_id, min(id::text)::uuid as first_id, count(*) as reports,
  array_agg(distinct kind) as kinds, min(created_at) as first_at, max(created_at) as last_at,
  (array_agg(claimed_by order by claimed_at desc) filter (where ${isClaimed}))[1] as claimed_by,
  max(claimed_at) filter (where ${isClaimed}) + interval '15 minutes' as claimed_until,
  (array_agg(outcome order by closed_at desc nulls first))[1] as outcome`;

const conditions = ({ kind, claimed, hours, adminId }: CaseFilter): RawBuilder<boolean> => {
  const all: RawBuilder<boolean>[] = [sql`true`];
  if (kind !== undefined) all.push(sql`bool_or(kind = ${kind})`);
  if (hours !== undefined) all.push(sql`min(created_at) <= now() - make_interval(hours => ${hours}::integer)`);
  if (claimed === 'free') all.push(sql`not bool_or(${isClaimed})`);
  if (claimed === 'mine') all.push(sql`bool_or(${isClaimed} and claimed_by = ${adminId})`);
  if (claimed === 'others') all.push(sql`bool_or(${isClaimed} and claimed_by <> ${adminId})`);
  return sql`${sql.join(all, sql` and `)}`;
};

/** Sort orders of cases. A case sorts by its first report, whose identifier contains the time. */
export const caseSorting = createSorting(
  { first: { kind: 'id' }, reports: { kind: 'number', by: sql`count(*)` } },
  sql`min(id::text)::uuid`,
);

export async function readCases(db: Database, filter: CaseFilter, page: SortedPage<'first' | 'reports'>) {
  const { rows } = await sql<CaseRow & { sorted_by: string | number }>`
    select ${columns}, ${caseSorting.value(page.sort)} as sorted_by from report where status = ${filter.status} group by 1
    having ${conditions(filter)} and ${caseSorting.beyond(page)} order by ${caseSorting.order(page.sort)} limit ${page.limit}`.execute(
    db,
  );
  return rows;
}

/** Counts cases, up to `max`. */
export async function countCases(db: Database, filter: CaseFilter, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select ${subject} from report where status = ${filter.status} group by 1 having ${conditions(filter)} limit ${max}
    ) counted`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Number of open reports above which the count of their cases is only a lower bound. */
const MAX_OPEN = 1000;

/** Counts open cases, up to `max`. */
export async function countOpenCases(db: Database, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select distinct id from (select ${subject} as id from report where status = 'open' limit ${MAX_OPEN}) open limit ${max}
    ) counted`.execute(db);
  return rows[0]?.n ?? 0;
}

const about = (id: string) => sql<boolean>`
  (content_id = ${id} or list_id = ${id} or rating_id = ${id}
    or (id = ${id} and content_id is null and list_id is null and rating_id is null))`;

/** Reads one case with reports in any status. */
export async function readCase(db: Database, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`select ${columns} from report where ${about(id)} group by 1`.execute(db);
  return rows[0];
}

/** Reads the reports of a case, newest first. */
export async function readReportsAbout(db: Database, id: string, max: number) {
  return db
    .selectFrom('report')
    .select([
      'id',
      'kind',
      'words',
      'email',
      'account_id',
      'language',
      'created_at',
      'status',
      'outcome',
      'closed_at',
      'closed_by',
      'internal_note',
    ])
    .where(about(id))
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}

/** Locks the open reports of a case until the transaction ends. */
export async function lockOpen(tx: Transaction, id: string) {
  return tx
    .selectFrom('report')
    .select([
      'id',
      'content_id',
      'list_id',
      'rating_id',
      sql<string | null>`case when ${isClaimed} then claimed_by end`.as('claimed_by'),
    ])
    .where(about(id))
    .where('status', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Reads the accounts that sent the open reports of a case, without duplicates, in a fixed order. */
export async function readOpenReporters(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('report')
    .select('account_id')
    .distinct()
    .where(about(id))
    .where('status', '=', 'open')
    .where('account_id', 'is not', null)
    .orderBy('account_id')
    .execute();
  return rows.flatMap(({ account_id }) => account_id ?? []);
}

/** Claims open reports for an admin. @returns the end of the claim */
export async function claimOpen(tx: Transaction, ids: readonly string[], adminId: string): Promise<Date | undefined> {
  const [row] = await tx
    .updateTable('report')
    .set({ claimed_by: adminId, claimed_at: sql<Date>`now()` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning(sql<Date>`claimed_at + interval '15 minutes'`.as('until'))
    .execute();
  return row?.until;
}

/** Releases an admin's own claim; claims of others stay. */
export async function releaseOpen(tx: Transaction, id: string, adminId: string): Promise<void> {
  await tx
    .updateTable('report')
    .set({ claimed_by: null, claimed_at: null })
    .where(about(id))
    .where('status', '=', 'open')
    .where('claimed_by', '=', adminId)
    .execute();
}

export async function closeReports(
  tx: Transaction,
  ids: readonly string[],
  closing: { readonly outcome: string; readonly adminId: string; readonly internalNote: string },
): Promise<void> {
  await tx
    .updateTable('report')
    .set({
      status: 'closed',
      outcome: closing.outcome,
      closed_by: closing.adminId,
      closed_at: sql<Date>`now()`,
      internal_note: closing.internalNote,
      claimed_by: null,
      claimed_at: null,
    })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', '=', 'open')
    .execute();
}
