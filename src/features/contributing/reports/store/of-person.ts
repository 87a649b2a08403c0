import { type Expression, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';

export interface PersonReportRow {
  readonly case_id: string;
  readonly content_id: string | null;
  readonly kind: string;
  readonly outcome: string | null;
  readonly created_at: Date;
}

const columns = sql`coalesce(content_id, list_id, rating_id, id) as case_id, content_id, kind, outcome, created_at`;

/** Reads the reports of an account, newest first. */
export async function readReportsBy(db: Database, accountId: string, limit: number): Promise<PersonReportRow[]> {
  const { rows } = await sql<PersonReportRow>`
    select ${columns} from report where account_id = ${accountId} order by id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Reads reports about any of these contents, newest first. They are materialized before sorting, because the planner
 * would otherwise scan all reports in the order of identifiers.
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
