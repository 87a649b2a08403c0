import { ContentsReader, isSystemFile } from '../../inside/contents-reader.ts';
import type { ArchiveLimits } from '../../inspect/read-zip.ts';
import { scanZip } from '../../inspect/read-zip.ts';
import { recognizeFormat } from '../../inspect/recognize-format.ts';
import { countPieces, listFormats } from '../../zip-formats.ts';
import { type ArchiveBudget, checkEntry, MAX_KEPT_BYTES } from '../archive-entry.ts';
import { quoteName } from '../dangerous-names.ts';
import { drawArchive } from '../draw-archive.ts';
import type { ContainedFile, KindReader } from '../findings.ts';
import { RefusedFileError } from '../refusal.ts';

const limits: ArchiveLimits = {
  maxEntries: 10_000,
  maxEntrySize: 4_000_000_000,
  maxTotalSize: 8_000_000_000,
};
/** Maximum compression ratio; no legitimate archive exceeds it. */
const MAX_RATIO = 100;
const SMALL_BYTES = 200_000_000;
const DEEP_BYTES = 40_000_000;
const MAX_LISTED = 500;
const MAX_SHOWN_BYTES = 20_000_000;
const MAX_SHOWN = 9;

/** Whether a JSON file has what every Lottie animation has. */
const mayBeLottie = (bytes: Buffer): boolean => ['"layers"', '"fr"', '"op"'].every((key) => bytes.includes(key));

function canShow(name: string, bytes: Buffer | null): bytes is Buffer {
  if (bytes === null || bytes.length > MAX_SHOWN_BYTES || isSystemFile(name)) return false;
  const { kind, format } = recognizeFormat(bytes, name);
  if (format === 'json') return mayBeLottie(bytes);
  return (kind === 'picture' && format !== 'exr' && format !== 'hdr') || format === 'svg' || kind === 'font';
}

/** Decompresses every file once, compares its checksum, and refuses files that would be refused on their own. */
export const readArchive: KindReader = async (input) => {
  const maxTotal = Math.min(limits.maxTotalSize, Math.max(SMALL_BYTES, input.size * MAX_RATIO));
  const budget: ArchiveBudget = { left: maxTotal, deep: DEEP_BYTES };
  const entries: { name: string; size: number }[] = [];
  const names: string[] = [];
  const pictures: ContainedFile[] = [];
  const reader = new ContentsReader();
  let size = 0;
  for await (const entry of scanZip(input.path, limits, { maxKept: MAX_KEPT_BYTES, budget })) {
    await checkEntry(entry, 0, limits, budget);
    await reader.add(entry);
    size += entry.size;
    names.push(entry.name);
    if (entries.length < MAX_LISTED) entries.push({ name: quoteName(entry.name), size: entry.size });
    if (pictures.length < MAX_SHOWN && canShow(entry.name, entry.bytes))
      pictures.push({ name: entry.name, bytes: entry.bytes });
  }
  if (names.length === 0) throw new RefusedFileError('EMPTY', 'The archive is empty.');
  const pieces = countPieces(names);
  const picture = await drawArchive(pictures);
  const isDrawn = pictures.some(({ name, bytes }) => recognizeFormat(bytes, name).kind !== 'font');
  return {
    figures: { files: pieces === 0 ? names.length : pieces, size },
    containedFormats: listFormats(names),
    entries,
    inside: await reader.finish(),
    preview: picture === null ? null : { kind: 'image', picture, isCompared: isDrawn },
    withoutPreview: picture === null ? 'no_reader' : null,
    contained: pictures.filter(({ name, bytes }) => recognizeFormat(bytes, name).format !== 'json'),
  };
};
