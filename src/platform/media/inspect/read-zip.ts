import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { BrokenFileError } from './report.ts';

export interface ArchiveLimits {
  /** Maximum number of files in one archive. */
  readonly maxEntries: number;
  /** Maximum size of one uncompressed file in bytes. It is held in memory. */
  readonly maxEntrySize: number;
  /** Maximum total size of all uncompressed files in bytes. */
  readonly maxTotalSize: number;
}

/** Limits of all archives that are read. */
export const archiveLimits: ArchiveLimits = {
  maxEntries: 10_000,
  maxEntrySize: 512_000_000,
  maxTotalSize: 2_000_000_000,
};

/** Number of bytes that may still be decompressed; nested archives share it. */
export interface UnpackBudget {
  left: number;
}

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A file of an archive that was read completely and matches its checksum. */
export interface ScannedEntry {
  readonly name: string;
  /** Uncompressed size in bytes. */
  readonly size: number;
  /** The first bytes, enough to recognize a format. */
  readonly head: Buffer;
  /** Content of the file; null if it is larger than `maxKept`. */
  readonly bytes: Buffer | null;
}

const HEAD_BYTES = 4096;

async function unpack(zip: ZipFile, entry: Entry, keepAll: boolean): Promise<{ head: Buffer; bytes: Buffer | null }> {
  const parts: Buffer[] = [];
  let [kept, sum] = [0, 0];
  // The reader fails as soon as it gets more data than the entry's declared size.
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

/** Whether an entry is a symbolic link, which could point anywhere on the machine that extracts the archive. */
const isLink = ({ versionMadeBy, externalFileAttributes }: Entry): boolean =>
  versionMadeBy >> 8 === UNIX && ((externalFileAttributes >>> 16) & TYPE_BITS) === LINK;

/** Refuses unsafe entries before they are decompressed. @throws BrokenFileError */
function checkEntry(entry: Entry, max: number): void {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted()) throw new BrokenFileError('The archive is protected with a password.', 'ENCRYPTED');
  if (isLink(entry)) throw new BrokenFileError(`${fileName} is a link.`, 'ARCHIVE_UNSAFE');
  if (uncompressedSize > max)
    throw new BrokenFileError(`${fileName} is too large when it is unpacked.`, 'ARCHIVE_TOO_LARGE');
  if (compressedSize === 0 && uncompressedSize > 0) throw new BrokenFileError(`${fileName} is damaged.`);
}

/** Minimum size of a local header in bytes, without the file name. */
const LOCAL_HEADER_BYTES = 30;

/** Refuses files that share their bytes, which let a small archive decompress to any size. @throws BrokenFileError */
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

/** Lists the files, and refuses archives that are invalid without decompressing them. */
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
 * Reads the files of a ZIP archive one after the other, decompresses them and compares their checksums; folders are
 * left out. Bytes are kept for files of at most `maxKept` bytes.
 * @param source path or bytes of the archive
 * @throws BrokenFileError for damaged, encrypted or duplicate files, links, or exceeded limits; the reader's error for
 * a broken structure or a name that points outside
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

/** Reads the files of a ZIP archive one after the other, each into memory; see `scanZip`. */
export async function* readZip(
  bytes: Buffer,
  limits: ArchiveLimits,
  budget: UnpackBudget = { left: limits.maxTotalSize },
): AsyncGenerator<ArchiveEntry> {
  const options = { maxKept: Number.POSITIVE_INFINITY, budget };
  for await (const entry of scanZip(bytes, limits, options))
    if (entry.bytes !== null) yield { name: entry.name, bytes: entry.bytes };
}
