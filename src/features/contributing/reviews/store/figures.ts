import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { DB } from '../../../../platform/database/schema.ts';

/** Number of recent decisions from which the waiting time is estimated. */
const SAMPLE = 100;
/** Minimum number of decisions for an estimate. */
const MIN_SAMPLE = 5;

/** Reads the median time from submission to decision in recent reviews, in minutes; null if there were too few. */
export async function readMedianWait(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom(
      db
        .selectFrom('submission')
        .select(sql<number>`extract(epoch from decided_at - submitted_at) / 60`.as('minutes'))
        .where('decided_at', 'is not', null)
        .orderBy('decided_at', 'desc')
        .limit(SAMPLE)
        .as('last'),
    )
    .select([
      (eb) => eb.fn.countAll<number>().as('n'),
      sql<number | null>`percentile_cont(0.5) within group (order by minutes)`.as('median'),
    ])
    .executeTakeFirstOrThrow();
  return row.n < MIN_SAMPLE || row.median === null ? null : Math.round(row.median);
}

/** Counts a contributor's reviews by decision. */
export async function countDecisions(db: Database, contributorId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('submission')
    .select(['decision', (eb) => eb.fn.countAll<number>().as('n')])
    .where('contributor_id', '=', contributorId)
    .where('decision', 'is not', null)
    .groupBy('decision')
    .execute();
  return new Map(rows.map(({ decision, n }) => [decision ?? '', n]));
}

/** Number of recent refusals among which reasons are counted. */
const REFUSALS = 500;
/** Maximum number of reasons: one per shortcut key. */
const MAX_FREQUENT = 9;

/** Reads the most frequent reasons of recent refusals: first those of works in `related`, then those of all works. */
export async function readFrequentReasons(
  db: Database,
  related: SelectQueryBuilder<DB, 'content', { id: string }> | undefined,
): Promise<string[]> {
  const refused = db
    .selectFrom('submission')
    .select(['id', 'content_id'])
    .where(sql<SqlBool>`decision in ('changes_requested', 'rejected')`)
    .orderBy('decided_at', 'desc')
    .limit(REFUSALS);
  const isRelated =
    related === undefined
      ? sql<SqlBool>`false`
      : sql<SqlBool>`exists (${related.where('content.id', '=', sql.ref<string>('last.content_id'))})`;
  const rows = await db
    .selectFrom(refused.as('last'))
    .innerJoin('submission_reason as r', 'r.submission_id', 'last.id')
    .select('r.code')
    .groupBy('r.code')
    .orderBy(sql`count(*) filter (where ${isRelated})`, 'desc')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('r.code')
    .limit(MAX_FREQUENT)
    .execute();
  return rows.map(({ code }) => code);
}
