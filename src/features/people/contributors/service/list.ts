import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { countTotal, cutPage, parsePage, toSortPosition } from '../../../../platform/pagination.ts';
import { readContacts } from '../../accounts/service/users.ts';
import type { contributorsAdminContract } from '../contract/admin.ts';
import { readApprovesAll, setApprovesAll } from '../store/approval-setting.ts';
import { contributorSorting, countContributors, type ListedContributorRow, readContributors } from '../store/list.ts';
import { toImageAddress } from './references.ts';

type Contract = typeof contributorsAdminContract;
type ContributorList = OutputOf<Contract['all']>;

/** Counts the published works of contributors; works depend on this feature. */
export type CountContents = (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

const toKind = (row: ListedContributorRow): ContributorList['items'][number]['kind'] => {
  if (row.is_house) return 'house';
  if (row.is_demo) return 'demo';
  return row.account_id === null ? 'none' : 'account';
};

/** `GET /contributor/all`. @throws Problem `bad_input` for a cursor of another list or sort */
export async function listContributors(
  ctx: Context,
  { query }: InputOf<Contract['all']>,
  countContents: CountContents,
): Promise<ContributorList> {
  const page = parsePage(ctx, contributorSorting.cursors, query);
  const words = query.q?.split(/\s+/).filter((word) => word !== '') ?? [];
  const { status, account: accountId } = query;
  if (accountId !== undefined && !isId(accountId)) return { items: [], nextCursor: null, total: 0, totalIsMore: false };
  const filters = { words, status, accountId };
  const read = await readContributors(ctx.db, filters, page);
  const { rows, nextCursor } = cutPage(contributorSorting.cursors, page, read, toSortPosition);
  const contacts = await readContacts(
    ctx.db,
    rows.flatMap(({ account_id: accountId }) => accountId ?? []),
  );
  const counts = await countContents(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row): ContributorList['items'][number] => ({
    _id: row.id,
    username: row.username,
    name: row.name,
    image: toImageAddress(row.id, row.image_key),
    status: row.status as ContributorList['items'][number]['status'],
    reason: row.status_reason,
    kind: toKind(row),
    accountId: row.account_id,
    email: contacts.get(row.account_id ?? '')?.email ?? null,
    phone: contacts.get(row.account_id ?? '')?.phone ?? null,
    hasAcceptedTerms: row.terms_version !== null,
    contents: counts.get(row.id) ?? 0,
    appliedAt: row.created_at.toISOString(),
  }));
  return { items, nextCursor, ...(await countTotal(query, (max) => countContributors(ctx.db, filters, max))) };
}

/** `GET /contributor/approval` */
export const showApproval = async (ctx: Context): Promise<OutputOf<Contract['approval']>> => ({
  approveAll: await readApprovesAll(ctx.db),
});

/** `PUT /contributor/update/approval`. An unchanged value is not recorded. */
export async function updateApproval(
  ctx: TransactionContext,
  { body: { approveAll } }: InputOf<Contract['updateApproval']>,
): Promise<OutputOf<Contract['updateApproval']>> {
  if (await setApprovesAll(ctx.tx, approveAll))
    await ctx.platform.audit.record(ctx, {
      action: approveAll ? 'contributor.approve_all_on' : 'contributor.approve_all_off',
      subjectType: 'setting',
      subjectId: 'contributors.approve_all',
    });
  return { approveAll };
}
