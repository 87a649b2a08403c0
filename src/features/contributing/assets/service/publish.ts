import type { Context, TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { Takedown } from '../../../catalogue/content/contract/takedown.ts';
import { lockStatus, moveContent } from '../../../catalogue/content/service/status.ts';
import { describeTakedown, movePublished, takeDown } from '../../../catalogue/content/service/takedown.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { runBatch } from '../../reviews/service/batch.ts';
import type { assetsContract } from '../contract.ts';
import { translate } from '../rules.ts';

type Contract = typeof assetsContract;

/** Finds the account of a contributor; null for the site's own contributor and those of the demo. */
async function findAccountId(ctx: Context, contributorId: string): Promise<string | null> {
  return (await readContributorsById(ctx.db, [contributorId])).get(contributorId)?.accountId ?? null;
}

const record = (
  ctx: TransactionContext,
  action: 'content.publish' | 'content.unpublish',
  contentId: string,
  details: Readonly<Record<string, unknown>>,
): Promise<void> => ctx.platform.audit.record(ctx, { action, subjectType: 'content', subjectId: contentId, details });

/**
 * Unpublishes a content, notifies its contributor of the reason, and writes the audit log. A job makes its previews
 * private.
 * @param details additional details for the audit log
 * @throws Problem under the same conditions as `takeDown`
 */
export async function unpublishForReason(
  ctx: TransactionContext,
  contentId: string,
  takedown: Takedown,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await takeDown(ctx, contentId, takedown);
  const { title, contributor_id: contributorId } = await lockStatus(ctx, contentId);
  const accountId = await findAccountId(ctx, contributorId);
  const { code, note } = takedown;
  if (accountId !== null)
    await recordNotice(ctx, accountId, {
      code: 'content_unpublished',
      about: title,
      reason: (locale) =>
        [code === 'other' ? '' : describeTakedown(code, locale), note].filter((each) => each !== '').join('\n'),
    });
  await record(ctx, 'content.unpublish', contentId, { title, takedown: code, note, ...details });
}

interface UnpublishedRow {
  readonly status: string;
  readonly unpublished_code: string | null;
  readonly contributor_id: string;
}

/**
 * Refuses a content that its contributor unpublished, because only they may publish it again.
 * @returns account of the contributor
 * @throws Problem `conflict`
 */
async function refuseOthers(ctx: Context, row: UnpublishedRow): Promise<string | null> {
  const accountId = await findAccountId(ctx, row.contributor_id);
  if (row.status !== 'unpublished') throw new Problem('conflict', { detail: translate('not_unpublished', ctx.locale) });
  if (row.unpublished_code === null && accountId !== null)
    throw new Problem('conflict', { detail: translate('by_contributor', ctx.locale) });
  return accountId;
}

async function publishAgain(ctx: TransactionContext, contentId: string, note: string): Promise<void> {
  const row = await lockStatus(ctx, contentId);
  const accountId = await refuseOthers(ctx, row);
  await moveContent(ctx, contentId, 'published', ['unpublished']);
  if (accountId !== null)
    await recordNotice(ctx, accountId, { code: 'content_republished', about: row.title, reason: note });
  await record(ctx, 'content.publish', contentId, { title: row.title, note });
}

/** `PUT /content/assets/unpublish`, with one transaction per content. @throws Problem `bad_input` for a missing note */
export async function unpublishAssets(
  ctx: Context,
  { body: { ids, reason: code, note } }: InputOf<Contract['unpublish']>,
): Promise<OutputOf<Contract['unpublish']>> {
  if (code === 'other' && note.trim() === '')
    throw new Problem('bad_input', { errors: [{ path: 'note', message: translate('note_needed', ctx.locale) }] });
  const takedown = { code, note: note.trim() };
  return runBatch(ctx, ids, (id) =>
    movePublished(ctx, id, 'unpublished', (own) => unpublishForReason(own, id, takedown)),
  );
}

/** `PUT /content/assets/publish`, with one transaction per content. */
export const publishAssets = (
  ctx: Context,
  { body: { ids, note } }: InputOf<Contract['publish']>,
): Promise<OutputOf<Contract['publish']>> =>
  runBatch(ctx, ids, (id) =>
    movePublished(
      ctx,
      id,
      'published',
      (own) => publishAgain(own, id, note.trim()),
      (row) => refuseOthers(ctx, row),
    ),
  );
