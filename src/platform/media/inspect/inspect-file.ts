import { inspectExr } from './inspect-exr.ts';
import { inspectFont } from './inspect-font.ts';
import { inspectHdr } from './inspect-hdr.ts';
import { inspectPalette } from './inspect-palette.ts';
import { inspectPicture } from './inspect-picture.ts';
import { inspectSound } from './inspect-sound.ts';
import { inspectSvg } from './inspect-svg.ts';
import { inspectText } from './inspect-text.ts';
import { type ArchiveLimits, archiveLimits, readZip, type UnpackBudget } from './read-zip.ts';
import { type Format, readPromisedFormat, recognizeFormat } from './recognize-format.ts';
import { BrokenFileError, type Figures, type FileKind, type FileReport } from './report.ts';

/** Maximum nesting: an archive in an archive is opened, one inside that isn't. */
const MAX_DEPTH = 2;

/** Kinds that only processing reads; see `process/readers.ts`. */
const unreadKinds = ['document', 'layered', 'unknown', 'video'] as const;
type UnreadKind = (typeof unreadKinds)[number];
const isUnread = (kind: FileKind): kind is UnreadKind => unreadKinds.some((each) => each === kind);

type Reader = (bytes: Buffer, format: string) => Figures | Promise<Figures>;

const readers: Readonly<Record<Exclude<FileKind, 'archive' | UnreadKind>, Reader>> = {
  font: inspectFont,
  model: async (bytes) => (await import('./inspect-model.ts')).inspectModel(bytes),
  palette: inspectPalette,
  picture: (bytes, format) =>
    format === 'exr' ? inspectExr(bytes) : format === 'hdr' ? inspectHdr(bytes) : inspectPicture(bytes),
  sound: inspectSound,
  text: inspectText,
  vector: (bytes, format) => (format === 'svg' ? inspectSvg(bytes) : {}),
};

/** Nesting depth of a file, and the remaining limits of the archives around it. */
interface Surroundings {
  readonly depth: number;
  readonly limits: ArchiveLimits;
  readonly budget: UnpackBudget;
}

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads a file completely; for an archive, every file in it. A broken file makes its archive broken. */
async function openFile(
  bytes: Buffer,
  { kind, format }: Format,
  around: Surroundings,
  entries: FileReport[],
): Promise<Figures> {
  const { depth, limits, budget } = around;
  if (isUnread(kind)) throw new BrokenFileError('There is no reader for this kind of file.');
  if (kind !== 'archive') return readers[kind](bytes, format);
  if (depth === MAX_DEPTH) throw new BrokenFileError('The archive holds archives in archives.');
  let size = 0;
  for await (const entry of readZip(bytes, limits, budget)) {
    size += entry.bytes.length;
    entries.push(await inspectAtDepth(entry.bytes, entry.name, { ...around, depth: depth + 1 }));
  }
  if (entries.length === 0) throw new BrokenFileError('The archive is empty.');
  const broken = entries.find(({ problem }) => problem !== null);
  if (broken !== undefined) throw new BrokenFileError(`${broken.name}: ${broken.problem}`);
  return { files: entries.length, size };
}

async function inspectAtDepth(bytes: Buffer, name: string, around: Surroundings): Promise<FileReport> {
  const found = recognizeFormat(bytes, name);
  const promised = readPromisedFormat(name);
  const entries: FileReport[] = [];
  try {
    if (bytes.length === 0) throw new BrokenFileError('The file is empty.');
    if (promised !== undefined && promised !== found.format)
      throw new BrokenFileError(`The name says ${promised}, the content doesn't.`);
    return { ...found, name, figures: await openFile(bytes, found, around, entries), problem: null, entries };
  } catch (error) {
    return { ...found, name, figures: {}, problem: errorMessage(error), entries };
  }
}

/**
 * Identifies a file by its bytes and reads it completely: it draws every glyph, decodes every pixel and every sample,
 * and opens every file in an archive. It never throws because of the file's content; the report says why the file is
 * broken. A hostile file can still take much time or memory, so untrusted files are inspected in a separate process.
 * @param name file name with an extension, which has to match the content
 * @param limits limits of an archive, including nested archives
 */
export const inspectFile = (bytes: Buffer, name: string, limits: ArchiveLimits = archiveLimits): Promise<FileReport> =>
  inspectAtDepth(bytes, name, { depth: 0, limits, budget: { left: limits.maxTotalSize } });
