import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { deflateRawSync } from 'node:zlib';

/** Minimum length of a secret; shorter ones could be guessed, and then everything encrypted with it. */
export const MIN_SECRET_LENGTH = 32;

/**
 * Minimum compressed size of a secret in bytes: 32 random digits have 26 or more, a letter repeated forty times has 6.
 */
const MIN_PACKED_BYTES = 20;

/** Whether a secret is too repetitive to be safe, regardless of its length. */
export const isRepetitive = (secret: string): boolean => deflateRawSync(secret).length < MIN_PACKED_BYTES;

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    // `create` reports whether the folder can be created.
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new Error(
      `The file ${path} can not be read (${code}): let the user that Arbor runs as read it, or choose another folder with ARBOR_DATA.`,
    );
  }
};

function flushFolder(path: string): void {
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Renames a draft to its final name after its bytes were flushed; keeps a file that a concurrent start has created. */
function publish(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    // File systems without hard links need a rename, which could replace the file of a concurrent start.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
    renameSync(draft, path);
  }
}

function create(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  try {
    rmSync(draft, { force: true });
    const file = openSync(draft, 'wx', 0o600);
    try {
      const bytes = Buffer.from(randomBytes(32).toString('base64url'));
      if (writeSync(file, bytes) !== bytes.length) throw Object.assign(new Error('disk full'), { code: 'ENOSPC' });
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    publish(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
  flushFolder(dirname(path));
}

/**
 * Reads the secret of a data folder, or creates it at the first start; it is stored beside the data, so that keyed
 * hashes survive a restart. An interrupted start leaves no partial file. `whenLost`: end of the message about a damaged
 * file.
 * @throws Error with one sentence if it is too short or unreadable, or the folder isn't writable
 */
export function readOrCreateSecret(
  path: string,
  whenLost = 'restore it from a backup. Without one remove it; whoever uses an authenticator must then set it up again.',
): string {
  let secret = read(path);
  if (secret === undefined) {
    try {
      create(path);
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      throw new Error(
        `ARBOR_DATA: the folder ${dirname(path)} can not be written (${code}). Choose another, or make room.`,
      );
    }
    secret = read(path);
  }
  if (secret !== undefined && secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new Error(
    `The file ${path} has ${secret?.length ?? 0} characters where ${MIN_SECRET_LENGTH} are needed: ${whenLost}`,
  );
}
