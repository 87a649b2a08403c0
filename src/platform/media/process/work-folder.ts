import { constants, copyFile, link, lstat, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeWorkFolders } from './confinement.ts';
import type { WorkFolders } from './private-root.ts';

const PREFIX = 'reader-';
/** No process lives that long; what it worked in is left when the server is killed. */
const LEFT_MS = 86_400_000;

export interface WorkFolder {
  /** Has the folders in it; removed with the process. */
  readonly base: string;
  readonly folders: WorkFolders;
}

/** The folders of one process, in a new folder below `root`. */
export async function openWorkFolder(root: string): Promise<WorkFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const base = await mkdtemp(join(root, PREFIX));
  return { base, folders: await makeWorkFolders(base) };
}

/** Removes what servers that were killed have left behind. */
export async function removeLeftWorkFolders(root: string): Promise<void> {
  for (const name of await readdir(root).catch((): string[] => [])) {
    if (!name.startsWith(PREFIX)) continue;
    const found = await stat(join(root, name)).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < Date.now() - LEFT_MS)
      await rm(join(root, name), { recursive: true, force: true });
  }
}

const isOtherDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP'].includes(String(error.code));

/** Moves a file, to another disk too. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: unknown) => {
    if (!isOtherDisk(error)) throw error;
    await copyFile(from, to);
    await rm(from);
  });
}

/** One file's names in the folders of a process. */
export interface PlacedFile {
  readonly path: string;
  readonly outFolder: string;
}

let placedFiles = 0;

/** Shows a process one file: another name of it where the disk allows that, a copy otherwise. */
export async function placeFile({ input, output }: WorkFolders, path: string): Promise<PlacedFile> {
  placedFiles += 1;
  const placed = { path: join(input, String(placedFiles)), outFolder: join(output, String(placedFiles)) };
  await mkdir(placed.outFolder, { mode: 0o700 });
  await link(path, placed.path).catch(async (error: unknown) => {
    if (!isOtherDisk(error)) throw error;
    await copyFile(path, placed.path, constants.COPYFILE_FICLONE);
  });
  return placed;
}

/**
 * Moves files that were made to where they are wanted.
 * @returns the name of the first one that is no file of its own: a process that was taken over could leave a link to
 * somebody else's
 */
export async function collectFiles(
  placed: PlacedFile,
  names: readonly string[],
  outFolder: string,
): Promise<string | undefined> {
  for (const name of names) {
    const made = join(placed.outFolder, basename(name));
    const found = await lstat(made).catch(() => undefined);
    if (found?.isFile() !== true || found.nlink > 1) return name;
    await move(made, join(outFolder, basename(name)));
  }
  return undefined;
}

export async function removePlacedFile(placed: PlacedFile): Promise<void> {
  await rm(placed.path, { force: true });
  await rm(placed.outFolder, { recursive: true, force: true });
}
