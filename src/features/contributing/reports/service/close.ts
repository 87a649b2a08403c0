import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { changeHiding } from '../../../buying/ratings/service/hide.ts';
import { readEveryContent } from '../../../catalogue/content/service/every-content.ts';
import { movePublished } from '../../../catalogue/content/service/takedown.ts';
import { allowSharing, takeDownList } from '../../../catalogue/favorite-lists/service/takedown.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { unpublishForReason } from '../../assets/service/publish.ts';
import type { reportsAdminContract } from '../contract/admin.ts';
import { translate } from '../rules/messages.ts';
import { claimOpen, closeReports, lockOpen, readCase, releaseOpen } from '../store/cases.ts';
import { lockReporters, tellReporters } from './reporters.ts';

type Contract = typeof reportsAdminContract;
type Closing = InputOf<Contract['close']>['body'];
type Message = Parameters<typeof translate>[0];

const refuseAt = (ctx: Context, path: string, message: Message): Problem =>
  new Problem('bad_input', { errors: [{ path, message: translate(message, ctx.locale) }] });
const refuse = (ctx: Context, message: Message, values: Readonly<Record<string, string>> = {}): Problem =>
  new Problem('conflict', { detail: translate(message, ctx.locale, values) });

/**
 * Locks the open reports of a case for the calling admin.
 * @throws Problem `not_found`; `conflict` for a closed case or one that another admin has claimed
 */
async function lockCase(ctx: TransactionContext, id: string) {
  const open = isId(id) ? await lockOpen(ctx.tx, id) : [];
  if (open.length === 0) {
    if (!isId(id) || (await readCase(ctx.tx, id)) === undefined) throw new Problem('not_found');
    throw refuse(ctx, 'closed');
  }
  const { id: adminId } = adminActor(ctx);
  const other = open.find((row) => row.claimed_by !== null && row.claimed_by !== adminId)?.claimed_by ?? undefined;
  if (other !== undefined) {
    const name = (await findAdminNames(ctx, [other])).get(other)?.name ?? translate('somebody', ctx.locale);
    throw refuse(ctx, 'claimed', { name });
  }
  return open;
}

/** `PUT /report/claim/{id}`. @throws Problem under the same conditions as `lockCase` */
export async function claimCase(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['claim']>,
): Promise<OutputOf<Contract['claim']>> {
  const open = await lockCase(ctx, id);
  const { id: adminId } = adminActor(ctx);
  const until = await claimOpen(
    ctx.tx,
    open.map((row) => row.id),
    adminId,
  );
  if (until === undefined) throw refuse(ctx, 'closed');
  const name = (await findAdminNames(ctx, [adminId])).get(adminId)?.name ?? '';
  return { claim: { admin: { _id: adminId, name }, isMine: true, until: until.toISOString() } };
}

/** `DELETE /report/claim/{id}`: ignores a claim of another admin. @throws Problem `not_found` */
export async function releaseCase(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['release']>,
): Promise<{ done: true }> {
  if (!isId(id) || (await readCase(ctx.tx, id)) === undefined) throw new Problem('not_found');
  await releaseOpen(ctx.tx, id, adminActor(ctx).id);
  return { done: true };
}

/** Checks the fields that the outcome requires. @throws Problem `bad_input` */
function checkClosing(ctx: Context, { outcome, reason, note }: Closing): void {
  if (outcome === 'content_unpublished' && reason === undefined) throw refuseAt(ctx, 'reason', 'reason_needed');
  const needsNote =
    outcome === 'contributor_warned' ||
    outcome === 'rating_hidden' ||
    (outcome === 'content_unpublished' && reason === 'other');
  if (needsNote && note.trim() === '')
    throw refuseAt(ctx, 'note', outcome === 'rating_hidden' ? 'rating_note_needed' : 'note_needed');
}

async function warnContributor(ctx: TransactionContext, contentId: string, note: string): Promise<void> {
  const content = (await readEveryContent(ctx.tx, [contentId])).get(contentId);
  if (content === undefined) throw refuseAt(ctx, 'outcome', 'no_content');
  const contributor = (await readContributorsById(ctx.tx, [content.contributor_id])).get(content.contributor_id);
  if (contributor?.accountId == null) throw refuseAt(ctx, 'outcome', 'no_account');
  await recordNotice(ctx, contributor.accountId, { code: 'contributor_warned', about: content.title, reason: note });
}

async function closeOne(ctx: TransactionContext, id: string, closing: Closing): Promise<number> {
  const { outcome, reason, note, internalNote, seen } = closing;
  const reporters = await lockReporters(ctx, id);
  // The content is locked before the reports, in the same order as in publishing.
  if (outcome === 'content_unpublished' && reason !== undefined)
    await unpublishForReason(ctx, id, { code: reason, note: note.trim() }, { report: id });
  const open = await lockCase(ctx, id);
  if (open.some((row) => !seen.includes(row.id))) throw refuse(ctx, 'another');
  const contentId = open[0]?.content_id ?? null;
  const listId = open[0]?.list_id ?? null;
  const ratingId = open[0]?.rating_id ?? null;
  if (outcome === 'contributor_warned') {
    if (contentId === null) throw refuseAt(ctx, 'outcome', 'no_content');
    await warnContributor(ctx, contentId, note.trim());
  }
  if (outcome === 'list_unshared') {
    if (listId === null) throw refuseAt(ctx, 'outcome', 'no_list');
    await takeDownList(ctx, listId, note.trim());
  }
  if (outcome === 'rating_hidden') {
    if (ratingId === null) throw refuseAt(ctx, 'outcome', 'no_rating');
    await changeHiding(ctx, ratingId, note.trim());
  }
  await closeReports(
    ctx.tx,
    open.map((row) => row.id),
    { outcome, adminId: adminActor(ctx).id, internalNote },
  );
  await tellReporters(ctx, reporters, { outcome, contentId, listId, ratingId });
  await ctx.platform.audit.record(ctx, {
    action: 'report.close',
    subjectType: 'report',
    subjectId: id,
    details: { outcome, reports: open.length, ...(note === '' ? {} : { note }) },
  });
  return open.length;
}

/**
 * `PUT /report/close/{id}`: closes the reports, acts on the content, and writes notices and audit entries in one
 * transaction.
 * @throws Problem `not_found`; `bad_input` for a field that the outcome requires; `conflict` if the case has changed
 */
export async function closeCase(
  ctx: Context,
  { params: { id }, body }: InputOf<Contract['close']>,
): Promise<OutputOf<Contract['close']>> {
  checkClosing(ctx, body);
  if (!isId(id) || (await readCase(ctx.db, id)) === undefined) throw new Problem('not_found');
  if (body.outcome !== 'content_unpublished')
    return { closed: await inTransaction(ctx, (own) => closeOne(own, id, body)) };
  if (!(await readEveryContent(ctx.db, [id])).has(id)) throw refuseAt(ctx, 'outcome', 'no_content');
  let closed = 0;
  await movePublished(ctx, id, 'unpublished', async (own) => {
    closed = await closeOne(own, id, body);
  });
  return { closed };
}

/** `PUT /report/list/allow/{id}`: does nothing if sharing is allowed already. @throws Problem `not_found` */
export async function allowList(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['allowList']>,
): Promise<{ done: true }> {
  if (!isId(id)) throw new Problem('not_found');
  if (await allowSharing(ctx, id))
    await ctx.platform.audit.record(ctx, { action: 'list.allow', subjectType: 'list', subjectId: id });
  return { done: true };
}
