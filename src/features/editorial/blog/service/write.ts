import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { blogAdminContract } from '../contract/admin.ts';
import { translate } from '../rules/messages.ts';
import { toSlug } from '../rules/slug.ts';
import { readTexts } from '../store/blog.ts';
import { holdCategory } from '../store/categories.ts';
import { describeImage, type NewImage, readImagesOf } from '../store/images.ts';
import { addPost, isSlugTaken, type LockedPost, readManagedPost, updatePost } from '../store/posts.ts';
import { attachImage, storePicture } from './images.ts';
import { lockManagedPost, record, recordSaving } from './lock.ts';
import { toPicture } from './present.ts';
import { type GivenTexts, saveTexts } from './texts.ts';

type Contract = typeof blogAdminContract;
type Saved = OutputOf<Contract['create']>;

const MAX_SLUG_LENGTH = 80;
/** Maximum length of a generated slug, which leaves room for a suffix. */
const MADE_SLUG_LENGTH = 70;

const refuseAt = (ctx: Context, path: string, message: Parameters<typeof translate>[0]): Problem =>
  new Problem('bad_input', { errors: [{ path, message: translate(message, ctx.locale) }] });

/** Locks the category against deletion. @throws Problem `bad_input` for a category that doesn't exist */
async function toCategoryId(ctx: TransactionContext, given: string): Promise<string | null> {
  if (given === '') return null;
  const found = isId(given) ? await holdCategory(ctx.tx, given) : undefined;
  if (found === undefined) throw refuseAt(ctx, 'categoryId', 'category_missing');
  return found;
}

/** Makes a slug from the title, with a part of an id if the title has no Latin letters or the slug is taken. */
async function makeSlug(ctx: TransactionContext, { title = '', titleBn = '' }: GivenTexts): Promise<string> {
  const made = toSlug(title === '' ? titleBn : title, MADE_SLUG_LENGTH);
  const isFree = made !== '' && made !== 'all' && !isId(made) && !(await isSlugTaken(ctx.tx, made, null));
  if (isFree) return made;
  return `${made === '' ? 'post' : made}-${createId().slice(-8)}`.slice(0, MAX_SLUG_LENGTH);
}

const isSlugConflict = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'blog_post_slug_key';

/** Handles a taken slug; of two concurrent calls, the database refuses the second one. */
async function withFreeSlug<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isSlugConflict(error) ? refuseAt(ctx, 'slug', 'slug_taken') : error;
  }
}

async function answerSaved(ctx: TransactionContext, id: string): Promise<Saved> {
  const row = await readManagedPost(ctx.tx, id);
  if (row === undefined) throw new Error('a post that was just saved is missing');
  const cover = (await readImagesOf(ctx.tx, id)).find((image) => image.id === row.cover_id);
  return { _id: id, slug: row.slug, revision: row.revision, cover: cover === undefined ? null : toPicture(cover) };
}

/** `POST /blog/create`. @throws Problem `bad_input` */
export async function createPost(
  ctx: Context,
  { body: { slug, categoryId = '', coverDescription = '', ...texts }, file }: InputOf<Contract['create']>,
): Promise<Saved> {
  if ((texts.title ?? '') === '' && (texts.titleBn ?? '') === '') throw refuseAt(ctx, 'title', 'title_needed');
  const cover = file === undefined ? undefined : await storePicture(ctx, file);
  return withFreeSlug(ctx, () =>
    inTransaction(ctx, async (own) => {
      const category = await toCategoryId(own, categoryId);
      const id = await addPost(own.tx, slug ?? (await makeSlug(own, texts)), category);
      await saveTexts(own, id, texts);
      if (cover !== undefined) {
        await attachImage(own, id, cover, coverDescription);
        await updatePost(own.tx, id, { cover_id: cover.id });
      }
      await record(own, 'create', id);
      return answerSaved(own, id);
    }),
  );
}

/** @throws Problem `bad_input` for a picture of another post */
async function toCoverId(ctx: TransactionContext, postId: string, given: string): Promise<string | null> {
  if (given === '') return null;
  const isOwn = (await readImagesOf(ctx.tx, postId)).some(({ id }) => id === given);
  if (!isOwn) throw refuseAt(ctx, 'coverId', 'image_missing');
  return given;
}

interface GivenPlace {
  readonly slug?: string | undefined;
  readonly categoryId?: string | undefined;
  readonly coverId?: string | undefined;
}

async function toChange(ctx: TransactionContext, post: LockedPost, { slug, categoryId, coverId }: GivenPlace) {
  const isOtherSlug = slug !== undefined && slug !== post.slug;
  const wasPublic = post.was_public || (post.published_at !== null && post.published_at <= ctx.now);
  if (isOtherSlug && wasPublic) throw refuseAt(ctx, 'slug', 'slug_stays');
  return {
    ...(isOtherSlug ? { slug } : {}),
    ...(categoryId === undefined ? {} : { category_id: await toCategoryId(ctx, categoryId) }),
    ...(coverId === undefined ? {} : { cover_id: await toCoverId(ctx, post.id, coverId) }),
  };
}

/** Whether a language of the post has a title and a text. */
export async function isReadable(ctx: TransactionContext, postId: string): Promise<boolean> {
  const texts = await readTexts(ctx.tx, postId);
  return texts.some(({ title, word_count: words }) => title !== '' && words > 0);
}

interface SavingTry {
  readonly key: string;
  readonly number: number;
}

/**
 * The key and number of a save; null without a number, because a key alone can't distinguish older from newer attempts.
 */
const toSavingTry = (key: string | undefined, number: number | undefined): SavingTry | null =>
  key === undefined || number === undefined ? null : { key, number };

/**
 * Whether this attempt of a save was already stored and only its response was lost.
 * @throws Problem `conflict` if a later attempt, or another save, was stored first
 */
function isStored(post: LockedPost, saving: SavingTry | null, revision: number | undefined): boolean {
  // The stored version comes from this save, whose response was lost, so a later attempt may replace it.
  if (saving !== null && saving.key === post.save_key && post.save_try !== null) {
    if (saving.number < post.save_try) throw new Problem('conflict');
    return saving.number === post.save_try;
  }
  if (revision !== undefined && revision !== post.revision) throw new Problem('conflict');
  return false;
}

/**
 * `PUT /blog/update/{id}`. @throws Problem `not_found`, `bad_input`, `conflict` if it was changed since the caller read
 * it
 */
export async function updateBlogPost(
  ctx: Context,
  {
    params: { id },
    body: { slug, categoryId, coverId, coverDescription, revision, saveKey, saveTry, ...texts },
    file,
  }: InputOf<Contract['update']>,
): Promise<Saved> {
  if (!isId(id) || (await readManagedPost(ctx.db, id)) === undefined) throw new Problem('not_found');
  const cover: NewImage | undefined = file === undefined ? undefined : await storePicture(ctx, file);
  return withFreeSlug(ctx, () =>
    inTransaction(ctx, async (own) => {
      const post = await lockManagedPost(own, id);
      const saving = toSavingTry(saveKey, saveTry);
      if (isStored(post, saving, revision)) return answerSaved(own, id);
      const change = await toChange(own, post, { slug, categoryId, coverId });
      if (cover !== undefined) await attachImage(own, id, cover, coverDescription ?? '');
      const coverChange = cover === undefined ? {} : { cover_id: cover.id };
      await updatePost(own.tx, id, {
        ...change,
        ...coverChange,
        save_key: saving?.key ?? null,
        save_try: saving?.number ?? null,
      });
      const shown = 'cover_id' in change ? change.cover_id : post.cover_id;
      if (cover === undefined && coverDescription !== undefined && shown !== null)
        await describeImage(own.tx, shown, coverDescription);
      await saveTexts(own, id, texts);
      if (post.published_at !== null && !(await isReadable(own, id))) throw refuseAt(own, 'title', 'is_public');
      await recordSaving(own, id);
      return answerSaved(own, id);
    }),
  );
}
