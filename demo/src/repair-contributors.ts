import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../src/platform/context.ts';
import { previewKey } from '../../src/platform/storage/storage.ts';
import type { FillState } from './fill-state.ts';
import { isStored } from './stored-variants.ts';
import type { DemoContributor } from './types.ts';

/** Stores the avatar if it has changed. @returns its name, which is new, because pictures are immutable */
async function storeAvatar(ctx: Context, id: string, name: string | null, bytes: Buffer): Promise<string> {
  if (name !== null && (await isStored(ctx, previewKey(id, name), bytes))) return name;
  const renewed = `avatar-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.webp`;
  await ctx.platform.storage.put(previewKey(id, renewed), bytes);
  return renewed;
}

async function repairContributor(ctx: Context, id: string, contributor: DemoContributor): Promise<void> {
  const row = await ctx.db.selectFrom('contributor').select('image_key').where('id', '=', id).executeTakeFirst();
  if (row === undefined) return;
  const imageKey = await storeAvatar(ctx, id, row.image_key, await contributor.avatar());
  const { username, name, bio, website } = contributor;
  // If somebody else has taken the username meanwhile, they keep it.
  await sql`update contributor set name = ${name}, bio = ${bio}, website = ${website}, image_key = ${imageKey}, is_demo = true,
      username = case when exists (select from contributor other where other.username = ${username} and other.id <> ${id})
        then username else ${username} end
    where id = ${id}`.execute(ctx.db);
  if (row.image_key !== null && row.image_key !== imageKey)
    await ctx.platform.storage.remove(previewKey(id, row.image_key));
}

/** Updates names, texts and pictures of the demo's contributors; cards are updated with their contents. */
export async function repairContributors(
  ctx: Context,
  state: FillState,
  contributors: readonly DemoContributor[],
): Promise<void> {
  for (const contributor of contributors) {
    const id = state.contributors[contributor.key];
    if (id !== undefined) await repairContributor(ctx, id, contributor);
  }
}
