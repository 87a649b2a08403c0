import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { countTotal, cutPage, parsePage } from '../../../../platform/pagination.ts';
import { readTitles } from '../../../catalogue/content/service/references.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { findUsernames } from '../../../people/accounts/service/usernames.ts';
import { recordNotice } from '../../../people/notices/service/record.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { ratingsAdminContract } from '../contract/admin.ts';
import { ratingCursors } from '../rules/cursors.ts';
import { countAll, readAllIds } from '../store/lists.ts';
import { setHidden } from '../store/ratings.ts';
import { readRatings } from './reads.ts';

type Contract = typeof ratingsAdminContract;

/** A rating as admins see it. */
export type AdminRating = OutputOf<Contract['all']>['items'][number];

/** Ratings by id as admins see them; deleted ones are missing. */
export async function readAdminRatings(
  { db }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AdminRating>> {
  const rows = ids.length === 0 ? [] : await readRatings(db, ids);
  const titles = await readTitles(db, [...new Set(rows.map(({ content_id }) => content_id))]);
  const names = await findUsernames(db, [...new Set(rows.map(({ account_id }) => account_id))]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        _id: row.id,
        contentId: row.content_id,
        title: titles.get(row.content_id) ?? '',
        stars: row.stars,
        words: row.words,
        answer: row.answer ?? '',
        author: { _id: row.account_id, name: names.get(row.account_id) ?? '' },
        at: row.created_at.toISOString(),
        isRefunded: !row.is_paid,
        hiddenReason: row.hidden_reason,
      },
    ]),
  );
}

/** `GET /rating/all`. @throws Problem `bad_input` for a cursor of another list */
export async function listAllRatings(
  ctx: Context,
  { query: { state, stars, content, ...query } }: InputOf<Contract['all']>,
): Promise<OutputOf<Contract['all']>> {
  const page = parsePage(ctx, ratingCursors, { ...query, sort: 'newest' });
  if (content !== undefined && !isId(content)) return { items: [], nextCursor: null, total: 0, totalIsMore: false };
  const filter = { state, contentId: content, stars: stars === undefined ? undefined : Number(stars) };
  const read = await readAllIds(ctx.db, filter, page);
  const { rows, nextCursor } = cutPage(ratingCursors, page, read, (id) => ({ id }));
  const ratings = await readAdminRatings(ctx, rows);
  const total = await countTotal(query, (max) => countAll(ctx.db, filter, max));
  return { items: rows.flatMap((id) => ratings.get(id) ?? []), nextCursor, ...total };
}

/**
 * Hides a rating from the public, or shows it again with null, and notifies its author. The caller writes the audit
 * entry. @returns false if nothing changed
 * @throws Problem `not_found` if the rating was deleted
 */
export async function changeHiding(ctx: TransactionContext, id: string, reason: string | null): Promise<boolean> {
  const [rating] = isId(id) ? await readRatings(ctx.tx, [id]) : [];
  if (rating === undefined) throw new Problem('not_found');
  // Deleting an account locks it before its ratings, so this does, too.
  const isActive = await lockActiveAccount(ctx.tx, rating.account_id);
  const hiding = reason === null ? null : { by: adminActor(ctx).id, reason, at: ctx.now };
  if (!(await setHidden(ctx.tx, id, hiding))) return false;
  const about = (await readTitles(ctx.tx, [rating.content_id])).get(rating.content_id) ?? '';
  const notice = { about, subject: rating.content_id };
  if (isActive)
    await recordNotice(
      ctx,
      rating.account_id,
      reason === null ? { code: 'rating_shown', ...notice } : { code: 'rating_hidden', ...notice, reason },
    );
  return true;
}

/** `PUT /rating/hide/{id}` */
export async function hideRating(
  ctx: TransactionContext,
  { params: { id }, body: { reason } }: InputOf<Contract['hide']>,
): Promise<{ done: true }> {
  if (await changeHiding(ctx, id, reason))
    await ctx.platform.audit.record(ctx, {
      action: 'rating.hide',
      subjectType: 'rating',
      subjectId: id,
      details: { reason },
    });
  return { done: true };
}

/** `PUT /rating/show/{id}` */
export async function showRating(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['show']>,
): Promise<{ done: true }> {
  if (await changeHiding(ctx, id, null))
    await ctx.platform.audit.record(ctx, { action: 'rating.show', subjectType: 'rating', subjectId: id });
  return { done: true };
}
