import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { constants, createReadStream } from 'node:fs';
import { copyFile, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { DamagedObjectError, MissingObjectError } from './errors.ts';
import { flushFolder, isMissing, isOtherDisk, makeFolder, toStorageError, writeWhole } from './folder-files.ts';
import { listFiles, removeUnfinishedFiles } from './folder-tree.ts';
import { signLink } from './link.ts';
import { type Storage, validateFolder, validateKey } from './storage.ts';

const PART = 256 * 1024;

interface FolderOptions {
  /** Absolute path, outside of all served folders. */
  readonly root: string;
  /** Secret that signs links. */
  readonly secret: string;
}

/** Flushes a complete file and makes it private. */
async function settle(path: string): Promise<void> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    await file.chmod(0o600);
    // A rename keeps the modification time, which should be that of the object's creation.
    await file.utimes(new Date(), new Date());
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Stores objects as private files below `root`. */
export function createFolderStorage({ root, secret }: FolderOptions): Storage {
  const toPath = (key: string): string => join(root, validateKey(key));
  const toMissing = (key: string) => (error: unknown) => {
    throw isMissing(error) ? new MissingObjectError(key, { cause: error }) : error;
  };
  const duplicate = (from: string, to: string): Promise<void> =>
    writeWhole(to, (_, draft) => copyFile(from, draft, constants.COPYFILE_FICLONE));
  return {
    hasDirectLinks: false,
    async put(key, bytes) {
      try {
        await writeWhole(toPath(key), (file) => file.writeFile(bytes));
      } finally {
        // An unfinished source is destroyed, so that its producer doesn't wait forever.
        if (bytes instanceof Readable) bytes.destroy();
      }
    },
    async putFile(key, path) {
      const target = toPath(key);
      await settle(path);
      try {
        await makeFolder(dirname(target));
        await rename(path, target);
        await flushFolder(dirname(target));
      } catch (error) {
        if (!isOtherDisk(error)) throw toStorageError(error);
        await duplicate(path, target);
        await rm(path);
      }
    },
    async copy(from, to) {
      const source = toPath(from);
      await stat(source).catch(toMissing(from));
      await duplicate(source, toPath(to));
    },
    async stat(key) {
      const found = await stat(toPath(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return found?.isFile() ? { size: found.size, modifiedAt: found.mtime } : undefined;
    },
    list: (folder) => listFiles(root, validateFolder(folder)),
    async read(key, range) {
      const stream = createReadStream(toPath(key), { highWaterMark: 512 * 1024, ...range });
      // Rejects if the file can't be opened, before anybody else has the stream.
      await once(stream, 'open').catch(toMissing(key));
      return stream;
    },
    async writeTo(key, { start, end }, take) {
      const file = await open(toPath(key), 'r').catch(toMissing(key));
      try {
        let filling = Buffer.allocUnsafeSlow(Math.min(PART, end - start + 1));
        let sending: typeof filling | undefined;
        let taken: Promise<void> = Promise.resolve();
        for (let at = start; at <= end; ) {
          const { bytesRead } = await file.read(filling, 0, Math.min(filling.length, end - at + 1), at);
          await taken;
          if (bytesRead === 0) throw new DamagedObjectError(`${key} ends at ${at}, before ${end}`);
          at += bytesRead;
          taken = take(filling.subarray(0, bytesRead));
          // The promise is awaited after the next chunk was read; until then a failure must not count as an unhandled
          // rejection.
          taken.catch(() => undefined);
          if (at <= end) [filling, sending] = [sending ?? Buffer.allocUnsafeSlow(filling.length), filling];
        }
        await taken;
      } finally {
        await file.close();
      }
    },
    async createLink(key, options) {
      return signLink(secret, key, options, new Date());
    },
    async remove(key) {
      await rm(toPath(key), { force: true });
    },
    removeUnfinished: (before) => removeUnfinishedFiles(root, before),
    async check() {
      const probe = `probes/${randomUUID()}`;
      await this.put(probe, new Uint8Array([1]));
      await this.remove(probe);
    },
  };
}
