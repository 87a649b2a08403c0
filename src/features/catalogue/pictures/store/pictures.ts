import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Stored data of a picture. */
export interface KeptPicture {
  readonly code: Uint8Array;
  /** Perceptual hashes, 16 hexadecimal digits each. */
  readonly hashes: readonly string[];
  /** Probability of nudity in thousandths. */
  readonly mature: number;
  readonly cell: number;
}

/**
 * Finds previews whose picture has to be processed: first new ones, then those of an older recipe version, the works'
 * first previews before the others.
 */
export async function readDue(db: Database, recipe: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('picture')
    .select('preview_id')
    .where('recipe', '<', recipe)
    .orderBy('recipe')
    .orderBy('position')
    .orderBy('preview_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.preview_id);
}

/**
 * Stores a picture's data; `kept` is undefined if the preview has no readable picture. Returns its work and
 * whether it is the work's first picture; undefined if the preview was removed.
 */
export async function setPicture(tx: Transaction, previewId: string, recipe: number, kept: KeptPicture | undefined) {
  return tx
    .updateTable('picture')
    .set({
      recipe,
      code: kept === undefined ? null : Buffer.from(kept.code),
      hashes: sql<number[]>`array(
        select ('x' || hash)::bit(64)::bigint from unnest(${kept?.hashes ?? []}::text[]) with ordinality as each (hash, at) order by at
      )`,
      mature: kept?.mature ?? null,
      cell: kept?.cell ?? 0,
    })
    .where('preview_id', '=', previewId)
    .returning([
      'content_id',
      sql<boolean>`not exists (
        select from picture other where other.content_id = picture.content_id and other.position < picture.position
      )`.as('is_first'),
    ])
    .executeTakeFirst();
}

/** Picture of a work's first preview. */
export interface FirstPicture {
  readonly previewId: string;
  readonly code: Buffer;
}

/** Reads the pictures of works' first previews by the work's identifier; works without a vector there are left out. */
export async function readFirsts(
  db: Database,
  contentIds: readonly string[],
  recipe: number,
): Promise<Map<string, FirstPicture>> {
  const rows = await db
    .selectFrom('picture')
    .distinctOn('content_id')
    .select(['content_id', 'preview_id', 'recipe', 'code'])
    .where('content_id', '=', sql<string>`any(${contentIds}::uuid[])`)
    .orderBy('content_id')
    .orderBy('position')
    .execute();
  return new Map(
    rows.flatMap(({ content_id: id, preview_id: previewId, code, ...row }) =>
      code === null || row.recipe !== recipe ? [] : [[id, { previewId, code }]],
    ),
  );
}

/** Reads the pictures of a work that have a vector, in their order, with what a reviewer sees of them. */
export async function readPictures(db: Database, contentId: string, recipe: number) {
  const rows = await db
    .selectFrom('picture')
    .select([
      'preview_id as previewId',
      'code',
      'mature',
      sql<boolean>`position = (select min(position) from picture p where p.content_id = picture.content_id)`.as(
        'isFirst',
      ),
      sql<string[]>`array(select lpad(to_hex(hash), 16, '0') from unnest(hashes) hash)`.as('hashes'),
    ])
    .where('content_id', '=', contentId)
    .where('recipe', '=', recipe)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ code, ...row }) => (code === null ? [] : [{ ...row, code }]));
}
