import { type Context, inTransaction } from '../../../../platform/context.ts';
import { hashObject } from '../../../../platform/storage/hash-object.ts';
import { originalKey } from '../../../../platform/storage/storage.ts';
import { noteCheck, readUnchecked } from '../store/stored-files.ts';

/** Maximum number of files per night. The files that were checked longest ago come first. */
const MAX_FILES = 2000;
const MAX_BYTES = 10 * 1024 ** 3;

/**
 * Hashes stored files again. A file that is missing or whose hash differs is marked as damaged and logged; it isn't
 * delivered until a later check finds it intact.
 */
export async function checkStoredFiles(ctx: Context): Promise<void> {
  const { storage, log } = ctx.platform;
  let bytes = 0;
  for (const { id, sha256, size, damaged_at } of await readUnchecked(ctx.db, MAX_FILES)) {
    if (bytes > MAX_BYTES) return;
    bytes += size;
    const found = await hashObject(storage, originalKey(sha256));
    const damage = found === sha256 ? undefined : found === undefined ? 'missing' : 'other bytes';
    if (damage !== undefined)
      log.error({ sha256, damage }, 'a stored file is not what it was: restore it from a backup');
    const damagedAt = damage === undefined ? null : (damaged_at ?? ctx.now);
    await inTransaction(ctx, ({ tx }) => noteCheck(tx, id, { checkedAt: ctx.now, damagedAt }));
  }
}
