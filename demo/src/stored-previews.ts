import { sql } from 'kysely';
import type { Context } from '../../src/platform/context.ts';
import type { Database } from '../../src/platform/database/pool.ts';
import { draftPreviewKey, previewKey } from '../../src/platform/storage/storage.ts';
import { listPreviewObjects } from './store-content.ts';
import { isStored } from './stored-variants.ts';
import type { BuiltPreview } from './types.ts';

/** Reads the previews of a content in their order. */
export const readStoredPreviews = (db: Database, contentId: string) =>
  db
    .selectFrom('preview')
    .select([
      'id',
      'kind',
      'alt',
      'caption',
      'translated_caption',
      'width',
      'height',
      'widths',
      'avif_widths',
      'marked_widths',
      'asset',
    ])
    .select(sql<string | null>`lpad(to_hex(hash), 16, '0')`.as('hash'))
    .where('content_id', '=', contentId)
    .orderBy('position')
    .execute();

export type StoredPreview = Awaited<ReturnType<typeof readStoredPreviews>>[number];

/** Lists the keys of all objects that a preview may have in the file store. */
export function listStoredKeys({ id, widths, marked_widths: markedWidths, ...rest }: StoredPreview): string[] {
  const { avif_widths: avifWidths, asset } = rest;
  const ext = (asset as { ext?: string } | null)?.ext;
  const inPublic = [
    ...widths.map((width) => `${width}.webp`),
    ...avifWidths.map((width) => `${width}.avif`),
    'card.jpg',
    ...(ext === undefined ? [] : [`asset.${ext}`]),
  ];
  const drafts = markedWidths.flatMap((width) => [`${width}.webp`, `${width}.marked.webp`]);
  return [...inPublic.map((name) => previewKey(id, name)), ...drafts.map((name) => draftPreviewKey(id, name))];
}

async function isPreviewIntact(ctx: Context, stored: StoredPreview, built: BuiltPreview): Promise<boolean> {
  const { kind, alt, caption, translatedCaption, width, height, hash } = built;
  if (
    JSON.stringify([kind, alt, caption, translatedCaption, width, height, hash]) !==
    JSON.stringify([
      stored.kind,
      stored.alt,
      stored.caption,
      stored.translated_caption,
      stored.width,
      stored.height,
      stored.hash,
    ])
  )
    return false;
  const objects = listPreviewObjects(built, stored.id);
  const known = new Set(listStoredKeys(stored));
  if (!objects.every(([key]) => known.has(key))) return false;
  for (const [key, bytes] of objects) if (!(await isStored(ctx, key, bytes))) return false;
  return true;
}

/** Returns true if the stored pictures, specimens and sounds are identical to those that the current version builds. */
export async function arePreviewsIntact(
  ctx: Context,
  stored: readonly StoredPreview[],
  built: readonly BuiltPreview[],
): Promise<boolean> {
  if (stored.length !== built.length) return false;
  for (const [at, preview] of built.entries()) {
    const row = stored[at];
    if (row === undefined || !(await isPreviewIntact(ctx, row, preview))) return false;
  }
  return true;
}
