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
  /** Absolute; outside everything that is served. */
  readonly root: string;
  /** Signs links. */
  readonly secret: string;
}

/** Flushes a file of ours that is complete, and makes it ours alone. */
async function settle(path: string): Promise<void> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    await file.chmod(0o600);
    // A rename keeps the time, and this is when the object began.
    await file.utimes(new Date(), new Date());
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Objects as files below `root`, readable by us alone. */
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
        // Where it wasn't read to its end, whatever feeds it must not wait for ever.
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
      // Rejects where the file can't be opened; until then nobody else has the stream.
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
          // Looked at after the next part has been read; until then a failure has nobody else to catch it.
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
