import type { TransactionContext } from '../../../../platform/context.ts';
import { readAdminRatings } from '../../../buying/ratings/service/hide.ts';
import { readEveryContent } from '../../../catalogue/content/service/every-content.ts';
import { readReportedLists } from '../../../catalogue/favorite-lists/service/takedown.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import type { closingOutcomes } from '../contract/admin.ts';
import { readOpenReporters } from '../store/cases.ts';

type Outcome = (typeof closingOutcomes)[number];

/** Notices to reporters by outcome. They don't reveal why nothing was changed, or the message to the contributor. */
const noticeCodes = {
  no_action: 'report_no_action',
  spam: 'report_no_action',
  contributor_warned: 'report_settled',
  content_unpublished: 'report_unpublished',
  list_unshared: 'report_list_unshared',
  rating_hidden: 'report_rating_hidden',
} as const satisfies Readonly<Record<Outcome, string>>;

/**
 * Locks the accounts that sent the open reports of a case. It has to be called before the reports are locked, because
 * deleting an account locks the account before its reports.
 * @returns accounts that are neither suspended nor being deleted
 */
export async function lockReporters(ctx: TransactionContext, caseId: string): Promise<string[]> {
  const locked: string[] = [];
  for (const accountId of await readOpenReporters(ctx.tx, caseId))
    if (await lockActiveAccount(ctx.tx, accountId)) locked.push(accountId);
  return locked;
}

/** Notifies the reporters of the outcome. A visitor's report has no account to notify. */
export async function tellReporters(
  ctx: TransactionContext,
  accountIds: readonly string[],
  about: {
    readonly outcome: Outcome;
    readonly contentId: string | null;
    readonly listId: string | null;
    readonly ratingId: string | null;
  },
): Promise<void> {
  if (accountIds.length === 0) return;
  const { outcome, contentId, listId, ratingId } = about;
  const content = contentId === null ? undefined : (await readEveryContent(ctx.tx, [contentId])).get(contentId);
  const list = listId === null ? undefined : (await readReportedLists(ctx, [listId])).get(listId);
  const rating = ratingId === null ? undefined : (await readAdminRatings(ctx, [ratingId])).get(ratingId);
  const name = content?.title ?? list?.name ?? rating?.title ?? '';
  for (const accountId of accountIds) await recordNotice(ctx, accountId, { code: noticeCodes[outcome], about: name });
}
