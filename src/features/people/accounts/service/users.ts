import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { countTotal, cutPage, parsePage, toSortPosition } from '../../../../platform/pagination.ts';
import { recordNotice } from '../../notices/service/record.ts';
import { findLastSeen } from '../../sessions/service/last-seen.ts';
import type { accountsContract } from '../contract/accounts.ts';
import { lockAccount, setSuspended } from '../store/account.ts';
import { countUsers, readContactRows, readUser, readUsers, type UserRow, userSorting } from '../store/users.ts';
import { imageUrl } from './presenters.ts';

type UserList = OutputOf<typeof accountsContract.all>;
type UserItem = UserList['items'][number];

const toItem = (row: UserRow, seenAt: Date | undefined): UserItem => ({
  _id: row.id,
  username: row.username,
  name: row.name,
  image: imageUrl(row),
  email: row.email,
  emailVerified: row.email_verified,
  phone: row.phone,
  methods: row.methods as UserItem['methods'],
  status: row.status as UserItem['status'],
  suspendedReason: row.suspended_reason,
  role: row.role as UserItem['role'],
  createdAt: row.created_at.toISOString(),
  seenAt: seenAt?.toISOString() ?? null,
});

/** `GET /user/all` */
export async function listUsers(ctx: Context, { query }: InputOf<typeof accountsContract.all>): Promise<UserList> {
  const { q, status, role } = query;
  const page = parsePage(ctx, userSorting.cursors, query);
  const filters = {
    words: q?.split(/\s+/).filter((word) => word !== '') ?? [],
    status,
    role,
  };
  const read = await readUsers(ctx.db, filters, page);
  const { rows, nextCursor } = cutPage(userSorting.cursors, page, read, toSortPosition);
  const ids = rows.map(({ id }) => id);
  const lastSeen = await findLastSeen(ctx.db, ids);
  const total = await countTotal(query, (max) => countUsers(ctx.db, filters, max));
  return { items: rows.map((row) => toItem(row, lastSeen.get(row.id))), nextCursor, ...total };
}

/** `GET /user/single/{id}`. @throws Problem `not_found` */
export async function showUser(
  ctx: Context,
  { params: { id } }: InputOf<typeof accountsContract.single>,
): Promise<OutputOf<typeof accountsContract.single>> {
  const row = isId(id) ? await readUser(ctx.db, id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  const lastSeen = await findLastSeen(ctx.db, [id]);
  return { user: { ...toItem(row, lastSeen.get(id)), language: row.language === 'bn' ? 'bn' : 'en' } };
}

/** The newest accounts that have each word in username, name, e-mail or phone, at most `max`. */
export async function findAccountIds(db: Database, words: readonly string[], max: number): Promise<string[]> {
  const page = { sort: '-created', after: undefined, limit: max } as const;
  return (await readUsers(db, { words, status: undefined, role: undefined }, page)).map(({ id }) => id);
}

/** Locks the account until the transaction ends and reads its status; undefined if it doesn't exist. */
export const lockAccountStatus = async (tx: Transaction, id: string): Promise<string | undefined> =>
  (await lockAccount(tx, id))?.status;

/** Contact details of accounts, for admins. */
export async function readContacts(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly email: string | null; readonly phone: string | null }>> {
  return new Map((await readContactRows(db, ids)).map(({ id, ...contact }) => [id, contact]));
}

/**
 * `PATCH /user/toggle/suspend/{id}`: takes effect with the person's next request. The sessions stay, so that the person
 * can read the reason; after the suspension the notifications explain what happened.
 * @throws Problem `not_found`; `conflict` for a deleted account
 */
export async function toggleSuspended(
  ctx: TransactionContext,
  { params, body }: InputOf<typeof accountsContract.toggleSuspended>,
): Promise<{ suspended: boolean }> {
  const row = isId(params.id) ? await lockAccount(ctx.tx, params.id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  if (row.status === 'deleted') throw new Problem('conflict');
  const suspended = body.suspended ?? row.status !== 'suspended';
  const changed = await setSuspended(ctx.tx, row.id, suspended ? (body.reason ?? '') : undefined);
  if (!changed) return { suspended };
  const reason = suspended ? (body.reason ?? '') : '';
  await recordNotice(ctx, row.id, { code: suspended ? 'account_suspended' : 'account_restored', reason });
  await ctx.platform.audit.record(ctx, {
    action: suspended ? 'user.suspend' : 'user.restore',
    subjectType: 'user',
    subjectId: row.id,
    details: suspended ? { reason } : {},
  });
  return { suspended };
}
