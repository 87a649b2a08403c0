import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage, sortPage } from '../../../../platform/database/sorting.ts';
import type { WithdrawRequestType, WithdrawStatus } from '../contract/withdrawals.ts';
import { selectRequests } from './requests.ts';

/** Search terms; a withdrawal matches if any of them does. */
export interface WithdrawSearch {
  readonly number: number | undefined;
  readonly reference: string;
  /** A query of contributors' ids. */
  readonly contributors: Expression<{ id: string }>;
}

export interface WithdrawFilters {
  readonly search: WithdrawSearch | undefined;
  readonly statuses: readonly WithdrawStatus[] | undefined;
  readonly type: WithdrawRequestType | undefined;
  /** End of the period: only withdrawals requested until this time. */
  readonly until: Date | undefined;
  readonly contributorId: string | undefined;
}

export const noFilters: WithdrawFilters = {
  search: undefined,
  statuses: undefined,
  type: undefined,
  until: undefined,
  contributorId: undefined,
};

/** Each kind of match has its own index, so the query is a union. */
const selectFitting = (db: Database, { number, reference, contributors }: WithdrawSearch) =>
  db
    .selectFrom('withdraw_request')
    .select('id')
    .where('reference', '=', reference)
    .where('reference', '<>', '')
    .union(db.selectFrom('withdraw_request').select('id').where(sql<SqlBool>`contributor_id in (${contributors})`))
    .$if(number !== undefined, (query) =>
      query.union(
        db
          .selectFrom('withdraw_request')
          .select('id')
          .where('number', '=', number ?? 0),
      ),
    );

const filterRequests = (db: Database, { search, statuses, type, until, contributorId }: WithdrawFilters) =>
  selectRequests(db)
    .$if(search !== undefined, (query) =>
      search === undefined ? query : query.where('withdraw_request.id', 'in', selectFitting(db, search)),
    )
    .$if(statuses !== undefined, (query) => query.where('withdraw_request.status', 'in', statuses ?? []))
    .$if(type !== undefined, (query) => query.where('withdraw_request.type', '=', type ?? ''))
    .$if(until !== undefined, (query) => query.where('withdraw_request.requested_at', '<=', until ?? new Date(0)))
    .$if(contributorId !== undefined, (query) =>
      query.where('withdraw_request.contributor_id', '=', contributorId ?? ''),
    );

/**
 * Sort order of the indexes `withdraw_request_status`, `withdraw_request_type` and `withdraw_request_amount`; accounts
 * are sorted by their type.
 */
export const withdrawSorting = createSorting(
  {
    requested: { kind: 'id' },
    number: { kind: 'number', by: sql`withdraw_request.number`, isUnique: true },
    account: { kind: 'text', by: sql`withdraw_request.type` },
    status: { kind: 'text', by: sql`withdraw_request.status` },
    amount: { kind: 'number', by: sql`withdraw_request.amount` },
  },
  sql`withdraw_request.id`,
);

export const searchRequests = (
  db: Database,
  filters: WithdrawFilters,
  page: SortedPage<'requested' | 'number' | 'account' | 'status' | 'amount'>,
) => sortPage(filterRequests(db, filters), withdrawSorting, page).execute();

/** Counts matching withdrawals, up to `max`. */
export async function countRequests(db: Database, filters: WithdrawFilters, max: number): Promise<number> {
  const row = await db
    .selectFrom(filterRequests(db, filters).clearSelect().select('withdraw_request.id').limit(max).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
