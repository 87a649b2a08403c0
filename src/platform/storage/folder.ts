import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { type Storage, validateKey } from './storage.ts';

/** The new name is durable only when the folder that holds it is flushed too. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

class ShortObjectError extends Error {}

const PART = 256 * 1024;

/** Objects as files below `root`, which is outside everything that is served, readable by us alone. */
export function createFolderStorage(root: string): Storage {
  const toPath = (key: string): string => join(root, validateKey(key));
  return {
    async put(key, bytes) {
      const path = toPath(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const half = `${path}.${randomUUID()}.part`;
      try {
        const file = await open(half, 'wx', 0o600);
        try {
          if (bytes instanceof Readable) {
            for await (const part of bytes as AsyncIterable<Uint8Array>) await file.write(part);
          } else await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(half, path);
        await flushFolder(dirname(path));
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    async stat(key) {
      const found = await stat(toPath(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return found?.isFile() ? { size: found.size } : undefined;
    },
    async read(key, range) {
      const stream = createReadStream(toPath(key), { highWaterMark: 512 * 1024, ...range });
      // Rejects where the file can't be opened; until then nobody else has the stream.
      await once(stream, 'open');
      return stream;
    },
    async writeTo(key, { start, end }, take) {
      const file = await open(toPath(key), 'r');
      try {
        let filling = Buffer.allocUnsafeSlow(Math.min(PART, end - start + 1));
        let sending: typeof filling | undefined;
        let taken: Promise<void> = Promise.resolve();
        for (let at = start; at <= end; ) {
          const { bytesRead } = await file.read(filling, 0, Math.min(filling.length, end - at + 1), at);
          await taken;
          if (bytesRead === 0) throw new ShortObjectError(`${key} ends at ${at}, before ${end}`);
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
    async remove(key) {
      await rm(toPath(key), { force: true });
    },
    async check() {
      const probe = `probes/${randomUUID()}`;
      await this.put(probe, new Uint8Array([1]));
      await this.remove(probe);
    },
  };
}
