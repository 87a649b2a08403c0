import type { Context, TransactionContext } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { invalidCursor, Problem } from '../../../platform/http/problem.ts';
import { findLastSeen } from '../../sessions/service/open-session.ts';
import type { accountsContract } from '../contract.ts';
import { lockAccount, setSuspended } from '../store/account.ts';
import { countUsers, readUsers, type UserRow } from '../store/users.ts';
import { imageUrl } from './presenters.ts';

const MAX_COUNTED = 10_000;

type UserList = OutputOf<typeof accountsContract.all>;
type UserItem = UserList['items'][number];

const toItem = (row: UserRow, seenAt: Date | undefined): UserItem => ({
  _id: row.id,
  username: row.username,
  name: row.name,
  image: imageUrl(row),
  email: row.email,
  phone: row.phone,
  methods: row.methods as UserItem['methods'],
  status: row.status as UserItem['status'],
  suspendedReason: row.suspended_reason,
  contributor: row.is_contributor,
  createdAt: row.created_at.toISOString(),
  seenAt: seenAt?.toISOString() ?? null,
});

/** `GET /user/all` */
export async function listUsers(ctx: Context, { query }: InputOf<typeof accountsContract.all>): Promise<UserList> {
  const { q, status, role, sort, cursor, limit } = query;
  if (cursor !== undefined && cursor !== '' && !isId(cursor)) throw invalidCursor(ctx.locale);
  const filters = {
    words: q?.split(/\s+/).filter((word) => word !== '') ?? [],
    status,
    isContributor: role === undefined ? undefined : role === 'contributor',
  };
  const after = cursor === '' ? undefined : cursor;
  const rows = await readUsers(ctx.db, filters, { newestFirst: sort === 'newest', after, limit: limit + 1 });
  const total = await countUsers(ctx.db, filters, MAX_COUNTED + 1);
  const page = rows.slice(0, limit);
  const lastSeen = await findLastSeen(
    ctx,
    page.map(({ id }) => id),
  );
  return {
    items: page.map((row) => toItem(row, lastSeen.get(row.id))),
    nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    total: Math.min(total, MAX_COUNTED),
    totalIsMore: total > MAX_COUNTED,
  };
}

/**
 * `PATCH /user/toggle/suspend/{id}`: works on the person's very next request; their sessions stay, so that they can
 * learn the reason.
 * @throws Problem `not_found`; `conflict` for a deleted account
 */
export async function toggleSuspended(
  ctx: TransactionContext,
  { params, body }: InputOf<typeof accountsContract.suspend>,
): Promise<{ suspended: boolean }> {
  const row = isId(params.id) ? await lockAccount(ctx.tx, params.id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  if (row.status === 'deleted') throw new Problem('conflict');
  const suspended = body.suspended ?? row.status !== 'suspended';
  const changed = await setSuspended(ctx.tx, row.id, suspended ? (body.reason ?? '') : undefined);
  if (changed)
    await ctx.platform.audit.record(ctx, {
      action: suspended ? 'user.suspend' : 'user.restore',
      subjectType: 'user',
      subjectId: row.id,
      details: suspended ? { reason: body.reason ?? '' } : {},
    });
  return { suspended };
}
