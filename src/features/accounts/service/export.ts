import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../platform/context.ts';
import { previewKey } from '../../../platform/storage/storage.ts';
import { createZip } from '../../../platform/storage/zip.ts';
import { userActor } from '../../sessions/service/actor.ts';
import { readSessions } from '../../sessions/store.ts';
import { readAccount } from '../store/account.ts';
import type { AccountDataSources } from './account-data.ts';
import { readOwnProfile } from './profile.ts';

const json = (value: unknown): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** `GET /user/export`: everything that is kept of the person, for the person. */
export async function exportData(ctx: Context, parts: AccountDataSources): Promise<Uint8Array<ArrayBuffer>> {
  const { id } = userActor(ctx);
  const entries = [
    { name: 'profile.json', bytes: json(await readOwnProfile(ctx)) },
    { name: 'sessions.json', bytes: json(await readSessions(ctx.db, 'user', id)) },
  ];
  for (const part of parts) entries.push({ name: `${part.name}.json`, bytes: json(await part.exportData(ctx, id)) });
  const row = await readAccount(ctx.db, id);
  const picture = row === undefined || row.image_key === null ? undefined : previewKey(id, row.image_key);
  if (picture !== undefined && (await ctx.platform.storage.stat(picture)) !== undefined)
    entries.push({ name: 'picture.webp', bytes: await buffer(await ctx.platform.storage.read(picture)) });
  return createZip(entries, ctx.now);
}
