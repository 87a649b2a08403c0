import { buffer } from 'node:stream/consumers';
import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf, Upload } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import { previewKey } from '../../../../platform/storage/storage.ts';
import { encodeCover, removePictureObjects } from '../../../catalogue/categories/service/cover-pictures.ts';
import type { blogAdminContract } from '../contract/admin.ts';
import { readStoredBody } from '../contract/body.ts';
import { listImageIds } from '../rules/body.ts';
import { translate } from '../rules/messages.ts';
import { readTexts } from '../store/blog.ts';
import { addImage, deleteImage, type NewImage, readImagesOf } from '../store/images.ts';
import { readManagedPost } from '../store/posts.ts';
import { lockManagedPost, record } from './lock.ts';
import { type BlogPicture, toPicture } from './present.ts';

type Contract = typeof blogAdminContract;

const MAX_IMAGES = 100;

/** Encodes an uploaded picture and stores its sizes; the caller adds its row afterwards. */
export async function storePicture(ctx: Context, file: Upload): Promise<NewImage> {
  const { files, ...made } = await encodeCover(ctx, await buffer(file.stream));
  const id = createId();
  for (const { name, bytes } of files) await ctx.platform.storage.put(previewKey(id, name), bytes);
  return { id, ...made };
}

/** Adds a stored picture to a locked post. @throws Problem `conflict` above the maximum number */
export async function attachImage(
  ctx: TransactionContext,
  postId: string,
  image: NewImage,
  description: string,
): Promise<BlogPicture> {
  const before = await readImagesOf(ctx.tx, postId);
  if (before.length >= MAX_IMAGES) {
    const max = formatNumberIn(ctx.locale, MAX_IMAGES, {});
    throw new Problem('conflict', { detail: translate('too_many_images', ctx.locale, { max }) });
  }
  await addImage(ctx.tx, postId, image, description);
  const [added] = (await readImagesOf(ctx.tx, postId)).filter(({ id }) => id === image.id);
  if (added === undefined) throw new Error('a picture that was just added is missing');
  return toPicture(added);
}

/** `POST /blog/content/image/{id}`. @throws Problem `not_found`, `bad_input` with `image`, `conflict` */
export async function addBlogImage(
  ctx: Context,
  { params, body, file }: InputOf<Contract['addImage']>,
): Promise<OutputOf<Contract['addImage']>> {
  // Checked first, to avoid encoding a picture for an unknown post.
  if (!isId(params.id) || (await readManagedPost(ctx.db, params.id)) === undefined) throw new Problem('not_found');
  const stored = await storePicture(ctx, file);
  return inTransaction(ctx, async (own) => {
    await lockManagedPost(own, params.id);
    const image = await attachImage(own, params.id, stored, body.description);
    await record(own, 'add_image', params.id, { image: stored.id });
    return { image };
  });
}

/** Whether any text of the post shows the picture. */
async function isShown(ctx: TransactionContext, postId: string, imageId: string): Promise<boolean> {
  const texts = await readTexts(ctx.tx, postId);
  return texts.some(({ body }) => listImageIds(readStoredBody(body)).includes(imageId));
}

/** `DELETE /blog/content/image/{id}`. @throws Problem `not_found`, `bad_input` without `imageId`, `conflict` */
export async function removeBlogImage(
  ctx: Context,
  { params, query, body }: InputOf<Contract['removeImage']>,
): Promise<{ done: true }> {
  const imageId = body?.imageId ?? query.imageId;
  if (imageId === undefined)
    throw new Problem('bad_input', {
      errors: [{ path: 'imageId', message: translate('image_missing', ctx.locale) }],
    });
  const removed = await inTransaction(ctx, async (own) => {
    const post = await lockManagedPost(own, params.id);
    if (post.cover_id === imageId || (await isShown(own, post.id, imageId)))
      throw new Problem('conflict', { detail: translate('image_shown', ctx.locale) });
    const gone = isId(imageId) ? await deleteImage(own.tx, post.id, imageId) : undefined;
    if (gone === undefined) throw new Problem('not_found');
    await record(own, 'remove_image', post.id, { image: imageId });
    return gone;
  });
  await removePictureObjects(ctx, removed);
  return { done: true };
}
