import { constants, copyFile, link, lstat, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeWorkFolders, nameWorkFolders } from './confinement.ts';
import type { WorkFolders } from './private-root.ts';
import { giveFolder, giveFolders, lendFile, takeFile } from './reader-user.ts';

const PREFIX = 'reader-';
/**
 * Age from which a folder is abandoned, because no process lives that long. Folders remain when the server is killed.
 */
const LEFT_MS = 86_400_000;

export interface WorkFolder {
  /** Folder that contains the process's folders. It is removed with the process. */
  readonly base: string;
  readonly folders: WorkFolders;
  /** The folders' paths as the reader process sees them. */
  readonly seen: WorkFolders;
  /** User of the process; null if it runs as the server's user. */
  readonly user: number | null;
}

/**
 * Creates the folders of one process in a new folder below `root`. Another user can't traverse the parent folders, so
 * the process starts inside, and its paths are relative to its working directory.
 */
export async function openWorkFolder(root: string, user: number | null): Promise<WorkFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const base = await mkdtemp(join(root, PREFIX));
  const folders = await makeWorkFolders(base);
  if (user === null) return { base, folders, seen: folders, user };
  await giveFolders(base, folders, user);
  return { base, folders, seen: nameWorkFolders('/proc/self/cwd'), user };
}

/** Removes folders that killed servers have left behind. */
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

/** Moves a file, also to another disk. */
async function move(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: unknown) => {
    if (!isOtherDisk(error)) throw error;
    await copyFile(from, to);
    await rm(from);
  });
}

/** Paths of one file and its output in the folders of a process. */
export interface PlacedFile {
  readonly path: string;
  readonly outFolder: string;
  /** The paths as the reader process sees them. */
  readonly seen: { readonly path: string; readonly outFolder: string };
  /** User of the work folder's process. */
  readonly user: number | null;
  /** Revokes the process's access to the file under all of its names. */
  readonly endLoan: () => Promise<void>;
}

let placedFiles = 0;

/** Makes a file available to a process: as a hard link if the disk supports that, otherwise as a copy. */
export async function placeFile({ folders, seen, user }: WorkFolder, path: string): Promise<PlacedFile> {
  placedFiles += 1;
  const toNames = ({ input, output }: WorkFolders) => ({
    path: join(input, String(placedFiles)),
    outFolder: join(output, String(placedFiles)),
  });
  const placed = toNames(folders);
  const names = toNames(seen);
  await mkdir(placed.outFolder, { mode: 0o700 });
  await link(path, placed.path).catch(async (error: unknown) => {
    if (!isOtherDisk(error)) throw error;
    await copyFile(path, placed.path, constants.COPYFILE_FICLONE);
  });
  if (user === null) return { ...placed, seen: names, user, endLoan: async () => undefined };
  await giveFolder(placed.outFolder, user);
  return { ...placed, seen: names, user, endLoan: await lendFile(placed.path, user) };
}

/**
 * Moves created files to their destination.
 * @returns the name of the first one that is no regular file with a single name, because a compromised process could
 * leave a link to another file
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
    if (placed.user !== null) await takeFile(join(outFolder, basename(name)));
  }
  return undefined;
}

export async function removePlacedFile(placed: PlacedFile): Promise<void> {
  await placed.endLoan();
  await rm(placed.path, { force: true });
  await rm(placed.outFolder, { recursive: true, force: true });
}
