import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Context } from '../../src/platform/context.ts';
import type { Database } from '../../src/platform/database/pool.ts';
import { inspectFile } from '../../src/platform/media/inspect/inspect-file.ts';
import { originalKey } from '../../src/platform/storage/storage.ts';
import type { DemoContent } from './types.ts';

interface StoredFile {
  readonly name: string;
  readonly sha256: string;
}

export interface StoredVariant {
  readonly id: string;
  readonly name: string;
  readonly files: readonly StoredFile[];
}

/** In their order; none where the content has been deleted. */
export const readStoredVariants = (db: Database, contentId: string): Promise<StoredVariant[]> =>
  db
    .selectFrom('variant')
    .select([
      'id',
      'name',
      sql<StoredFile[]>`coalesce((
        select json_agg(json_build_object('name', vf.name, 'sha256', sha256) order by vf.position)
        from variant_file vf join file on file.id = vf.file_id where vf.variant_id = variant.id
      ), '[]')`.as('files'),
    ])
    .where('content_id', '=', contentId)
    .orderBy('position')
    .execute();

/** True where the variants, and the files in them, are named as they are made now. */
function hasSameFiles(stored: readonly StoredVariant[], content: DemoContent): boolean {
  const listNames = (variants: readonly { name: string; files: readonly { name: string }[] }[]): string =>
    JSON.stringify(variants.map(({ name, files }) => [name, files.map((file) => file.name)]));
  return listNames(stored) === listNames(content.variants);
}

async function canOpen(ctx: Context, { name, sha256 }: StoredFile): Promise<boolean> {
  const key = originalKey(sha256);
  if ((await ctx.platform.storage.stat(key)) === undefined) return false;
  const bytes = await buffer(await ctx.platform.storage.read(key));
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return false;
  return (await inspectFile(bytes, name)).problem === null;
}

/** True where all files are there, are the ones that belong there, and can be opened. */
export async function isIntact(ctx: Context, stored: readonly StoredVariant[], content: DemoContent): Promise<boolean> {
  if (!hasSameFiles(stored, content)) return false;
  const files = new Map(stored.flatMap((variant) => variant.files.map((file) => [file.sha256, file] as const)));
  for (const file of files.values()) if (!(await canOpen(ctx, file))) return false;
  return true;
}
