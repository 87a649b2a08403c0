import type { InboxCounter } from '../../../../platform/admin-desk.ts';
import { type Context, inTransaction } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { countTotal, cutPage, parsePage, toSortPosition } from '../../../../platform/pagination.ts';
import { findEntries, findStanding } from '../../../money/ledger/service/entries.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { selectContributorsBySearch } from '../../../people/contributors/service/references.ts';
import type { withdrawalsAdminContract } from '../contract/admin.ts';
import type { WithdrawStatus } from '../contract/withdrawals.ts';
import { parseNumber } from '../rules/search.ts';
import { countOwnRequests, readRequest, readTransitions, type WithdrawRow } from '../store/requests.ts';
import { countRequests, noFilters, searchRequests, type WithdrawSearch, withdrawSorting } from '../store/search.ts';
import { openAccount } from './account.ts';
import { listCorrections } from './correct.ts';
import { presentSummaries } from './present.ts';
import { presentEntries } from './traces.ts';

type Contract = typeof withdrawalsAdminContract;
type Detail = OutputOf<Contract['show']>;

const DAY_MS = 86_400_000;
const openStatuses: readonly WithdrawStatus[] = ['requested', 'approved'];
/** Maximum number of ledger entries shown beside a withdrawal. */
const MAX_ENTRIES = 30;

function toSearch(ctx: Context, q: string): WithdrawSearch | undefined {
  const words = q.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return undefined;
  return { number: parseNumber(q), reference: q.trim(), contributors: selectContributorsBySearch(ctx.db, words) };
}

/** Number of withdrawals that are not paid yet. */
export const openWithdrawals: InboxCounter = {
  path: '/admin/contributors/payments',
  isOwnerOnly: true,
  count: (db, max) => countRequests(db, { ...noFilters, statuses: openStatuses }, max),
};

/** `GET /withdraw-request/all`. @throws Problem `bad_input` for a cursor of another list or sort */
export async function listWithdrawRequests(
  ctx: Context,
  { query: { q, status, type, age, contributor, ...query } }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const page = parsePage(ctx, withdrawSorting.cursors, query);
  const search = q === undefined ? undefined : toSearch(ctx, q);
  const statuses = status === 'open' ? openStatuses : status === undefined ? undefined : [status];
  const until = age === undefined ? undefined : new Date(ctx.now.getTime() - Number(age) * DAY_MS);
  if (contributor !== undefined && !isId(contributor))
    return { items: [], nextCursor: null, total: 0, totalIsMore: false };
  const filters = { search, statuses, type, until, contributorId: contributor };
  const read = await searchRequests(ctx.db, filters, page);
  const { rows, nextCursor } = cutPage(withdrawSorting.cursors, page, read, toSortPosition);
  const total = await countTotal(query, (max) => countRequests(ctx.db, filters, max));
  return { items: await presentSummaries(ctx, rows), nextCursor, ...total };
}

async function readHistory(ctx: Context, requestId: string): Promise<Detail['history']> {
  const rows = await readTransitions(ctx.db, requestId);
  const admins = await findAdminNames(ctx, [...new Set(rows.flatMap(({ admin_id }) => admin_id ?? []))]);
  return rows.map(({ to_status, admin_id, reference, reason, at }) => ({
    status: to_status as WithdrawStatus,
    at: at.toISOString(),
    admin: admins.get(admin_id ?? '')?.name ?? null,
    reference,
    reason,
  }));
}

async function readBooks(ctx: Context, row: WithdrawRow): Promise<Pick<Detail, 'balances' | 'entries'>> {
  const purse = { contributorId: row.contributor_id, currency: row.currency };
  const [balances, entries] = await Promise.all([
    findStanding(ctx.db, purse),
    findEntries(ctx.db, purse, { order: 'newest', before: undefined, limit: MAX_ENTRIES }),
  ]);
  return {
    balances,
    entries: await presentEntries(ctx, entries),
  };
}

/** `GET /withdraw-request/request/{id}`: the audit log records who has seen the account. @throws Problem `not_found` */
export async function showWithdrawRequest(
  ctx: Context,
  { params: { id } }: InputOf<Contract['show']>,
): Promise<Detail> {
  const row = isId(id) ? await readRequest(ctx.db, id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  const [[request], books, history, corrected, count] = await Promise.all([
    presentSummaries(ctx, [row]),
    readBooks(ctx, row),
    readHistory(ctx, id),
    listCorrections(ctx, id),
    countOwnRequests(ctx.db, row.contributor_id),
  ]);
  if (request === undefined) throw new Problem('not_found');
  const account = Object.entries(openAccount(ctx.platform, row)).map(([field, value]) => ({ field, value }));
  if (account.length > 0)
    await inTransaction(ctx, (own) =>
      own.platform.audit.record(own, {
        action: 'withdraw.see_account',
        subjectType: 'withdraw_request',
        subjectId: id,
      }),
    );
  return { request, account, ...books, history, corrections: corrected, others: count - 1 };
}
