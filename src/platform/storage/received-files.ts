import { type FileHandle, lstat, open, readdir, rm, stat } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { flushFolder, isMissing, makeFolder, toStorageError } from './folder-files.ts';

/** Size in which small network chunks are written together. */
const WRITE_BYTES = 1024 * 1024;
/**
 * Number of bytes after which data is flushed and its size recorded, which limits the loss in a crash. With twice as
 * much, senders wait longer for their last bytes.
 */
const FLUSH_BYTES = 16 * 1024 * 1024;
const MAX_UNFLUSHED_BYTES = 8 * FLUSH_BYTES;

export interface AppendOptions {
  /** Position of the first byte: the end of the acknowledged data. Unacknowledged data behind it is overwritten. */
  readonly offset: number;
  /** Maximum number of further bytes. */
  readonly room: number;
  /** Called after each flush with the new end. If it rejects, receiving stops. */
  readonly onFlushed: (end: number) => Promise<void>;
}

/** The source has more bytes than announced. */
export class TooManyBytesError extends Error {}

/** Files being received, on this machine's disk, by id. */
export interface ReceivedFiles {
  /** Folder on the same disk, for temporary files of those who process the files. */
  readonly workFolder: string;
  toPath(id: string): string;
  /** Folder for derived files, removed together with the file. */
  toFolder(id: string): string;
  /** Number of stored bytes; undefined if nothing was received. */
  readSize(id: string): Promise<number | undefined>;
  /**
   * Appends bytes. If the source fails, everything received until then is kept.
   * @returns the end of the flushed data
   * @throws TooManyBytesError; StorageFullError; any error of `onFlushed`
   */
  append(id: string, source: AsyncIterable<Uint8Array>, options: AppendOptions): Promise<number>;
  remove(id: string): Promise<void>;
  /** All files, including derived ones, with the time of their last change. */
  list(): AsyncIterable<{ readonly id: string; readonly modifiedAt: Date }>;
}

/** Opens a file for writing at any position; a new name is flushed at once. */
async function openFile(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r+');
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await makeFolder(dirname(path));
  const file = await open(path, 'wx+', 0o600);
  await flushFolder(dirname(path));
  return file;
}

async function writeAll(file: FileHandle, parts: readonly Uint8Array[], at: number): Promise<void> {
  let written = 0;
  for (let rest = parts.slice(); rest.length > 0; ) {
    const { bytesWritten } = await file.writev(rest, at + written);
    written += bytesWritten;
    let skipped = bytesWritten;
    while (rest[0] !== undefined && skipped >= rest[0].length) skipped -= rest.shift()?.length ?? 0;
    if (rest[0] !== undefined && skipped > 0) rest = [rest[0].subarray(skipped), ...rest.slice(1)];
  }
}

/**
 * Frees a buffer's memory at once. Garbage collection would run for each 32 MB of external memory, which is slower than
 * receiving the data.
 */
function release({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Writes chunks in order while the next ones arrive, and flushes regularly. */
class Appender {
  readonly #file: FileHandle;
  readonly #isOurs: boolean;
  readonly #onFlushed: (end: number) => Promise<void>;
  #parts: Uint8Array[] = [];
  #waiting = 0;
  #written: number;
  #flushed: number;
  #flushing: Promise<void> | undefined;
  #failure: { readonly error: unknown } | undefined;
  #busy: Promise<void> = Promise.resolve();

  constructor(file: FileHandle, source: AsyncIterable<Uint8Array>, { offset, onFlushed }: AppendOptions) {
    this.#file = file;
    // Chunks of a socket have no other owner, so their memory can be freed.
    this.#isOurs = source instanceof IncomingMessage;
    this.#onFlushed = onFlushed;
    this.#written = offset;
    this.#flushed = offset;
  }

  async add(part: Uint8Array): Promise<void> {
    this.#parts.push(part);
    this.#waiting += part.length;
    if (this.#waiting >= WRITE_BYTES) await this.#writeNext();
  }

  /** Writes the next chunks after the previous write has ended, so that at most two writes are in memory. */
  async #writeNext(): Promise<void> {
    await this.#busy;
    // Writing continues during a flush.
    if (this.#flushing === undefined && this.#written - this.#flushed >= FLUSH_BYTES) this.#flushBeside();
    // A slow disk slows the sender down.
    if (this.#written - this.#flushed >= MAX_UNFLUSHED_BYTES) await this.#flushing;
    if (this.#failure !== undefined) throw this.#failure.error;
    const parts = this.#parts;
    const at = this.#written;
    this.#written += this.#waiting;
    this.#parts = [];
    this.#waiting = 0;
    this.#busy = writeAll(this.#file, parts, at).then(() => {
      if (this.#isOurs) for (const part of parts) release(part);
    });
    // The promise is awaited before the next write; until then a failure must not count as an unhandled rejection.
    this.#busy.catch(() => undefined);
  }

  #flushBeside(): void {
    this.#flushing = this.#flush(this.#written)
      .catch((error: unknown) => {
        this.#failure = { error };
      })
      .finally(() => {
        this.#flushing = undefined;
      });
  }

  async #flush(end: number): Promise<void> {
    await this.#file.datasync();
    this.#flushed = end;
    await this.#onFlushed(end);
  }

  async finish(): Promise<number> {
    if (this.#waiting > 0) await this.#writeNext();
    await this.#busy;
    await this.#flushing;
    if (this.#failure !== undefined) throw this.#failure.error;
    if (this.#written > this.#flushed) await this.#flush(this.#written);
    return this.#flushed;
  }
}

/** Names of the storage's own files in a folder, without foreign ones. */
const readNames = (path: string): Promise<string[]> =>
  readdir(path).catch((error: unknown) => {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (isMissing(error) || code === 'ENOTDIR' || code === 'EACCES') return [];
    throw error;
  });

export function openReceivedFiles(root: string): ReceivedFiles {
  const toPath = (id: string): string => join(root, id.slice(-2), id);
  const toFolder = (id: string): string => `${toPath(id)}.made`;
  return {
    workFolder: join(root, '.readers'),
    toPath,
    toFolder,
    async readSize(id) {
      const found = await stat(toPath(id)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return found?.size;
    },
    async append(id, source, { offset, room, onFlushed }) {
      const file = await openFile(toPath(id));
      try {
        const appender = new Appender(file, source, { offset, room, onFlushed });
        let left = room;
        try {
          for await (const part of source) {
            left -= part.length;
            if (left < 0) throw new TooManyBytesError('More bytes than were announced.');
            await appender.add(part);
          }
        } catch (error) {
          await appender.finish();
          throw error;
        }
        return await appender.finish();
      } catch (error) {
        throw toStorageError(error);
      } finally {
        await file.close();
      }
    },
    async *list() {
      for (const folder of await readNames(root))
        for (const name of await readNames(join(root, folder))) {
          const found = await lstat(join(root, folder, name)).catch(() => undefined);
          if (found !== undefined) yield { id: name.replace(/\.made$/, ''), modifiedAt: found.mtime };
        }
    },
    async remove(id) {
      await rm(toPath(id), { force: true });
      await rm(toFolder(id), { recursive: true, force: true });
    },
  };
}
