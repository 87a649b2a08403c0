import { type RawBuilder, sql } from 'kysely';
import type { Database } from './pool.ts';

/** A violated rule. */
export interface Violation {
  readonly rule: string;
  readonly subject: string;
  readonly expected: string;
  readonly actual: string;
}

/** Maximum number of violations to list. */
const MAX_VIOLATIONS = 1000;

/**
 * Lists the rows of a query of violations up to the maximum; if there are more, the last row has the total. Runs the
 * whole query.
 */
export async function readFirstViolations(db: Database, found: RawBuilder<unknown>): Promise<Violation[]> {
  const { rows } = await sql<Violation & { total: number }>`
    select rule, coalesce(subject, '') as subject, expected::text, actual::text, count(*) over ()::int as total
    from (${found}) found limit ${MAX_VIOLATIONS}`.execute(db);
  const listed = rows.map(({ total: _, ...violation }): Violation => violation);
  const total = rows[0]?.total ?? 0;
  if (total <= rows.length) return listed;
  return [...listed, { rule: 'more_than_listed', subject: '', expected: String(rows.length), actual: String(total) }];
}
