import { type Expression, type RawBuilder, sql } from 'kysely';
import { combineReads, type Reads } from '../../../../platform/database/combine-reads.ts';
import type { Database } from '../../../../platform/database/pool.ts';

/** Id of the withdrawal that a journal is about. */
const requestId = sql`case when e.kind like 'withdraw\\_%' then split_part(e.subject, ' ', 1)::uuid end`;

/** Adds details from orders and withdrawals to ledger entries; null for entries without them. */
export const joinLines = <E extends { readonly line_id: string | null }, L, W>(
  entries: Expression<E>,
  selectLine: (lineId: RawBuilder<unknown>) => Expression<L>,
  selectWithdrawal: (requestId: RawBuilder<unknown>) => Expression<W>,
) =>
  sql<E & { readonly line: L | null; readonly withdrawal: W | null }>`
    select e.*, (select row_to_json(line) from (${selectLine(sql`e.line_id`)}) line) as line,
      (select row_to_json(request) from (${selectWithdrawal(requestId)}) request) as withdrawal
    from (${entries}) e order by e.id desc`;

/** Makes the function that reads the data of the earnings page by one statement. */
export const createFirstPageReader = <R extends Reads>(
  select: (db: Database, accountId: string, currency: string, limit: number) => R,
) => combineReads(select);
