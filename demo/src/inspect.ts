import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readExr, readHdr } from 'hdrify';
import { inspectFile } from '../../src/platform/media/inspect/inspect-file.ts';
import { archiveLimits, readZip } from '../../src/platform/media/inspect/read-zip.ts';
import { readPromisedFormat } from '../../src/platform/media/inspect/recognize-format.ts';
import type { FileReport } from '../../src/platform/media/inspect/report.ts';
import { runInThreads } from './thread-pool.ts';

/** A file in the storage of a filled demo catalogue. */
export interface StoredFile {
  /** File name of its download. */
  readonly name: string;
  readonly format: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly path: string;
}

/**
 * All files of a content: each file of its variants once, then files for trying it out, such as a web font or a sound.
 */
export interface StoredFiles {
  /** Key of the content. */
  readonly key: string;
  readonly files: readonly StoredFile[];
}

export interface ContentReport {
  readonly key: string;
  /** Reports in the order of the stored files. */
  readonly files: readonly FileReport[];
}

/** Reports by file hash and extension, so that a file in several archives of a work is inspected once. */
type KnownReports = Map<string, FileReport>;

/** Decodes every pixel of the two formats whose structure alone the product checks. */
function decodeLight(bytes: Buffer, { format, width, height }: StoredFile): void {
  if (format !== 'exr' && format !== 'hdr') return;
  const image = format === 'exr' ? readExr(new Uint8Array(bytes)) : readHdr(new Uint8Array(bytes));
  if (image.width !== width || image.height !== height) throw new Error(`${image.width} x ${image.height} pixels`);
}

/** Inspects a PDF by laying out every page with PDFium; the product only does that in its confined process. */
async function inspectPdf(bytes: Buffer, name: string): Promise<FileReport> {
  const report = { name, kind: 'document', format: 'pdf', entries: [] } as const;
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const sizes = [...document.pages()].map((page) => page.getOriginalSize());
    const isWhole =
      sizes.length > 0 && sizes.every(({ originalWidth, originalHeight }) => originalWidth * originalHeight > 0);
    document.destroy();
    return { ...report, figures: { pages: sizes.length }, problem: isWhole ? null : 'A page has no size.' };
  } catch (error) {
    return { ...report, figures: {}, problem: String(error) };
  } finally {
    library.destroy();
  }
}

async function inspectOnce(bytes: Buffer, name: string, known: KnownReports): Promise<FileReport> {
  const id = `${createHash('sha256').update(bytes).digest('hex')}${extname(name)}`;
  const report = known.get(id) ?? (await inspectFile(bytes, name));
  known.set(id, report);
  return { ...report, name };
}

/** Inspects an archive like `inspectFile`, except for files that are known already. */
async function inspectArchive(bytes: Buffer, name: string, known: KnownReports): Promise<FileReport> {
  const entries: FileReport[] = [];
  const report = { name, kind: 'archive', format: 'zip', figures: {}, entries } as const;
  try {
    for await (const entry of readZip(bytes, archiveLimits))
      entries.push(await inspectOnce(entry.bytes, entry.name, known));
  } catch (error) {
    return { ...report, problem: String(error) };
  }
  const broken = entries.find(({ problem }) => problem !== null);
  const problem = broken === undefined ? null : `${broken.name}: ${broken.problem}`;
  return { ...report, problem: entries.length === 0 ? 'The archive is empty.' : problem };
}

async function inspectStored(file: StoredFile, known: KnownReports): Promise<FileReport> {
  const { name, path, format } = file;
  const bytes = await readFile(path);
  if (format === 'pdf') return inspectPdf(bytes, name);
  if (format === 'zip') return inspectArchive(bytes, name, known);
  const report = await inspectOnce(bytes, name, known);
  if (report.problem !== null) return report;
  if (report.format !== readPromisedFormat(`x.${format}`))
    return { ...report, problem: `This is ${report.format}, not ${format}.` };
  const { width, height } = report.figures;
  if (file.width !== null && (width !== file.width || height !== file.height))
    return { ...report, problem: `This has ${width} x ${height} pixels, not ${file.width} x ${file.height}.` };
  try {
    decodeLight(bytes, file);
    return report;
  } catch (error) {
    return { ...report, problem: String(error) };
  }
}

/** Inspects the stored files of a content with the readers of their kinds. */
export async function inspectStoredFiles({ key, files }: StoredFiles): Promise<ContentReport> {
  const known: KnownReports = new Map();
  const reports: FileReport[] = [];
  for (const file of files) reports.push(await inspectStored(file, known));
  return { key, files: reports };
}

/** Inspects all stored files of these contents on all cores. */
export const inspectAll = (contents: readonly StoredFiles[]): AsyncGenerator<ContentReport> =>
  runInThreads(new URL('./inspect-worker.ts', import.meta.url), contents);
