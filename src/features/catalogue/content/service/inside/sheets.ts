import {
  type ArchiveContents,
  DRAWINGS_FILE,
  listMarkedSheets,
  listSheets,
  nameMarkedSheet,
  nameSheet,
} from '../../../../../platform/media/inside/archive-contents.ts';
import {
  drawingsKey,
  markedSheetKey,
  type Storage,
  sheetFolder,
  sheetKey,
} from '../../../../../platform/storage/storage.ts';

interface MadeSheets {
  readonly sha256: string;
  readonly contents: ArchiveContents;
  /** Folder in which processing wrote the sheets. */
  readonly folder: string;
}

/** Lists the objects of an archive by key, each with the name that processing gives its file. */
function listContentsObjects(sha256: string, contents: ArchiveContents): (readonly [key: string, name: string])[] {
  const { recipe, drawings } = contents;
  return [
    ...listSheets(contents).map((sheet) => [sheetKey(sha256, recipe, sheet), nameSheet(sheet)] as const),
    ...listMarkedSheets(contents).map(
      (sheet) => [markedSheetKey(sha256, recipe, sheet), nameMarkedSheet(sheet)] as const,
    ),
    ...(drawings.length === 0 ? [] : [[drawingsKey(sha256, recipe), DRAWINGS_FILE] as const]),
  ];
}

/**
 * Moves the sheets and drawings of an archive into the storage, where they replace older ones. Two readings may differ in
 * what they left out, so a drawing's hash is compared whenever it is read.
 */
export async function putSheets(storage: Storage, { sha256, contents, folder }: MadeSheets): Promise<void> {
  for (const [key, name] of listContentsObjects(sha256, contents)) {
    await storage.putFile(key, `${folder}/${name}`).catch(async (error: unknown) => {
      if ((await storage.stat(key)) === undefined) throw error;
    });
  }
}

/** Removes the sheets and drawings of an archive, except those of the recipe versions in `kept`. */
export async function removeSheets(storage: Storage, sha256: string, kept: readonly number[] = []): Promise<void> {
  for await (const { key } of storage.list(sheetFolder(sha256))) {
    const recipe = Number(key.split('/').at(-1)?.split('.')[0]);
    if (!kept.includes(recipe)) await storage.remove(key);
  }
}
