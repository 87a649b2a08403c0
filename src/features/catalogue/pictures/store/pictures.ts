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

/** Finds works whose picture has to be processed: first new works, then works of an older recipe version. */
export async function readDue(db: Database, recipe: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('picture')
    .select('content_id')
    .where('recipe', '<', recipe)
    .orderBy('recipe')
    .orderBy('content_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.content_id);
}

/**
 * Locks a work's picture until the transaction ends. A concurrent change of its previews waits, and then requests
 * processing again.
 */
export async function lockPicture(tx: Transaction, contentId: string): Promise<void> {
  await tx.selectFrom('picture').select('content_id').where('content_id', '=', contentId).forUpdate().execute();
}

/** Stores a picture's data; `kept` is undefined if the work has no readable picture. */
export async function setPicture(
  tx: Transaction,
  contentId: string,
  recipe: number,
  kept: KeptPicture | undefined,
): Promise<void> {
  await tx
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
    .where('content_id', '=', contentId)
    .execute();
}

/** Reads the vector of a work's picture; undefined if there is none of this recipe version. */
export async function readCode(db: Database, contentId: string, recipe: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('picture')
    .select('code')
    .where('content_id', '=', contentId)
    .where('recipe', '=', recipe)
    .executeTakeFirst();
  return row?.code ?? undefined;
}

/** Reads vectors of works by identifier; works without one are left out. */
export async function readCodes(
  db: Database,
  contentIds: readonly string[],
  recipe: number,
): Promise<Map<string, Buffer>> {
  const rows = await db
    .selectFrom('picture')
    .select(['content_id', 'code'])
    .where('content_id', '=', sql<string>`any(${contentIds}::uuid[])`)
    .where('recipe', '=', recipe)
    .execute();
  return new Map(rows.flatMap(({ content_id: id, code }) => (code === null ? [] : [[id, code]])));
}

/** Reads a picture's data that a reviewer sees; undefined if there is none of this recipe version. */
export async function readHints(db: Database, contentId: string, recipe: number) {
  return db
    .selectFrom('picture')
    .select(['mature', sql<string[]>`array(select lpad(to_hex(hash), 16, '0') from unnest(hashes) hash)`.as('hashes')])
    .where('content_id', '=', contentId)
    .where('recipe', '=', recipe)
    .executeTakeFirst();
}
