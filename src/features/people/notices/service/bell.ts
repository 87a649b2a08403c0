import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { createCursorCodec, cursorId, cutPage, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { userActor } from '../../sessions/service/actor.ts';
import { bellNoticeCodes, type Notice, type noticesContract } from '../contract.ts';
import {
  countNotices,
  deleteOldNotices,
  dismissNotice,
  markRead,
  type NoticeRow,
  readNoticePage,
  readShownNotices,
} from '../store.ts';

const toNotice = (ctx: Context, row: NoticeRow): Notice => ({
  _id: row.id,
  code: row.code as Notice['code'],
  method: row.method as Notice['method'],
  about: (ctx.locale === 'bn' ? row.about_bn : null) ?? row.about,
  reason: (ctx.locale === 'bn' ? row.reason_bn : null) ?? row.reason,
  amount: row.amount,
  currency: ctx.platform.config.ARBOR_CURRENCY,
  subject: row.subject_id,
  isRead: row.read_at !== null,
  at: row.created_at.toISOString(),
});

/** Notifications that this session hasn't hidden, without those that only the notification list shows. */
export async function findNotices(ctx: Context): Promise<Notice[]> {
  const { id, sessionId } = userActor(ctx);
  return (await readShownNotices(ctx.db, id, sessionId, bellNoticeCodes)).map((row) => toNotice(ctx, row));
}

/** The cursor is the last id, because ids sort by creation time. */
const cursors = createCursorCodec({ newest: cursorId });

/** `GET /user/notices`. @throws Problem `bad_input` for a cursor of another list */
export async function listNotices(
  ctx: Context,
  { query }: InputOf<typeof noticesContract.notices>,
): Promise<OutputOf<typeof noticesContract.notices>> {
  const { id } = userActor(ctx);
  const page = parsePage(ctx, cursors, { ...query, sort: 'newest' });
  const read = await readNoticePage(ctx.db, id, page);
  const { rows, nextCursor } = cutPage(cursors, page, read, (row) => row.id);
  const { total, unread } = await countNotices(ctx.db, id);
  return { items: rows.map((row) => toNotice(ctx, row)), nextCursor, ...toTotal(total), unread };
}

/** `GET /user/notices/unread` */
export async function countUnread(ctx: Context): Promise<{ unread: number }> {
  const { unread } = await countNotices(ctx.db, userActor(ctx).id);
  return { unread };
}

/** `POST /user/notices/read`. An unknown id, or one of another account, marks nothing. */
export async function markNoticesRead(
  ctx: TransactionContext,
  { body }: InputOf<typeof noticesContract.readNotices>,
): Promise<{ unread: number }> {
  if (isId(body.through)) await markRead(ctx.tx, userActor(ctx).id, { through: body.through, at: ctx.now });
  return countUnread(ctx);
}

/**
 * `DELETE /user/notices/{id}`: hides the notification in this session. @throws Problem `not_found`, also for another
 * account's
 */
export async function hideNotice(
  ctx: TransactionContext,
  { params }: InputOf<typeof noticesContract.dismissNotice>,
): Promise<{ done: true }> {
  const { id: accountId, sessionId } = userActor(ctx);
  if (!isId(params.id) || !(await dismissNotice(ctx.tx, { id: params.id, accountId, sessionId })))
    throw new Problem('not_found');
  return { done: true };
}

/** Job that deletes expired notifications. */
export const deleteExpiredNotices = (ctx: Context): Promise<void> =>
  inTransaction(ctx, ({ tx }) => deleteOldNotices(tx));
