import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { readAdminRatings } from '../../../buying/ratings/service/hide.ts';
import { isListed } from '../../../catalogue/catalogue/service/members.ts';
import { findSharedListId } from '../../../catalogue/favorite-lists/service/takedown.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import type { reportsContract } from '../contract/reports.ts';
import { addReport, anonymizeReports, readReportsOf } from '../store/reports.ts';

type Contract = typeof reportsContract;

/** Returns the signed-in account, unless it is being deleted; null for visitors. */
async function findReporter({ actor, tx }: TransactionContext): Promise<string | null> {
  return actor.kind === 'user' && (await lockActiveAccount(tx, actor.id)) ? actor.id : null;
}

async function storeReport(
  ctx: TransactionContext,
  { kind, words, email }: InputOf<Contract['create']>['body'],
  about: { readonly contentId?: string; readonly listId?: string; readonly ratingId?: string } = {},
): Promise<{ done: true }> {
  const id = createId();
  const { contentId = null, listId = null, ratingId = null } = about;
  const accountId = await findReporter(ctx);
  const report = { id, kind, words, contentId, listId, ratingId, language: ctx.locale, accountId };
  await addReport(ctx.tx, { ...report, email: email === undefined || email === '' ? null : email });
  // The log entry notifies the operator until an admin reads the report.
  ctx.platform.log.info({ report: id, kind }, 'a report has been sent');
  return { done: true };
}

/** `POST /report/create` */
export const createReport = (ctx: TransactionContext, { body }: InputOf<Contract['create']>): Promise<{ done: true }> =>
  storeReport(ctx, body);

/** `POST /content/report/{id}`. @throws Problem `not_found` for a content that isn't public */
export async function reportContent(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['reportContent']>,
): Promise<{ done: true }> {
  if (!isId(params.id) || !(await isListed(ctx.db, params.id))) throw new Problem('not_found');
  return storeReport(ctx, body, { contentId: params.id });
}

/** `POST /report/list/{token}`. @throws Problem `not_found` for a list that isn't shared */
export const reportList = async (
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['reportList']>,
): Promise<{ done: true }> => storeReport(ctx, body, { listId: await findSharedListId(ctx, params.token) });

/** `POST /rating/report/{id}`. @throws Problem `not_found` for a rating that is hidden, or doesn't exist */
export async function reportRating(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['reportRating']>,
): Promise<{ done: true }> {
  const rating = isId(params.id) ? (await readAdminRatings(ctx, [params.id])).get(params.id) : undefined;
  if (rating === undefined || rating.isRefunded || rating.hiddenReason !== null) throw new Problem('not_found');
  return storeReport(ctx, body, { ratingId: rating._id });
}

export const reportsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'reports', exportData: (ctx, accountId) => readReportsOf(ctx.db, accountId) },
  { kind: 'eraser', eraseData: (ctx, accountId) => anonymizeReports(ctx.tx, accountId) },
];
