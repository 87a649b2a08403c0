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

/** Shorter ones could be guessed, and an empty one is known: what it encrypts would be open to everybody. */
export const MIN_SECRET_LENGTH = 32;

/** Bytes that a secret has to have once it is compressed: 32 random digits have 26 or more, forty times one letter has 6. */
const MIN_PACKED_BYTES = 20;

/** Whether a secret repeats itself so much that it could be guessed, however long it is. */
export const isRepetitive = (secret: string): boolean => deflateRawSync(secret).length < MIN_PACKED_BYTES;

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    // Whether the folder can be made there is for `create` to say.
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

/** Gives the file its name, once its bytes are on the disk; one that another start has made stays. */
function publish(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    // File systems without links: a rename, which would replace that of a start at the same moment.
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
 * The secret of a data folder: made at the first start, kept beside the data so that keyed hashes survive a restart.
 * It is whole or not there, whenever a start is cut short. `whenLost` ends the sentence about a file that is damaged.
 * @throws Error with one sentence where it is too short, can't be read, or the folder can't be written
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
