import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import type { blogContract } from '../contract/blog.ts';
import { readPublicPost } from '../store/blog.ts';
import { purgePosts } from '../store/posts.ts';
import {
  addLike,
  countView,
  deleteOldViews,
  isLiked,
  lockLike,
  readAllLikes,
  readLikes,
  removeAllLikes,
  removeLike,
} from '../store/reactions.ts';

type Contract = typeof blogContract;

/** Time in milliseconds in which a deleted post can be restored. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** `PATCH /blog/view/{id}`: counts once a day per account, or per network for visitors. @throws Problem `not_found` */
export async function recordView(
  ctx: TransactionContext,
  { params }: InputOf<Contract['view']>,
  request: RequestScope,
): Promise<OutputOf<Contract['view']>> {
  const { actor } = ctx;
  const visitor = request.visitor(actor.kind === 'user' ? actor.id : undefined);
  const views = isId(params.id) ? await countView(ctx.tx, params.id, visitor) : undefined;
  if (views === undefined) throw new Problem('not_found');
  return { views };
}

/** `GET /blog/liked/{id}` */
export async function showLiked(
  ctx: Context,
  { params }: InputOf<Contract['liked']>,
): Promise<OutputOf<Contract['liked']>> {
  const { id } = userActor(ctx);
  return { isLiked: isId(params.id) && (await isLiked(ctx.db, id, params.id)) };
}

/**
 * `PATCH /blog/toggle/like/{id}`: returns the resulting state; with `isLiked` a retry changes nothing.
 * @throws Problem `not_found` for liking a post that isn't public; a like can always be removed
 */
export async function toggleLike(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['like']>,
): Promise<OutputOf<Contract['like']>> {
  const postId = params.id;
  if (!isId(postId)) throw new Problem('not_found');
  const { id } = userActor(ctx);
  const isNow = await lockLike(ctx.tx, id, postId);
  const wanted = body?.isLiked ?? !isNow;
  if (wanted && !isNow) {
    const isPublic = (await readPublicPost(ctx.db, { id: postId }, ctx.now)) !== undefined;
    if (!isPublic || !(await lockActiveAccount(ctx.tx, id))) throw new Problem('not_found');
    await addLike(ctx.tx, id, postId);
  }
  if (!wanted && isNow) await removeLike(ctx.tx, id, postId);
  return { isLiked: wanted, likes: await readLikes(ctx.db, postId) };
}

/** Deletes visitor hashes of past days, and posts that can no longer be restored. */
export const deleteOld = (db: Database, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await deleteOldViews(tx);
    await purgePosts(tx, new Date(now.getTime() - KEPT_MS));
  });

export const blogAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'blog-likes', exportData: (ctx, accountId) => readAllLikes(ctx.db, accountId) },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeAllLikes(ctx.tx, accountId) },
];
