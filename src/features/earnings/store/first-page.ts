import { type Expression, type RawBuilder, sql } from 'kysely';
import { combineReads, type Reads } from '../../../platform/database/combine-reads.ts';
import type { Database } from '../../../platform/database/pool.ts';

/** Entries of the books with what the orders know of their lines; null for what is of none. */
export const joinLines = <E extends { readonly line_id: string | null }, L>(
  entries: Expression<E>,
  selectLine: (lineId: RawBuilder<unknown>) => Expression<L>,
) =>
  sql<E & { readonly line: L | null }>`
    select e.*, (select row_to_json(line) from (${selectLine(sql`e.line_id`)}) line) as line
    from (${entries}) e order by e.id desc`;

/** What the page of earnings begins with, by one statement. */
export const createFirstPageReader = <R extends Reads>(
  select: (db: Database, accountId: string, currency: string, limit: number) => R,
) => combineReads(select);
