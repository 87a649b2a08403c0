import type { Context } from '../../../platform/context.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newToken } from '../../../platform/identity/sealed.ts';
import { PictureError, squarePicture } from '../../../platform/media/square.ts';
import { previewKey } from '../../../platform/storage/storage.ts';
import type { accountsContract } from '../contract.ts';
import { say } from '../rules/texts.ts';
import { lockAccount, updateAccount } from '../store/account.ts';
import type { PersonParts } from './parts.ts';
import { userActor } from './people.ts';
import type { Profile } from './presented.ts';
import { ownProfile, tellChanged } from './profile.ts';

/** A picture's address is remembered for a year, so each has a name of its own. */
const newImageKey = (): string =>
  `face-${newToken()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 16)}.webp`;

async function squared(ctx: Context, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return await squarePicture(bytes);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    ctx.platform.log.info({ requestId: ctx.requestId, reason: error.message }, 'picture not taken');
    throw new Problem('bad_input', { errors: [{ path: 'image', message: say('bad_picture', ctx.locale) }] });
  }
}

/** Files are written before and removed after the row that names them: a crash leaves a file too many, never one too few. */
async function replace(ctx: Context, key: string | null, parts: PersonParts): Promise<Profile> {
  const { id } = userActor(ctx);
  const before = await ctx.db.transaction().execute(async (tx) => {
    const row = await lockAccount(tx, id);
    if (row === undefined || row.status !== 'active') throw new Problem('unauthenticated');
    await updateAccount(tx, id, { image_key: key });
    await tellChanged({ ...ctx, db: tx }, id, parts);
    return row.image_key;
  });
  if (before !== null) await ctx.platform.storage.remove(previewKey(id, before));
  return ownProfile(ctx);
}

/** `PUT /user/update/image`. @throws Problem `bad_input` with `image` for what is no picture that we take */
export async function updateImage(
  ctx: Context,
  { file }: InputOf<typeof accountsContract.updateImage>,
  parts: PersonParts,
): Promise<{ user: Profile }> {
  const { id } = userActor(ctx);
  const square = await squared(ctx, file.bytes);
  const key = newImageKey();
  await ctx.platform.storage.put(previewKey(id, key), square);
  return { user: await replace(ctx, key, parts) };
}

export async function removeImage(ctx: Context, parts: PersonParts): Promise<{ user: Profile }> {
  return { user: await replace(ctx, null, parts) };
}
