import { sql } from 'kysely';
import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Columns that a variant stores about a file. */
export interface FileFacts {
  readonly fileId: string;
  readonly name: string;
  readonly format: string;
  readonly containedFormats: readonly string[];
  readonly width: number | null;
  readonly height: number | null;
  readonly figures: Readonly<Record<string, number | string>>;
}

export interface VariantRow {
  /** Identifier of an existing variant; undefined for a new one. */
  readonly id: string | undefined;
  readonly name: string;
  readonly licence: string;
  readonly price: number | null;
  readonly files: readonly FileFacts[];
}

export async function readVariantIds(db: Database, contentId: string) {
  return db
    .selectFrom('variant')
    .select(['id', 'revision_of'])
    .where('content_id', '=', contentId)
    .orderBy('position')
    .execute();
}

async function setFiles(tx: Transaction, variantId: string, files: readonly FileFacts[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('variant_file')
    .values(
      files.map((file, position) => ({
        variant_id: variantId,
        file_id: file.fileId,
        name: file.name,
        format: file.format,
        contained_formats: [...file.containedFormats],
        figures: JSON.stringify(file.figures),
        width: file.width,
        height: file.height,
        position,
      })),
    )
    .execute();
}

/** Offset that is added to existing positions, so that the new positions don't collide with them. */
const MAKE_ROOM = 100_000;

/** Replaces the content's variants by these, in this order; variants that aren't listed are removed. */
export async function setVariants(tx: Transaction, contentId: string, rows: readonly VariantRow[]): Promise<void> {
  const kept = rows.flatMap(({ id }) => id ?? []);
  await sql`delete from variant where content_id = ${contentId} and id <> all(${kept}::uuid[])`.execute(tx);
  await sql`update variant set position = position + ${MAKE_ROOM} where content_id = ${contentId}`.execute(tx);
  await sql`delete from variant_file where variant_id = any(${kept}::uuid[])`.execute(tx);
  for (const [position, { id, name, licence, price, files }] of rows.entries()) {
    const columns = { name, licence_code: licence, price, position };
    const variantId = id ?? createId();
    if (id === undefined)
      await tx
        .insertInto('variant')
        .values({ id: variantId, content_id: contentId, ...columns })
        .execute();
    else
      await tx.updateTable('variant').set(columns).where('id', '=', id).where('content_id', '=', contentId).execute();
    await setFiles(tx, variantId, files);
  }
}
