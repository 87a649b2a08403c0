import { type ArchiveContents, listSheets, nameSheet } from '../../../../../platform/media/inside/archive-contents.ts';
import { type Storage, sheetFolder, sheetKey } from '../../../../../platform/storage/storage.ts';

interface MadeSheets {
  readonly sha256: string;
  readonly contents: ArchiveContents;
  /** Folder in which processing wrote the sheets. */
  readonly folder: string;
}

/** Moves the sheets of an archive into the storage; sheets that are there already are kept. */
export async function putSheets(storage: Storage, { sha256, contents, folder }: MadeSheets): Promise<void> {
  for (const sheet of listSheets(contents)) {
    const [key, path] = [sheetKey(sha256, contents.recipe, sheet), `${folder}/${nameSheet(sheet)}`];
    await storage.putFile(key, path).catch(async (error: unknown) => {
      if ((await storage.stat(key)) === undefined) throw error;
    });
  }
}

/** Removes the sheets of an archive, except those of the recipe versions in `kept`. */
export async function removeSheets(storage: Storage, sha256: string, kept: readonly number[] = []): Promise<void> {
  for await (const { key } of storage.list(sheetFolder(sha256))) {
    const recipe = Number(key.split('/').at(-1)?.split('.')[0]);
    if (!kept.includes(recipe)) await storage.remove(key);
  }
}
