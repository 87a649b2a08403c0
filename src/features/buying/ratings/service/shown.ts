import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { cutPage, parsePage, toTotal } from '../../../../platform/pagination.ts';
import { isListed, selectListedAmong } from '../../../catalogue/catalogue/service/members.ts';
import { selectContent, selectContentsOf } from '../../../catalogue/content/service/references.ts';
import { findOwnNames } from '../../../people/accounts/service/usernames.ts';
import { MIN_SHOWN, type ratingsContract } from '../contract/ratings.ts';
import { ratingCursors } from '../rules/cursors.ts';
import { summarize } from '../rules/summary.ts';
import type { RatingRow } from '../store/reads.ts';
import { countByStars, countByStarsFrom, readCounting } from './reads.ts';

type Contract = typeof ratingsContract;
type Shown = OutputOf<Contract['ofContent']>;

export const toAnswer = ({ answer, answered_at: at }: Pick<RatingRow, 'answer' | 'answered_at'>) =>
  answer === null || at === null ? null : { words: answer, at: at.toISOString() };

/** Ratings with the names of their authors. */
export async function toShownRatings({ db }: Context, rows: readonly RatingRow[]): Promise<Shown['items']> {
  const names = await findOwnNames(db, [...new Set(rows.map(({ account_id }) => account_id))]);
  return rows.map((row) => ({
    _id: row.id,
    stars: row.stars,
    words: row.words,
    author: names.get(row.account_id) ?? '',
    at: row.created_at.toISOString(),
    isEdited: row.edited_at !== null,
    answer: toAnswer(row),
  }));
}

/**
 * `GET /rating/of/{contentId}`: empty for a work that isn't public.
 * @throws Problem `bad_input` for a cursor of another list
 */
export async function listRatings(
  ctx: Context,
  { params: { contentId }, query }: InputOf<Contract['ofContent']>,
): Promise<Shown> {
  const page = parsePage(ctx, ratingCursors, { ...query, sort: 'newest' });
  const summary =
    isId(contentId) && (await isListed(ctx.db, contentId))
      ? summarize(await countByStars(ctx.db, selectContent(ctx.db, contentId)))
      : null;
  if (summary === null) return { items: [], nextCursor: null, ...toTotal(0), summary };
  const read = await readCounting(ctx.db, contentId, page);
  const { rows, nextCursor } = cutPage(ratingCursors, page, read, ({ id }) => ({ id }));
  return { items: await toShownRatings(ctx, rows), nextCursor, ...toTotal(summary.count), summary };
}

/**
 * `GET /rating/of-contributor/{id}`: of the works whose ratings are public, because the ratings of all others could be
 * found by subtracting these.
 */
export const showContributorRating = async (
  { db }: Context,
  { params: { id } }: InputOf<Contract['ofContributor']>,
): Promise<OutputOf<Contract['ofContributor']>> => ({
  summary: isId(id)
    ? summarize(await countByStarsFrom(db, MIN_SHOWN, selectListedAmong(db, selectContentsOf(db, id))))
    : null,
});
