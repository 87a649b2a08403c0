import { type Expression, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

export interface PersonReportRow {
  readonly case_id: string;
  readonly content_id: string | null;
  readonly kind: string;
  readonly outcome: string | null;
  readonly created_at: Date;
}

const columns = sql`coalesce(content_id, list_id, id) as case_id, content_id, kind, outcome, created_at`;

/** What an account reported, the last one first. */
export async function readReportsBy(db: Database, accountId: string, limit: number): Promise<PersonReportRow[]> {
  const { rows } = await sql<PersonReportRow>`
    select ${columns} from report where account_id = ${accountId} order by id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Reports about any of these contents, the last one first. Read before they are sorted: in the order of identifiers a few reports would
 * be looked for among all that there are.
 */
export async function readReportsAboutContents(
  db: Database,
  contents: Expression<{ id: string }>,
  limit: number,
): Promise<PersonReportRow[]> {
  const { rows } = await sql<PersonReportRow>`
    with own as materialized (
      select id, ${columns} from report where content_id in (${contents})
    )
    select case_id, content_id, kind, outcome, created_at from own order by id desc limit ${limit}`.execute(db);
  return rows;
}
