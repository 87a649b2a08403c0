import { buffer } from 'node:stream/consumers';
import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { createToken } from '../../../../platform/identity/encryption.ts';
import { createAvatar } from '../../../../platform/media/avatar.ts';
import { PictureBusyError, PictureError } from '../../../../platform/media/picture-process.ts';
import { previewKey } from '../../../../platform/storage/storage.ts';
import { userActor } from '../../sessions/service/actor.ts';
import type { accountsContract } from '../contract/accounts.ts';
import { translate } from '../rules/messages.ts';
import { addOrphanedFile, removeOrphanedFile } from '../store/pending-deletion.ts';
import type { Profile } from './presenters.ts';
import { changeAccount, readOwnProfile } from './profile.ts';

/** Each picture has its own name, because browsers cache it for a year. */
const newImageKey = (): string =>
  `face-${createToken()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 16)}.webp`;

async function encodeAvatar(ctx: Context, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await createAvatar(bytes);
  } catch (error) {
    if (error instanceof PictureBusyError) throw new Problem('unavailable', { retryAfter: 5 });
    if (!(error instanceof PictureError)) throw error;
    ctx.platform.log.info({ requestId: ctx.requestId, reason: error.message }, 'picture refused');
    throw new Problem('bad_input', { errors: [{ path: 'image', message: translate('bad_picture', ctx.locale) }] });
  }
}

/** Removes a file without a row. If that fails, a job removes it later. */
export async function removeFile(ctx: Context, key: string): Promise<void> {
  await ctx.platform.storage.remove(key);
  await inTransaction(ctx, ({ tx }) => removeOrphanedFile(tx, key));
}

/**
 * Changes the row that refers to the file and the list of files to remove in one transaction, so that a crash leaves no
 * file behind.
 * @returns the key of the replaced file
 */
async function replaceImage(ctx: Context, imageKey: string | null): Promise<string | undefined> {
  const { id } = userActor(ctx);
  return inTransaction(ctx, async (own) => {
    const { tx } = own;
    const before = await changeAccount(own, id, { image_key: imageKey });
    if (imageKey !== null) await removeOrphanedFile(tx, previewKey(id, imageKey));
    if (before.image_key === null) return undefined;
    const key = previewKey(id, before.image_key);
    await addOrphanedFile(tx, key);
    return key;
  });
}

async function finishReplacing(ctx: Context, replaced: string | undefined): Promise<{ user: Profile }> {
  if (replaced !== undefined) await removeFile(ctx, replaced);
  return { user: await readOwnProfile(ctx) };
}

/** `PUT /user/update/image`. @throws Problem `bad_input` with `image` for a file that is no accepted picture */
export async function updateImage(
  ctx: Context,
  { file }: InputOf<typeof accountsContract.updateImage>,
): Promise<{ user: Profile }> {
  const { id } = userActor(ctx);
  const avatar = await encodeAvatar(ctx, await buffer(file.stream));
  const imageKey = newImageKey();
  const key = previewKey(id, imageKey);
  await inTransaction(ctx, ({ tx }) => addOrphanedFile(tx, key));
  await ctx.platform.storage.put(key, avatar);
  const replaced = await replaceImage(ctx, imageKey).catch(async (error: unknown) => {
    await removeFile(ctx, key);
    throw error;
  });
  // The row refers to the file from here on, so a later failure must not remove it.
  return finishReplacing(ctx, replaced);
}

/** `DELETE /user/remove/image` */
export async function removeImage(ctx: Context): Promise<{ user: Profile }> {
  return finishReplacing(ctx, await replaceImage(ctx, null));
}
