import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { DB } from '../../../../platform/database/schema.ts';
import { claimedUntil, isClaimed } from './claim.ts';

export interface QueueFilter {
  readonly adminId: string;
  readonly kind?: string | undefined;
  readonly contributorId?: string | undefined;
  readonly claimed?: 'free' | 'mine' | 'others' | undefined;
  /** Filter by assigned reviewer. */
  readonly assigned?: 'free' | 'mine' | 'others' | undefined;
  /** Minimum waiting time in hours. */
  readonly hours?: number | undefined;
  /** A query of the contents that match; undefined for all. */
  readonly contents?: SelectQueryBuilder<DB, 'content', { id: string }> | undefined;
}

export type QueueOrder = 'submitted' | '-submitted';

type Query<O> = SelectQueryBuilder<DB, 'submission', O>;

/** Identifier of the reviewed content: that of the revision, if it is one. */
const subject = sql<string>`coalesce(revision_id, content_id)`;

const queueColumns = [
  'id',
  'content_id',
  'contributor_id',
  'is_revision',
  'number',
  'kind',
  'note',
  'decision',
  'submitted_at',
  'claimed_at',
  'assigned_to',
  claimedUntil.as('claimed_until'),
  subject.as('subject_id'),
  sql<string | null>`case when ${isClaimed} then claimed_by end`.as('claimed_by'),
] as const;

function applyFilter<O>(query: Query<O>, filter: QueueFilter): Query<O> {
  const { adminId, kind, contributorId, claimed, assigned, hours, contents } = filter;
  let narrowed = query.where('decision', 'is', null);
  if (kind !== undefined) narrowed = narrowed.where('kind', '=', kind);
  if (contributorId !== undefined) narrowed = narrowed.where('contributor_id', '=', contributorId);
  if (claimed === 'free') narrowed = narrowed.where((eb) => eb.not(isClaimed));
  if (claimed === 'mine') narrowed = narrowed.where(isClaimed).where('claimed_by', '=', adminId);
  if (claimed === 'others') narrowed = narrowed.where(isClaimed).where('claimed_by', '<>', adminId);
  if (assigned === 'free') narrowed = narrowed.where('assigned_to', 'is', null);
  if (assigned === 'mine') narrowed = narrowed.where('assigned_to', '=', adminId);
  if (assigned === 'others') narrowed = narrowed.where('assigned_to', '<>', adminId);
  if (hours !== undefined)
    narrowed = narrowed.where(sql<SqlBool>`submitted_at <= now() - make_interval(hours => ${hours}::integer)`);
  if (contents !== undefined) narrowed = narrowed.where(subject, 'in', contents);
  return narrowed;
}

/** Reads a page of the queue in the order of identifiers, which sort by time. */
export async function readQueue(
  db: Database,
  filter: QueueFilter,
  { sort, after, limit }: { readonly sort: QueueOrder; readonly after: string | undefined; readonly limit: number },
) {
  const isOldestFirst = sort === 'submitted';
  return applyFilter(db.selectFrom('submission').select(queueColumns), filter)
    .$if(after !== undefined, (all) => all.where('id', isOldestFirst ? '>' : '<', after ?? ''))
    .orderBy('id', isOldestFirst ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}

export type QueueRow = Awaited<ReturnType<typeof readQueue>>[number];

/** Reads one submission as a row of the queue, decided or not. */
export const readQueued = (db: Database, id: string): Promise<QueueRow | undefined> =>
  db.selectFrom('submission').select(queueColumns).where('id', '=', id).executeTakeFirst();

/** Reads several submissions as rows of the queue; unknown ones are left out. */
export const readManyQueued = (db: Database, ids: readonly string[]): Promise<QueueRow[]> =>
  db.selectFrom('submission').select(queueColumns).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();

/** Counts submissions, up to `max`. */
export async function countQueue(db: Database, filter: QueueFilter, max: number): Promise<number> {
  const { n } = await db
    .selectFrom(applyFilter(db.selectFrom('submission').select('id'), filter).limit(max).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Finds the previous or next submission in the queue, decided or not. */
export async function readNeighbour(
  db: Database,
  filter: QueueFilter,
  id: string,
  direction: 'older' | 'newer',
): Promise<string | null> {
  const isOlder = direction === 'older';
  const row = await applyFilter(db.selectFrom('submission').select('id'), filter)
    .where('id', isOlder ? '<' : '>', id)
    .orderBy('id', isOlder ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Reads positions of open submissions in the queue, by identifier. */
export async function readPositions(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    select id, n::integer from (
      select id, row_number() over (order by id) as n from submission where decision is null
    ) as waiting where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

/** Counts waiting submissions up to and including this one. */
export async function countAhead(db: Database, id: string): Promise<number> {
  const { n } = await db
    .selectFrom('submission')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('decision', 'is', null)
    .where('id', '<=', id)
    .executeTakeFirstOrThrow();
  return n;
}

/** Counts open submissions of one contributor or of all. */
export async function countWaiting(db: Database, contributorId: string | undefined): Promise<number> {
  const { n } = await db
    .selectFrom('submission')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('decision', 'is', null)
    .$if(contributorId !== undefined, (all) => all.where('contributor_id', '=', contributorId ?? ''))
    .executeTakeFirstOrThrow();
  return n;
}

/** Counts submissions that were open at a time: those that still are, and those decided since. */
export async function countWaitingAt(db: Database, at: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from submission where decision is null and submitted_at <= ${at})
      + (select count(*) from submission where decided_at > ${at} and submitted_at <= ${at}))::integer as n`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
