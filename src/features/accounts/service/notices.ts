import { type Context, inTransaction, type TransactionContext } from '../../../platform/context.ts';
import { createId, isId } from '../../../platform/database/id.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { SignInMethod } from '../../../platform/identity/methods.ts';
import { userActor } from '../../sessions/service/actor.ts';
import type { accountsContract, DecisionNoticeCode } from '../contract.ts';
import { readLanguage } from '../store/account.ts';
import { addNotice, deleteOldNotices, dismissNotice, type NoticeRow, readShownNotices } from '../store/notice.ts';

export type Notices = OutputOf<typeof accountsContract.profile>['notices'];

/** What the owner of an account is told; the words are the page's. */
export type NewNotice =
  | { readonly code: 'method_linked' | 'method_unlinked'; readonly method: SignInMethod }
  | { readonly code: 'email_changed' }
  | {
      readonly code: DecisionNoticeCode;
      /** The title of the content that it is about. */
      readonly about?: string;
      /** What the admin wrote, or words in the language of the account; at most 2,000 characters. */
      readonly reason?: string | ((locale: Locale) => string);
    };

/** The one way to tell the owner: another channel (mail) belongs here, in the same transaction. */
export async function recordNotice(ctx: TransactionContext, accountId: string, notice: NewNotice): Promise<void> {
  const { code, method, about, reason } = { method: null, about: '', reason: '', ...notice };
  const words = typeof reason === 'string' ? reason : reason(await readLanguage(ctx.tx, accountId));
  await addNotice(ctx.tx, { id: createId(), accountId, code, method, about, reason: words });
}

const toNotice = (row: NoticeRow): Notices[number] => ({
  _id: row.id,
  code: row.code as Notices[number]['code'],
  method: row.method as Notices[number]['method'],
  about: row.about,
  reason: row.reason,
  at: row.created_at.toISOString(),
});

/** What this session has not hidden yet. */
export async function findNotices(ctx: Context): Promise<Notices> {
  const { id, sessionId } = userActor(ctx);
  return (await readShownNotices(ctx.db, id, sessionId)).map(toNotice);
}

/** `DELETE /user/notices/{id}`: hides it in this session. @throws Problem `not_found` for somebody else's too */
export async function hideNotice(
  ctx: TransactionContext,
  { params }: InputOf<typeof accountsContract.dismissNotice>,
): Promise<{ done: true }> {
  const { id: accountId, sessionId } = userActor(ctx);
  if (!isId(params.id) || !(await dismissNotice(ctx.tx, { id: params.id, accountId, sessionId })))
    throw new Problem('not_found');
  return { done: true };
}

/** A job: deletes notices that are shown no more. */
export const deleteExpiredNotices = (ctx: Context): Promise<void> =>
  inTransaction(ctx, ({ tx }) => deleteOldNotices(tx));
