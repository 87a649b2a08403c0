import type { Database, Transaction } from '../../../../../platform/database/pool.ts';
import type { ArchiveContents } from '../../../../../platform/media/inside/archive-contents.ts';
import { noteRecipe, readRecipe, setContents } from '../../store/inside/archive-contents.ts';

/** Returns true if the contents of the file were indexed with this recipe version or a newer one. */
export async function knowsContents(
  db: Database,
  fileId: string,
  { recipe }: Pick<ArchiveContents, 'recipe'>,
): Promise<boolean> {
  return ((await readRecipe(db, fileId)) ?? 0) >= recipe;
}

/** Stores the index of an archive, unless it is known already. Its thumbnail sheets must be in the storage. */
export async function keepContents(tx: Transaction, fileId: string, contents: ArchiveContents): Promise<void> {
  if (await knowsContents(tx, fileId, contents)) return;
  await setContents(tx, fileId, contents);
  await noteRecipe(tx, fileId, contents.recipe);
}
