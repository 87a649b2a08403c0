import type { Dirent } from 'node:fs';
import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDraft, isMissing } from './folder-files.ts';
import type { ListedObject } from './storage.ts';

const ignoreMissing = (error: unknown): undefined => {
  if (isMissing(error)) return undefined;
  throw error;
};

const readEntries = async (path: string): Promise<Dirent[]> =>
  (await readdir(path, { withFileTypes: true }).catch(ignoreMissing)) ?? [];

/** Objects below `folder`; those removed during the listing may be included or not. */
export async function* listFiles(root: string, folder: string): AsyncGenerator<ListedObject> {
  for (const entry of await readEntries(join(root, folder))) {
    const key = `${folder}/${entry.name}`;
    if (isDraft(entry.name)) continue;
    if (entry.isDirectory()) yield* listFiles(root, key);
    else if (entry.isFile()) {
      const found = await stat(join(root, key)).catch(ignoreMissing);
      if (found !== undefined) yield { key, size: found.size, modifiedAt: found.mtime };
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

/** Removes drafts of dead writers, and empty folders. */
export async function removeUnfinishedFiles(folder: string, before: Date): Promise<void> {
  for (const entry of await readEntries(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await removeUnfinishedFiles(path, before);
    else if (!isDraft(entry.name)) continue;
    const found = await stat(path).catch(ignoreMissing);
    if (found === undefined || found.mtime >= before) continue;
    if (!entry.isDirectory()) await rm(path, { force: true });
    else
      await rmdir(path).catch((error: unknown) => {
        if (!isBusy(error) && !isMissing(error)) throw error;
      });
  }
}
