import type { Database, Transaction } from '../../../../../platform/database/pool.ts';
import type { ArchiveContents } from '../../../../../platform/media/inside/archive-contents.ts';
import { noteRecipe, readRecipe, setContents } from '../../store/inside/archive-contents.ts';

/** True where the inside of the file is known by the same recipe, or by a newer one. */
export async function knowsContents(
  db: Database,
  fileId: string,
  { recipe }: Pick<ArchiveContents, 'recipe'>,
): Promise<boolean> {
  return ((await readRecipe(db, fileId)) ?? 0) >= recipe;
}

/** Keeps what was found inside an archive, unless that is known; its sheets are in the storage already. */
export async function keepContents(tx: Transaction, fileId: string, contents: ArchiveContents): Promise<void> {
  if (await knowsContents(tx, fileId, contents)) return;
  await setContents(tx, fileId, contents);
  await noteRecipe(tx, fileId, contents.recipe);
}
