import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Context } from '../../src/platform/context.ts';
import type { Database } from '../../src/platform/database/pool.ts';
import { originalKey } from '../../src/platform/storage/storage.ts';
import type { BuiltVariant } from './types.ts';

interface StoredFile {
  readonly name: string;
  readonly sha256: string;
  readonly contained: readonly string[];
}

export interface StoredVariant {
  readonly id: string;
  readonly name: string;
  readonly files: readonly StoredFile[];
}

/** Reads the variants of a content in their order. */
export const readStoredVariants = (db: Database, contentId: string): Promise<StoredVariant[]> =>
  db
    .selectFrom('variant')
    .select([
      'id',
      'name',
      sql<StoredFile[]>`coalesce((
        select json_agg(json_build_object('name', vf.name, 'sha256', sha256, 'contained', contained_formats) order by vf.position)
        from variant_file vf join file on file.id = vf.file_id where vf.variant_id = variant.id
      ), '[]')`.as('files'),
    ])
    .where('content_id', '=', contentId)
    .orderBy('position')
    .execute();

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Returns true if the object exists and has exactly these bytes. */
export async function isStored(ctx: Context, key: string, bytes: Buffer): Promise<boolean> {
  const found = await ctx.platform.storage.stat(key);
  if (found?.size !== bytes.length) return false;
  return hash(await buffer(await ctx.platform.storage.read(key))) === hash(bytes);
}

/**
 * Returns true if the variants have exactly the files that the current version builds, and the file store has all of
 * them.
 */
export async function areVariantsIntact(
  ctx: Context,
  stored: readonly StoredVariant[],
  built: readonly BuiltVariant[],
): Promise<boolean> {
  const described = stored.map(({ name, files }) => [
    name,
    files.map((file) => [file.name, file.sha256, file.contained]),
  ]);
  const expected = built.map(({ name, files }) => [
    name,
    files.map((file) => [file.name, file.sha256, file.containedFormats]),
  ]);
  if (JSON.stringify(described) !== JSON.stringify(expected)) return false;
  const files = new Map(built.flatMap((variant) => variant.files.map((file) => [file.sha256, file] as const)));
  for (const { sha256, bytes } of files.values()) if (!(await isStored(ctx, originalKey(sha256), bytes))) return false;
  return true;
}
