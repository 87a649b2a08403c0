import type { TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { blogAdminContract } from '../contract/admin.ts';
import { toStatus } from '../rules/blog.ts';
import { translate } from '../rules/messages.ts';
import { type LockedPost, lockPost, updatePostState } from '../store/posts.ts';
import { lockManagedPost, record } from './lock.ts';
import { isReadable } from './write.ts';

type Contract = typeof blogAdminContract;

const MAX_AHEAD_MS = 2 * 366 * 24 * 60 * 60_000;

/** Time of publication. @throws Problem `bad_input` for a time that is past or too far ahead */
function toTime(ctx: TransactionContext, at: string | undefined): Date {
  if (at === undefined) return ctx.now;
  const time = new Date(at);
  const ahead = time.getTime() - ctx.now.getTime();
  const message = ahead <= 0 ? 'time_passed' : ahead > MAX_AHEAD_MS ? 'time_far' : undefined;
  if (message !== undefined)
    throw new Problem('bad_input', { errors: [{ path: 'at', message: translate(message, ctx.locale) }] });
  return time;
}

/** Whether the post already has the wanted state, so that nothing is changed or recorded. */
function isAsWanted({ published_at: is }: LockedPost, wanted: boolean, at: string | undefined, now: Date): boolean {
  if (!wanted) return is === null;
  return at === undefined ? toStatus(is, now) === 'published' : is?.getTime() === new Date(at).getTime();
}

/**
 * `PATCH /blog/toggle/publish/{id}`: with `published` or `at`, a retry changes nothing, even after the time of
 * publication.
 * @throws Problem `not_found`, `bad_input` for a past time, `conflict` without a text, or for scheduling a public post
 */
export async function togglePublished(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['togglePublished']>,
): Promise<OutputOf<Contract['togglePublished']>> {
  const post = await lockManagedPost(ctx, params.id);
  const status = toStatus(post.published_at, ctx.now);
  const wanted = body?.published ?? (body?.at !== undefined || status === 'draft');
  const answer = (publishedAt: Date | null) => ({
    status: toStatus(publishedAt, ctx.now),
    publishedAt: publishedAt?.toISOString() ?? null,
  });
  if (isAsWanted(post, wanted, body?.at, ctx.now)) return answer(post.published_at);
  // A public post can't be hidden by a future date.
  if (wanted && status === 'published') throw new Problem('conflict', { detail: translate('is_live', ctx.locale) });
  if (wanted && !(await isReadable(ctx, post.id)))
    throw new Problem('conflict', { detail: translate('text_needed', ctx.locale) });
  const publishedAt = wanted ? toTime(ctx, body?.at) : null;
  await updatePostState(ctx.tx, post.id, { published_at: publishedAt });
  const details = body?.at === undefined || publishedAt === null ? {} : { at: publishedAt.toISOString() };
  await record(ctx, wanted ? 'publish' : 'unpublish', post.id, details);
  return answer(publishedAt);
}

/** `PATCH /blog/toggle/showcase/{id}`. @throws Problem `not_found` */
export async function toggleShowcased(
  ctx: TransactionContext,
  { params, body }: InputOf<Contract['toggleShowcased']>,
): Promise<OutputOf<Contract['toggleShowcased']>> {
  const post = await lockManagedPost(ctx, params.id);
  const showcased = body?.showcased ?? !post.showcased;
  if (showcased === post.showcased) return { showcased };
  await updatePostState(ctx.tx, post.id, { showcased });
  await record(ctx, showcased ? 'showcase' : 'unshowcase', post.id);
  return { showcased };
}

/** `DELETE /blog/delete/{id}`. @throws Problem `not_found` */
export async function removePost(
  ctx: TransactionContext,
  { params }: InputOf<Contract['remove']>,
): Promise<{ done: true }> {
  const post = await lockManagedPost(ctx, params.id);
  await updatePostState(ctx.tx, post.id, { deleted_at: ctx.now });
  await record(ctx, 'delete', post.id, { slug: post.slug });
  return { done: true };
}

/** `PATCH /blog/restore/{id}`. @throws Problem `not_found` for a post that isn't deleted or was purged */
export async function restorePost(
  ctx: TransactionContext,
  { params }: InputOf<Contract['restore']>,
): Promise<{ done: true }> {
  const post = isId(params.id) ? await lockPost(ctx.tx, params.id, { deleted: true }) : undefined;
  if (post === undefined) throw new Problem('not_found');
  await updatePostState(ctx.tx, post.id, { deleted_at: null });
  await record(ctx, 'restore', post.id, { slug: post.slug });
  return { done: true };
}
