import type { TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { MissingPart, OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import { updateDraft } from '../../../catalogue/content/service/drafts/drafts.ts';
import { readContentsById } from '../../../catalogue/content/service/own-contents.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { reviewsContract } from '../contract/reviews.ts';
import { findCorrections } from '../rules/find-corrections.ts';
import { translate } from '../rules/messages.ts';
import { readCorrections, saveCorrections } from '../store/correction.ts';
import { takeSubmission } from './claims.ts';

type Correct = (typeof reviewsContract)['correct'];

async function readWork(ctx: TransactionContext, id: string): Promise<OwnContent> {
  const [work] = await readContentsById(ctx.tx, [id]);
  if (work === undefined) throw new Problem('not_found');
  return work;
}

/** Form fields beside which errors about missing parts appear. */
const pathOf: Partial<Record<MissingPart, string>> = { category: 'categoryId', subcategory: 'subcategoryIds' };

/** Refuses a change that removes a required part. @throws Problem `bad_input` */
function checkComplete(ctx: TransactionContext, before: OwnContent, after: OwnContent): void {
  const lost = after.missing.filter((part) => !before.missing.includes(part));
  const errors = lost.map((part) => ({
    path: pathOf[part] ?? part,
    message: translate(`missing_${part}`, ctx.locale),
  }));
  if (errors.length > 0) throw new Problem('bad_input', { errors });
}

/**
 * `PUT /content/request/contributor/correct/{id}`: stores the contributor's values beside the new ones, which the
 * contributor can see.
 * @throws Problem `bad_input` with every invalid field; `conflict` for a decided submission, one that another admin has
 * claimed, or a work that has changed since the reviewer saw it
 */
export async function correctWork(
  ctx: TransactionContext,
  { params, body }: InputOf<Correct>,
): Promise<OutputOf<Correct>> {
  const { row } = await takeSubmission(ctx, params.id);
  const contentId = row.is_revision ? row.revision_id : row.content_id;
  if (contentId === null) throw new Problem('not_found');
  const before = await readWork(ctx, contentId);
  const { updatedAt, ...changes } = body;
  await updateDraft(ctx, { contentId, contributorId: undefined, updatedAt, statuses: ['pending'] }, changes);
  const work = await readWork(ctx, contentId);
  checkComplete(ctx, before, work);
  const corrections = findCorrections(before, work);
  await saveCorrections(ctx.tx, row.id, adminActor(ctx).id, corrections);
  await ctx.platform.audit.record(ctx, {
    action: 'content.correct',
    subjectType: 'content',
    subjectId: contentId,
    details: { title: work.title, submission: row.id, changed: corrections.map(({ field }) => field) },
  });
  return { work, corrections: await readCorrections(ctx.tx, row.id) };
}
