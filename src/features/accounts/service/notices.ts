import { type Context, inTransaction, type TransactionContext } from '../../../platform/context.ts';
import { createId, isId } from '../../../platform/database/id.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { SignInMethod } from '../../../platform/identity/methods.ts';
import { countToRead, createCursorCodec, cursorId, cutPage, parsePage, toTotal } from '../../../platform/pagination.ts';
import { userActor } from '../../sessions/service/actor.ts';
import {
  bellNoticeCodes,
  type DecisionNoticeCode,
  type noticesContract,
  type OrderNoticeCode,
  type SplitNoticeCode,
  type WithdrawalNoticeCode,
  type WithdrawNoticeCode,
} from '../contract/notices.ts';
import type { accountsContract } from '../contract.ts';
import { readLanguage } from '../store/account.ts';
import {
  addNotice,
  countNotices,
  createInsertFor,
  deleteOldNotices,
  dismissNotice,
  markRead,
  type NoticeRow,
  readNoticePage,
  readShownNotices,
} from '../store/notice.ts';

export type Notices = OutputOf<typeof accountsContract.profile>['notices'];

/** What the owner of an account is told; the words are the page's. */
export type NewNotice =
  | { readonly code: 'method_linked' | 'method_unlinked'; readonly method: SignInMethod }
  | { readonly code: 'email_changed' }
  | {
      readonly code: DecisionNoticeCode | SplitNoticeCode;
      /** The title of the content that it is about. */
      readonly about?: string;
      /** What the admin wrote, or words in the language of the account; at most 2,000 characters. */
      readonly reason?: string | ((locale: Locale) => string);
    }
  | {
      readonly code: WithdrawNoticeCode;
      /** Words in the language of the account, which show no account number. */
      readonly about: (locale: Locale) => string;
      readonly reason: (locale: Locale) => string;
    }
  | {
      readonly code: OrderNoticeCode | WithdrawalNoticeCode;
      /** The number and identifier of the order or request. */
      readonly about: string;
      readonly subject: string;
      /** What became of the money and what the admin wrote, in the language of the account. */
      readonly reason?: (locale: Locale) => string;
    };

/** The one way to tell the owner: another channel (mail) belongs here, in the same transaction. */
export async function recordNotice(ctx: TransactionContext, accountId: string, notice: NewNotice): Promise<void> {
  const { code, method, about, reason, subject } = { method: null, about: '', reason: '', subject: null, ...notice };
  const needsLocale = typeof about !== 'string' || typeof reason !== 'string';
  const locale = needsLocale ? await readLanguage(ctx.tx, accountId) : 'en';
  const write = (text: string | ((own: Locale) => string)) => (typeof text === 'string' ? text : text(locale));
  const words = { about: write(about), reason: write(reason) };
  await addNotice(ctx.tx, { id: createId(), accountId, code, method, ...words, subject_id: subject });
}

/** Makes the statement that tells others what their works earned; their accounts are another feature's to find. */
export const createSaleNotices = createInsertFor;

const toNotice = (ctx: Context, row: NoticeRow): Notices[number] => ({
  _id: row.id,
  code: row.code as Notices[number]['code'],
  method: row.method as Notices[number]['method'],
  about: row.about,
  reason: row.reason,
  amount: row.amount,
  currency: ctx.platform.config.ARBOR_CURRENCY,
  subject: row.subject_id,
  isRead: row.read_at !== null,
  at: row.created_at.toISOString(),
});

/** What this session has not hidden yet, without what is shown at the bell alone. */
export async function findNotices(ctx: Context): Promise<Notices> {
  const { id, sessionId } = userActor(ctx);
  return (await readShownNotices(ctx.db, id, sessionId, bellNoticeCodes)).map((row) => toNotice(ctx, row));
}

/** Identifiers sort by creation time, so a cursor needs nothing else. */
const cursors = createCursorCodec({ newest: cursorId });

/** `GET /user/notices`. @throws Problem `bad_input` for a cursor of another list */
export async function listNotices(
  ctx: Context,
  { query }: InputOf<typeof noticesContract.notices>,
): Promise<OutputOf<typeof noticesContract.notices>> {
  const { id } = userActor(ctx);
  const page = parsePage(ctx, cursors, { ...query, sort: 'newest' });
  const read = await readNoticePage(ctx.db, id, { after: page.after, limit: countToRead(page) });
  const { rows, nextCursor } = cutPage(cursors, page, read, (row) => row.id);
  const { total, unread } = await countNotices(ctx.db, id);
  return { items: rows.map((row) => toNotice(ctx, row)), nextCursor, ...toTotal(total), unread };
}

/** `GET /user/notices/unread` */
export async function countUnread(ctx: Context): Promise<{ unread: number }> {
  const { unread } = await countNotices(ctx.db, userActor(ctx).id);
  return { unread };
}

/** `POST /user/notices/read`. Somebody else's, or none: nothing is marked. */
export async function markNoticesRead(
  ctx: TransactionContext,
  { body }: InputOf<typeof noticesContract.readNotices>,
): Promise<{ unread: number }> {
  if (isId(body.through)) await markRead(ctx.tx, userActor(ctx).id, { through: body.through, at: ctx.now });
  return countUnread(ctx);
}

/** `DELETE /user/notices/{id}`: hides it in this session. @throws Problem `not_found` for somebody else's too */
export async function hideNotice(
  ctx: TransactionContext,
  { params }: InputOf<typeof noticesContract.dismissNotice>,
): Promise<{ done: true }> {
  const { id: accountId, sessionId } = userActor(ctx);
  if (!isId(params.id) || !(await dismissNotice(ctx.tx, { id: params.id, accountId, sessionId })))
    throw new Problem('not_found');
  return { done: true };
}

/** A job: deletes notices that are shown no more. */
export const deleteExpiredNotices = (ctx: Context): Promise<void> =>
  inTransaction(ctx, ({ tx }) => deleteOldNotices(tx));
