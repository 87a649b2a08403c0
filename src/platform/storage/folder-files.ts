import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StorageFullError } from './errors.ts';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';

export const isOtherDisk = (error: unknown): boolean => codeOf(error) === 'EXDEV';

/** Converts the error of a full disk or quota; returns any other unchanged. */
export function toStorageError(error: unknown): unknown {
  const code = codeOf(error);
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  return new StorageFullError('There is no room left for files', { cause: error });
}

/** Flushes a folder, without which a new file name isn't durable. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Creates a folder with its parents, each flushed into its parent. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const top = dirname(first);
  for (let made = path; made !== top; made = dirname(made)) await flushFolder(dirname(made));
}

/** Whether a name is a draft's; no key has such a name, so drafts are never listed as objects. */
export const isDraft = (name: string): boolean => name.startsWith('.');

async function openDraft(path: string): Promise<{ draft: string; file: FileHandle }> {
  const draft = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  await makeFolder(dirname(path));
  const opened = open(draft, 'wx', 0o600).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error;
    // The empty folder was removed concurrently.
    await makeFolder(dirname(path));
    return open(draft, 'wx', 0o600);
  });
  return { draft, file: await opened };
}

/**
 * Writes a file atomically: `fill` writes to a draft, by its handle or name, which is flushed and renamed.
 * @throws StorageFullError
 */
export async function writeWhole(
  path: string,
  fill: (file: FileHandle, draft: string) => Promise<void>,
): Promise<void> {
  let draft: string | undefined;
  try {
    const opened = await openDraft(path);
    draft = opened.draft;
    try {
      await fill(opened.file, opened.draft);
      await opened.file.sync();
    } finally {
      await opened.file.close();
    }
    await rename(draft, path);
    await flushFolder(dirname(path));
  } catch (error) {
    if (draft !== undefined) await rm(draft, { force: true });
    throw toStorageError(error);
  }
}
