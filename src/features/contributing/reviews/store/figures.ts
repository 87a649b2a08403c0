import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

/** So many decisions say how long a review takes nowadays. */
const SAMPLE = 100;
/** Fewer than these say nothing. */
const MIN_SAMPLE = 5;

/** Minutes from submission to decision, the median of the last ones; null where there were too few. */
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

/** How the reviews of a contributor ended, by decision. */
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
