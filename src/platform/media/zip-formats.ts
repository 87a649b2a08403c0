import { fromBufferPromise } from 'yauzl';
import { archiveLimits } from './inspect/read-zip.ts';

const MAX_FORMATS = 40;

/** Files that accompany a work, such as licence texts and notes, and files that operating systems add. */
const accompanying = /^(licen[cs]e|ofl|copying|notice|read[-_ ]?me|provenance|__macosx|\.)/i;

function findContainedFormat(path: string): string | undefined {
  const parts = path.split('/');
  if (parts.some((part) => accompanying.test(part))) return undefined;
  return /\.([a-z0-9]{1,12})$/i.exec(parts.at(-1) ?? '')?.[1]?.toLowerCase();
}

/** Counts the files of each format, most frequent first. @param names paths inside an archive */
export function countFormats(names: Iterable<string>): { format: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    const format = findContainedFormat(name);
    if (format !== undefined) counts.set(format, (counts.get(format) ?? 0) + 1);
  }
  return [...counts]
    .map(([format, count]) => ({ format, count }))
    .toSorted((one, other) =>
      one.count === other.count ? one.format.localeCompare(other.format) : other.count - one.count,
    );
}

/**
 * Counts the files of an archive that are part of the work, without licence texts and notes.
 * @param names paths inside an archive
 */
export const countPieces = (names: Iterable<string>): number =>
  countFormats(names).reduce((sum, { count }) => sum + count, 0);

/** Lists at most 40 formats in alphabetical order. @param names paths inside an archive */
export function listFormats(names: Iterable<string>): string[] {
  const formats = new Set<string>();
  for (const name of names) {
    const format = findContainedFormat(name);
    if (format !== undefined) formats.add(format);
  }
  return [...formats].toSorted().slice(0, MAX_FORMATS);
}

/**
 * Lists the formats of the works in a ZIP archive by their extensions, in alphabetical order: `png`, `svg`. Licence
 * texts and notes don't count, and nothing is decompressed.
 * @throws Error for a file that is no ZIP archive, is truncated or contains too many files
 */
export async function listZipFormats(bytes: Buffer): Promise<string[]> {
  const zip = await fromBufferPromise(bytes);
  if (zip.entryCount > archiveLimits.maxEntries) throw new Error('The archive holds too many files.');
  const names: string[] = [];
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  return listFormats(names);
}
