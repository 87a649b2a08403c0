import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export interface Cell {
  readonly cell: number;
  readonly centre: Uint8Array;
}

export const readCells = (db: Database, recipe: number): Promise<Cell[]> =>
  db.selectFrom('picture_cell').select(['cell', 'centre']).where('recipe', '=', recipe).orderBy('cell').execute();

/** All vectors of some cells, concatenated. */
export interface CellContents {
  /** Identifiers of each work and its preview, 16 bytes each, concatenated. */
  readonly ids: Buffer;
  readonly codes: Buffer;
}

/**
 * Reads vectors as two byte strings instead of thousands of rows, because the driver's row parsing dominates the cost.
 */
export async function readCellContents(db: Database, cells: readonly number[], recipe: number): Promise<CellContents> {
  const { rows } = await sql<{ ids: Buffer | null; codes: Buffer | null }>`
    select string_agg(uuid_send(content_id) || uuid_send(preview_id), ''::bytea) as ids, string_agg(code, ''::bytea) as codes
    from picture where cell = any(${cells}::smallint[]) and recipe = ${recipe} and code is not null`.execute(db);
  return { ids: rows[0]?.ids ?? Buffer.alloc(0), codes: rows[0]?.codes ?? Buffer.alloc(0) };
}

export async function countPictures(db: Database, recipe: number): Promise<number> {
  const { n } = await db
    .selectFrom('picture')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('recipe', '=', recipe)
    .where('code', 'is not', null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Reads vectors of previews, after an identifier, in the order of identifiers. */
export async function readCodesAfter(db: Database, after: string, recipe: number, limit: number) {
  const rows = await db
    .selectFrom('picture')
    .select(['preview_id', 'code', 'cell'])
    .where('preview_id', '>', after)
    .where('recipe', '=', recipe)
    .where('code', 'is not', null)
    .orderBy('preview_id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ preview_id: id, code, cell }) => (code === null ? [] : [{ id, code, cell }]));
}

/** Reads a uniformly random sample of vectors. */
export async function readSample(db: Database, recipe: number, max: number): Promise<Buffer> {
  const { rows } = await sql<{ codes: Buffer | null }>`
    select string_agg(code, ''::bytea) as codes from (
      select code from picture where recipe = ${recipe} and code is not null order by md5(preview_id::text) limit ${max}
    ) sample`.execute(db);
  return rows[0]?.codes ?? Buffer.alloc(0);
}

export async function setCells(tx: Transaction, recipe: number, cells: readonly Cell[]): Promise<void> {
  await tx.deleteFrom('picture_cell').execute();
  if (cells.length === 0) return;
  await tx
    .insertInto('picture_cell')
    .values(cells.map(({ cell, centre }) => ({ cell, recipe, centre: Buffer.from(centre) })))
    .execute();
}

/** Moves pictures to cells. */
export async function moveToCells(
  tx: Transaction,
  moved: readonly { readonly id: string; readonly cell: number }[],
): Promise<void> {
  await sql`
    update picture set cell = moved.cell
    from unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ cell }) => cell)}::smallint[]) as moved (id, cell)
    where preview_id = moved.id`.execute(tx);
}
