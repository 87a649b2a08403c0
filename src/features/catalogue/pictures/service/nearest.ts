import type { Database } from '../../../../platform/database/pool.ts';
import { computeCosines, RECIPE } from '../../../../platform/media/embedding/recipe.ts';
import { MAX_PREVIEWS } from '../../content/service/previews.ts';
import { readCellContents, readCells } from '../store/cells.ts';
import { readFirsts } from '../store/pictures.ts';

/** Number of cells that a query reads. Among 100,000 pictures, it finds 98% of the ten nearest. */
const CELLS_ASKED = 8;
/** Cell of pictures that were added before there were cells. */
const NO_CELL = 0;

/** A work, and its picture that is similar. */
export interface Near {
  readonly id: string;
  readonly previewId: string;
  /** Cosine similarity: 1 for the same picture; from 0.8, pictures look alike. */
  readonly cosine: number;
}

const toUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');

/** Finds the cells whose centres are nearest to a vector, nearest first. */
async function findCells(db: Database, code: Uint8Array, max: number): Promise<number[]> {
  const cells = await readCells(db, RECIPE);
  const cosines = computeCosines(code, Buffer.concat(cells.map(({ centre }) => centre)));
  return cells
    .map(({ cell }, at) => ({ cell, cosine: cosines[at] ?? 0 }))
    .sort((one, other) => other.cosine - one.cosine)
    .slice(0, max)
    .map(({ cell }) => cell);
}

/** Chooses the cell of a new picture. */
export const chooseCell = async (db: Database, code: Uint8Array): Promise<number> =>
  (await findCells(db, code, 1))[0] ?? NO_CELL;

/** Returns the indices of the largest values, largest first. */
function pickLargest(values: Float32Array, max: number): number[] {
  const floor = values.length <= max ? Number.NEGATIVE_INFINITY : (values.toSorted().at(-max) ?? 0);
  const picked: number[] = [];
  for (let at = 0; at < values.length; at += 1) if ((values[at] ?? 0) >= floor) picked.push(at);
  return picked.sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0)).slice(0, max);
}

/** Finds the pictures nearest to a vector, of works that are public or not, nearest first. */
async function findPictures(db: Database, code: Uint8Array, max: number): Promise<Near[]> {
  const cells = [...(await findCells(db, code, CELLS_ASKED)), NO_CELL];
  const { ids, codes } = await readCellContents(db, cells, RECIPE);
  const cosines = computeCosines(code, codes);
  return pickLargest(cosines, max).map((at) => ({
    id: toUuid(ids.subarray(at * 32, at * 32 + 16)),
    previewId: toUuid(ids.subarray(at * 32 + 16, (at + 1) * 32)),
    cosine: cosines[at] ?? 0,
  }));
}

/** Keeps the nearest picture of each work. Pictures and works are in order, nearest first. */
export function keepBest<T extends Near>(pictures: readonly T[], max: number): T[] {
  const best = new Map<string, T>();
  for (const picture of pictures) if (!best.has(picture.id)) best.set(picture.id, picture);
  return [...best.values()].slice(0, max);
}

/** Finds the works with a picture nearest to a vector, public or not, each once, nearest first. */
export const findNearest = async (db: Database, code: Uint8Array, max: number): Promise<Near[]> =>
  keepBest(await findPictures(db, code, max * MAX_PREVIEWS), max);

/**
 * Finds the works whose first picture is nearest to a vector, public or not, nearest first. There may be fewer than
 * `max` if many other pictures are nearer.
 */
export async function findNearestFirsts(db: Database, code: Uint8Array, max: number): Promise<Near[]> {
  const pictures = await findPictures(db, code, max * MAX_PREVIEWS);
  const firsts = await readFirsts(db, [...new Set(pictures.map(({ id }) => id))], RECIPE);
  return pictures.filter(({ id, previewId }) => firsts.get(id)?.previewId === previewId).slice(0, max);
}
