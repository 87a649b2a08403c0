import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { readEveryContent } from '../../../catalogue/content/service/every-content.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { isPaidWork, readPaidWorks } from '../../downloads/service/entitlements.ts';
import type { ratingsContract } from '../contract/ratings.ts';
import { translate } from '../rules/messages.ts';
import { addRating, changeRating, readStarsBy, removeRating } from '../store/ratings.ts';
import type { RatingRow } from '../store/reads.ts';
import { readRatingOf } from './reads.ts';
import { toAnswer } from './shown.ts';

type Contract = typeof ratingsContract;
type Own = OutputOf<Contract['rate']>['rating'];

const toOwn = (row: RatingRow): Own => ({
  _id: row.id,
  stars: row.stars,
  words: row.words,
  answer: toAnswer(row),
  hidden: row.hidden_at !== null ? 'by_admin' : row.is_paid ? null : 'refunded',
  reason: row.hidden_reason ?? '',
});

/** Finds the contributor of a work and the contributor's account; undefined for an unknown work. */
async function findContributor({ db }: Context, contentId: string) {
  const content = (await readEveryContent(db, [contentId])).get(contentId);
  if (content === undefined) return undefined;
  const contributor = (await readContributorsById(db, [content.contributor_id])).get(content.contributor_id);
  return { title: content.title, accountId: contributor?.accountId ?? null };
}

/** `GET /rating/mine/{contentId}` */
export async function showOwnRating(
  ctx: Context,
  { params: { contentId } }: InputOf<Contract['own']>,
): Promise<OutputOf<Contract['own']>> {
  const { actor, db } = ctx;
  if (actor.kind !== 'user' || !isId(contentId)) return { mayRate: false, rating: null };
  const row = await readRatingOf(db, actor.id, contentId);
  const mayRate = row?.is_paid ?? (await isPaidWork(db, actor.id, contentId));
  return { mayRate, rating: row === undefined ? null : toOwn(row) };
}

/** `GET /rating/mine` */
export async function listRatable(ctx: Context): Promise<OutputOf<Contract['ratable']>> {
  const { id } = userActor(ctx);
  const stars = new Map((await readStarsBy(ctx.db, id)).map((row) => [row.content_id, row.stars]));
  const works = await readPaidWorks(ctx.db, id);
  return { items: works.map((contentId) => ({ contentId, stars: stars.get(contentId) ?? null })) };
}

/**
 * `PUT /rating/mine/{contentId}`: a new rating notifies the contributor, a change doesn't.
 * @throws Problem `not_found`; `conflict` for somebody who hasn't paid for the work, or whose purchase was refunded
 */
export async function rateContent(
  ctx: TransactionContext,
  { params: { contentId }, body }: InputOf<Contract['rate']>,
): Promise<OutputOf<Contract['rate']>> {
  const { id: accountId } = userActor(ctx);
  const isActive = await lockActiveAccount(ctx.tx, accountId);
  const contributor = isId(contentId) && isActive ? await findContributor(ctx, contentId) : undefined;
  if (contributor === undefined) throw new Problem('not_found');
  if (!(await isPaidWork(ctx.tx, accountId, contentId)))
    throw new Problem('conflict', { detail: translate('not_bought', ctx.locale) });
  const isNew = await addRating(ctx.tx, { id: createId(), contentId, accountId, ...body });
  if (!isNew) await changeRating(ctx.tx, accountId, contentId, body);
  else if (contributor.accountId !== null)
    await recordNotice(ctx, contributor.accountId, {
      code: 'rating_received',
      about: contributor.title,
      subject: contentId,
    });
  const row = await readRatingOf(ctx.tx, accountId, contentId);
  if (row === undefined) throw new Problem('not_found');
  return { rating: toOwn(row) };
}

/** `DELETE /rating/mine/{contentId}` */
export async function removeOwnRating(
  ctx: TransactionContext,
  { params: { contentId } }: InputOf<Contract['removeOwn']>,
): Promise<{ done: true }> {
  if (isId(contentId)) await removeRating(ctx.tx, userActor(ctx).id, contentId, ctx.now);
  return { done: true };
}
