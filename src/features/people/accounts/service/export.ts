import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../../platform/context.ts';
import { previewKey } from '../../../../platform/storage/storage.ts';
import { createZip } from '../../../../platform/storage/zip.ts';
import { userActor } from '../../sessions/service/actor.ts';
import { readAccount } from '../store/account.ts';
import { readOwnProfile } from './profile.ts';

const toJson = (value: object): Uint8Array => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** `GET /user/export`: all data about the person, as a ZIP. */
export async function exportData(ctx: Context): Promise<Uint8Array<ArrayBuffer>> {
  const { id } = userActor(ctx);
  const entries: { name: string; bytes: Uint8Array }[] = [
    { name: 'profile.json', bytes: toJson(await readOwnProfile(ctx)) },
  ];
  for (const exporter of ctx.platform.accountData.exporters) {
    const data = await exporter.exportData(ctx, id);
    // JSON can't represent undefined.
    if (data !== undefined) entries.push({ name: `${exporter.name}.json`, bytes: toJson(data) });
  }
  for (const { exportPapers } of ctx.platform.accountData.paperExporters)
    entries.push(...(await exportPapers(ctx, id)));
  const row = await readAccount(ctx.db, id);
  const picture = row === undefined || row.image_key === null ? undefined : previewKey(id, row.image_key);
  if (picture !== undefined && (await ctx.platform.storage.stat(picture)) !== undefined)
    entries.push({ name: 'picture.webp', bytes: await buffer(await ctx.platform.storage.read(picture)) });
  return createZip(entries, ctx.now);
}
