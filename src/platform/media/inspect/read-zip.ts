import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { BrokenFileError } from './report.ts';

export interface ArchiveLimits {
  /** Files in one archive. */
  readonly maxEntries: number;
  /** Bytes of one unpacked file. It is held in memory. */
  readonly maxEntrySize: number;
  /** Bytes of all unpacked files together. */
  readonly maxTotalSize: number;
}

/** Of every archive that is read. */
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

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = [];
  // The reader ends with an error as soon as more arrives than the entry says.
  await pipeline(await zip.openReadStreamPromise(entry), async (stream: AsyncIterable<Buffer>) => {
    for await (const part of stream) parts.push(part);
  });
  const bytes = Buffer.concat(parts);
  if (crc32(bytes) !== entry.crc32) throw new BrokenFileError(`${entry.fileName} is damaged inside the archive.`);
  return bytes;
}

/** Refuses what would fill the memory, before it is unpacked. @throws BrokenFileError */
function checkEntry({ fileName, uncompressedSize, ...entry }: Entry, isEncrypted: boolean, max: number): void {
  if (isEncrypted) throw new BrokenFileError('The archive is protected with a password.');
  if (uncompressedSize > max) throw new BrokenFileError(`${fileName} is too large when it is unpacked.`);
  if (entry.compressedSize === 0 && uncompressedSize > 0) throw new BrokenFileError(`${fileName} is damaged.`);
}

/**
 * The files of a ZIP one after another, unpacked in memory and compared with their checksums; folders are left out.
 * @throws BrokenFileError for what is damaged, encrypted, there twice or over the limits; what the reader says of a
 * broken structure, or of a name that leads outside
 */
export async function* readZip(
  bytes: Buffer,
  { maxEntries, maxEntrySize, maxTotalSize }: ArchiveLimits,
  budget: UnpackBudget = { left: maxTotalSize },
): AsyncGenerator<ArchiveEntry> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  if (zip.entryCount > maxEntries) throw new BrokenFileError(`The archive holds more than ${maxEntries} files.`);
  const names = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    if (names.has(entry.fileName)) throw new BrokenFileError(`${entry.fileName} is in the archive twice.`);
    names.add(entry.fileName);
    if (entry.fileName.endsWith('/')) continue;
    checkEntry(entry, entry.isEncrypted(), maxEntrySize);
    budget.left -= entry.uncompressedSize;
    if (budget.left < 0) throw new BrokenFileError('The archive is too large when it is unpacked.');
    yield { name: entry.fileName, bytes: await unpack(zip, entry) };
  }
}
