import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { cutPage, MAX_TOTAL, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { findOwnWork, readTitles, selectContentsOf } from '../../../catalogue/content/service/references.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { creatorId, userActor } from '../../../people/sessions/service/actor.ts';
import type { ratingsContract } from '../contract/ratings.ts';
import { ratingCursors } from '../rules/cursors.ts';
import { summarize } from '../rules/summary.ts';
import { setAnswer } from '../store/ratings.ts';
import { countByStars, countReceived, readRatings, readReceivedIds } from './reads.ts';
import { toShownRatings } from './shown.ts';

type Contract = typeof ratingsContract;

/** `GET /rating/received`. @throws Problem `bad_input` for a cursor of another list */
export async function listReceived(
  ctx: Context,
  { query: { show, ...query } }: InputOf<Contract['received']>,
): Promise<OutputOf<Contract['received']>> {
  const page = parsePage(ctx, ratingCursors, { ...query, sort: 'newest' });
  const contents = selectContentsOf(ctx.db, creatorId(ctx));
  const filter = { contents, isUnanswered: show === 'unanswered' };
  const ids = await readReceivedIds(ctx.db, filter, page);
  const { rows: shown, nextCursor } = cutPage(ratingCursors, page, ids, (id) => ({ id }));
  const rows = (await readRatings(ctx.db, shown)).sort((a, b) => (a.id < b.id ? 1 : -1));
  const titles = await readTitles(ctx.db, [...new Set(rows.map(({ content_id }) => content_id))]);
  const ratings = await toShownRatings(ctx, rows);
  const items = rows.flatMap((row, at) => {
    const rating = ratings[at];
    const title = titles.get(row.content_id) ?? '';
    return rating === undefined
      ? []
      : [{ ...rating, contentId: row.content_id, title, isHidden: row.hidden_at !== null }];
  });
  const total = await countReceived(ctx.db, filter, MAX_TOTAL + 1);
  const summary = summarize(await countByStars(ctx.db, contents));
  return { items, nextCursor, ...toTotal(total), summary };
}

/**
 * `PUT /rating/answer/{id}`: the first answer notifies the author of the rating.
 * @throws Problem `not_found`, also for a rating of somebody else's work
 */
export async function answerRating(
  ctx: TransactionContext,
  { params: { id }, body: { words } }: InputOf<Contract['answer']>,
): Promise<OutputOf<Contract['answer']>> {
  const [rating] = isId(id) ? await readRatings(ctx.tx, [id]) : [];
  const work = rating && (await findOwnWork(ctx.tx, creatorId(ctx), rating.content_id));
  if (rating === undefined || work === undefined) throw new Problem('not_found');
  // Deleting an account locks it before its ratings, so this does, too.
  const isActive = await lockActiveAccount(ctx.tx, rating.account_id);
  const answer = words === '' ? null : { words, by: userActor(ctx).id, at: ctx.now };
  if (!(await setAnswer(ctx.tx, id, answer))) throw new Problem('not_found');
  if (answer === null) return { answer: null };
  if (isActive && rating.answer === null)
    await recordNotice(ctx, rating.account_id, { code: 'rating_answered', about: work.title, subject: work.id });
  return { answer: { words, at: ctx.now.toISOString() } };
}
