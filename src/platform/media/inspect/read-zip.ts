import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { BrokenFileError } from './report.ts';

export interface ArchiveLimits {
  /** Files in one archive. */
  readonly maxEntries: number;
  /** Bytes of one unpacked file. It is held in memory. */
  readonly maxEntrySize: number;
  /** Bytes of all unpacked files together. */
  readonly maxTotalSize: number;
}

/** Limits of every archive that is read. */
export const archiveLimits: ArchiveLimits = {
  maxEntries: 10_000,
  maxEntrySize: 512_000_000,
  maxTotalSize: 2_000_000_000,
};

/** Bytes that may still be unpacked; archives in archives share one. */
export interface UnpackBudget {
  left: number;
}

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A file of an archive that was read to its end and compared with its checksum. */
export interface ScannedEntry {
  readonly name: string;
  /** Bytes, unpacked. */
  readonly size: number;
  /** The first bytes, enough to recognize a format. */
  readonly head: Buffer;
  /** Null for more than was to be kept. */
  readonly bytes: Buffer | null;
}

const HEAD_BYTES = 4096;

async function unpack(zip: ZipFile, entry: Entry, keepAll: boolean): Promise<{ head: Buffer; bytes: Buffer | null }> {
  const parts: Buffer[] = [];
  let [kept, sum] = [0, 0];
  // The reader ends with an error as soon as more arrives than the entry says.
  await pipeline(await zip.openReadStreamPromise(entry), async (stream: AsyncIterable<Buffer>) => {
    for await (const part of stream) {
      sum = crc32(part, sum);
      if (!keepAll && kept >= HEAD_BYTES) continue;
      parts.push(part);
      kept += part.length;
    }
  });
  if (sum !== entry.crc32) throw new BrokenFileError(`${entry.fileName} is damaged inside the archive.`);
  const bytes = Buffer.concat(parts);
  return { head: bytes.subarray(0, HEAD_BYTES), bytes: keepAll ? bytes : null };
}

const TYPE_BITS = 0xf000;
const LINK = 0xa000;
const UNIX = 3;

/** A link would lead wherever its maker wants, on the machine of who unpacks it. */
const isLink = ({ versionMadeBy, externalFileAttributes }: Entry): boolean =>
  versionMadeBy >> 8 === UNIX && ((externalFileAttributes >>> 16) & TYPE_BITS) === LINK;

/** Refuses what would fill the memory, before it is unpacked. @throws BrokenFileError */
function checkEntry(entry: Entry, max: number): void {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted()) throw new BrokenFileError('The archive is protected with a password.', 'ENCRYPTED');
  if (isLink(entry)) throw new BrokenFileError(`${fileName} is a link.`, 'ARCHIVE_UNSAFE');
  if (uncompressedSize > max)
    throw new BrokenFileError(`${fileName} is too large when it is unpacked.`, 'ARCHIVE_TOO_LARGE');
  if (compressedSize === 0 && uncompressedSize > 0) throw new BrokenFileError(`${fileName} is damaged.`);
}

/** What comes before the bytes of a file at least: a header of a fixed length, and the name. */
const LOCAL_HEADER_BYTES = 30;

/** Files that share their bytes with others make a small archive unpack to anything. @throws BrokenFileError */
function checkOverlap(entries: readonly Entry[]): void {
  const sorted = entries.toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const { relativeOffsetOfLocalHeader: start, compressedSize, fileNameLength } of sorted) {
    if (start < end) throw new BrokenFileError('Files of the archive share their bytes.', 'ARCHIVE_UNSAFE');
    end = start + LOCAL_HEADER_BYTES + fileNameLength + compressedSize;
  }
}

const openZip = (source: Buffer | string): Promise<ZipFile> =>
  typeof source === 'string'
    ? openPromise(source, { strictFileNames: true, autoClose: false })
    : fromBufferPromise(source, { strictFileNames: true });

/** Its list of files, with everything refused that can be refused without unpacking. */
async function listEntries(zip: ZipFile, { maxEntries, maxEntrySize }: ArchiveLimits): Promise<Entry[]> {
  if (zip.entryCount > maxEntries)
    throw new BrokenFileError(`The archive holds more than ${maxEntries} files.`, 'ARCHIVE_TOO_LARGE');
  const entries: Entry[] = [];
  const names = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    if (names.has(entry.fileName))
      throw new BrokenFileError(`${entry.fileName} is in the archive twice.`, 'ARCHIVE_UNSAFE');
    names.add(entry.fileName);
    checkEntry(entry, maxEntrySize);
    entries.push(entry);
  }
  checkOverlap(entries);
  return entries.filter(({ fileName }) => !fileName.endsWith('/'));
}

/**
 * The files of a ZIP one after another, unpacked and compared with their checksums; folders are left out. Bytes are
 * kept of files of `maxKept` bytes at most.
 * @param source a path, or the bytes
 * @throws BrokenFileError for what is damaged, encrypted, there twice, a link or over the limits; what the reader says
 * of a broken structure, or of a name that leads outside
 */
export async function* scanZip(
  source: Buffer | string,
  limits: ArchiveLimits,
  { maxKept, budget }: { readonly maxKept: number; readonly budget: UnpackBudget },
): AsyncGenerator<ScannedEntry> {
  const zip = await openZip(source);
  try {
    for (const entry of await listEntries(zip, limits)) {
      budget.left -= entry.uncompressedSize;
      if (budget.left < 0)
        throw new BrokenFileError('The archive is too large when it is unpacked.', 'ARCHIVE_TOO_LARGE');
      const { fileName: name, uncompressedSize: size } = entry;
      yield { name, size, ...(await unpack(zip, entry, size <= maxKept)) };
    }
  } finally {
    if (typeof source === 'string') zip.close();
  }
}

/** The files of a ZIP one after another, each in memory; see `scanZip`. */
export async function* readZip(
  bytes: Buffer,
  limits: ArchiveLimits,
  budget: UnpackBudget = { left: limits.maxTotalSize },
): AsyncGenerator<ArchiveEntry> {
  const options = { maxKept: Number.POSITIVE_INFINITY, budget };
  for await (const entry of scanZip(bytes, limits, options))
    if (entry.bytes !== null) yield { name: entry.name, bytes: entry.bytes };
}
