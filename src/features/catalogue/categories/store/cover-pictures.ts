import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** The category, subcategory or collection that a cover belongs to. */
export interface CoverPlace {
  readonly level: 'category' | 'subcategory' | 'collection';
  readonly id: string;
}

export interface CoverPictureValues {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  readonly avifWidths: readonly number[];
  readonly colors: readonly string[];
}

const columns = ['id', 'width', 'height', 'widths', 'avif_widths', 'colors'] as const;
const columnOf = { category: 'category_id', subcategory: 'subcategory_id', collection: 'collection_id' } as const;
const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

export type CoverPictureRow = Awaited<ReturnType<typeof readPictures>>[number];

/** Covers of the given categories, subcategories and collections. */
export const readPictures = compileOnce((db: Database, placeIds: readonly string[]) =>
  db
    .selectFrom('cover_picture')
    .select(columns)
    .select(sql<string>`coalesce(category_id, subcategory_id, collection_id)`.as('place_id'))
    .where((eb) => eb.or(Object.values(columnOf).map((column) => eb(column, '=', isOneOf(placeIds))))),
);

/** Deletes a cover whose owner the caller has locked. @returns the deleted row */
export async function deletePicture(tx: Transaction, { level, id }: CoverPlace) {
  return tx
    .deleteFrom('cover_picture')
    .where(columnOf[level], '=', id)
    .returning(['id', 'widths', 'avif_widths'])
    .executeTakeFirst();
}

export async function addPicture(
  tx: Transaction,
  { level, id }: CoverPlace,
  picture: CoverPictureValues,
): Promise<void> {
  const { avifWidths, widths, colors, ...values } = picture;
  await tx
    .insertInto('cover_picture')
    .values({
      ...values,
      widths: [...widths],
      avif_widths: [...avifWidths],
      colors: [...colors],
      [columnOf[level]]: id,
    })
    .execute();
}

/** The given ids that belong to pictures. */
export async function readPictureIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('cover_picture').select('id').where('id', '=', isOneOf(ids)).execute();
  return rows.map(({ id }) => id);
}
