import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { BreakKind, BreakState } from '../contract/reconciliation.ts';

const stays = sql`b.state = 'accepted' and (b.expected, b.found) is not distinct from (excluded.expected, excluded.found)`;

/** The run, and the day that it compares; null for the whole history. */
export interface Place {
  readonly runId: string;
  readonly day: string | null;
}

export interface FindStatement {
  /** Common table expressions of the statement, each followed by a comma. */
  readonly parts: RawBuilder<unknown>;
  /**
   * Query of the discrepancies: `kind`, `subject`, `provider`, `currency`, `order_id`, `contributor_id`, `expected`,
   * `found`, `detail`.
   */
  readonly found: RawBuilder<unknown>;
  /** The final query of the statement. */
  readonly answer: RawBuilder<unknown>;
}

/**
 * Stores discrepancies by one statement. An accepted one stays accepted while its amounts are unchanged; a closed one
 * is reopened. Both keep the note of the last acceptance.
 */
export async function writeFound<Row>(
  tx: Transaction,
  { runId, day }: Place,
  { parts, found, answer }: FindStatement,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with ${parts} written as (
      insert into reconciliation_break as b
        (kind, subject, day, provider, currency, order_id, contributor_id, expected, found, detail, run_id)
      select kind, subject, ${day}::date, provider, currency, order_id, contributor_id, expected, found, detail, ${runId}::uuid
      from (select distinct on (kind, subject) * from ${found} f) f
      on conflict (kind, subject) do update set
        day = excluded.day, provider = excluded.provider, currency = excluded.currency, order_id = excluded.order_id,
        contributor_id = excluded.contributor_id, expected = excluded.expected, found = excluded.found,
        detail = excluded.detail, run_id = excluded.run_id, last_seen = now(), closed_at = null,
        opened_at = case when b.state = 'closed' then now() else b.opened_at end,
        state = case when ${stays} then 'accepted' else 'open' end
    )
    ${answer}`.execute(tx);
  return rows;
}

export interface FoundBreak {
  readonly kind: BreakKind;
  readonly subject: string;
  readonly provider?: string;
  readonly currency?: string;
  readonly orderId?: string;
  readonly contributorId?: string;
  /** Expected and found amount in minor units. */
  readonly expected: number | null;
  readonly found: number | null;
  readonly detail?: string;
}

/** Stores discrepancies of the whole history. */
export async function addBreaks(tx: Transaction, runId: string, breaks: readonly FoundBreak[]): Promise<void> {
  if (breaks.length === 0) return;
  const json = JSON.stringify(
    breaks.map(({ orderId = null, contributorId = null, detail = '', ...rest }) => ({
      ...rest,
      detail,
      order_id: orderId,
      contributor_id: contributorId,
    })),
  );
  const found = sql`(
    select * from jsonb_to_recordset(${json}::jsonb) as r
      (kind text, subject text, provider text, currency text, order_id uuid, contributor_id uuid, expected bigint, found bigint, detail text))`;
  await writeFound(tx, { runId, day: null }, { parts: sql``, found, answer: sql`select` });
}

/**
 * Closes discrepancies that a run no longer finds, for a day or the whole history, except for kinds that the run didn't
 * list completely.
 */
export async function closeMended(
  tx: Transaction,
  runId: string,
  { day, cut = [] }: { readonly day: string | null; readonly cut?: readonly BreakKind[] },
): Promise<void> {
  await sql`
    update reconciliation_break set state = 'closed', closed_at = now()
    where state <> 'closed' and run_id <> ${runId} and day is not distinct from ${day}::date
      and kind <> all(${cut}::text[])`.execute(tx);
}

/** Accepted discrepancies of the whole history, as `kind` and `subject`. */
export async function readAccepted(db: Database): Promise<{ readonly kind: BreakKind; readonly subject: string }[]> {
  const { rows } = await sql<{ kind: BreakKind; subject: string }>`
    select kind, subject from reconciliation_break where state = 'accepted' and day is null`.execute(db);
  return rows;
}

/** Maximum number of days per run on which all discrepancies are accepted; most of them are never resolved. */
const MAX_ACCEPTED_DAYS = 30;

/**
 * Days with open discrepancies, and some days with accepted ones, those checked longest ago first, to notice when they
 * are resolved.
 */
export async function readBrokenDays(db: Database): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    (select distinct to_char(day, 'YYYY-MM-DD') as day from reconciliation_break where state = 'open' and day is not null)
    union
    (select to_char(day, 'YYYY-MM-DD') from reconciliation_break where state = 'accepted' and day is not null
     group by day order by min(last_seen), day limit ${MAX_ACCEPTED_DAYS})`.execute(db);
  return rows.map(({ day }) => day);
}

export async function countOpen(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from reconciliation_break where state = 'open'`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface BreakRow {
  readonly id: string;
  readonly kind: BreakKind;
  readonly subject: string;
  readonly day: string | null;
  readonly provider: string | null;
  readonly currency: string | null;
  readonly order_id: string | null;
  readonly contributor_id: string | null;
  readonly expected: number | null;
  readonly found: number | null;
  readonly detail: string;
  readonly state: BreakState;
  readonly first_seen: Date;
  readonly last_seen: Date;
  readonly closed_at: Date | null;
  readonly accepted_at: Date | null;
  readonly accepted_by: string | null;
  readonly note: string;
  /** Time of `first_seen` in microseconds since 1970. */
  readonly at: number;
}

/** Cursor position: `first_seen` in microseconds since 1970, and the id. */
export interface BreakPosition {
  readonly at: number;
  readonly id: string;
}

const columns = sql`id, kind, subject, to_char(day, 'YYYY-MM-DD') as day, provider, currency, order_id, contributor_id, expected,
  found, detail, state, first_seen, last_seen, closed_at, accepted_at, accepted_by, note,
  (extract(epoch from first_seen) * 1000000)::bigint as at`;

/** Discrepancies, newest first. */
export async function readBreaks(
  db: Database,
  state: BreakState,
  { after, limit }: { readonly after: BreakPosition | undefined; readonly limit: number },
): Promise<BreakRow[]> {
  const bound =
    after === undefined
      ? sql`true`
      : sql`(first_seen, id) < ('epoch'::timestamptz + ${after.at} * interval '1 microsecond', ${after.id}::uuid)`;
  const { rows } = await sql<BreakRow>`
    select ${columns} from reconciliation_break where state = ${state} and ${bound}
    order by first_seen desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countBreaks(db: Database, state: BreakState, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from reconciliation_break where state = ${state} limit ${max}) b`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Accepts an open discrepancy; undefined if it isn't open. */
export async function acceptBreak(
  tx: Transaction,
  { id, adminId, note }: { readonly id: string; readonly adminId: string; readonly note: string },
): Promise<BreakRow | undefined> {
  const { rows } = await sql<BreakRow>`
    update reconciliation_break set state = 'accepted', accepted_at = now(), accepted_by = ${adminId}, note = ${note}
    where id = ${id} and state = 'open' returning ${columns}`.execute(tx);
  return rows[0];
}

export async function hasBreak(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`select from reconciliation_break where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Discrepancies that this run found first, or found again after they had been closed. */
export async function readNewBreaks(db: Database, runId: string): Promise<BreakRow[]> {
  const { rows } = await sql<BreakRow>`
    select ${columns} from reconciliation_break b
    where b.run_id = ${runId} and b.state = 'open'
      and b.opened_at >= (select started_at from reconciliation_run where id = ${runId})
    order by id limit 100`.execute(db);
  return rows;
}
