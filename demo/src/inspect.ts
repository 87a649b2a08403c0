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
  /** What it is called where it is downloaded. */
  readonly name: string;
  readonly format: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly path: string;
}

/** Each file of each variant, once, then what the page lets one try: a web font, a sound. */
export interface StoredFiles {
  /** The content's. */
  readonly key: string;
  readonly files: readonly StoredFile[];
}

export interface ContentReport {
  readonly key: string;
  /** In the order of the stored files. */
  readonly files: readonly FileReport[];
}

/** Reports by the bytes and the ending: a file that lies in several archives of a work is opened once. */
type KnownReports = Map<string, FileReport>;

/** Decodes every pixel of the two formats of which the product reads the structure only. */
function decodeLight(bytes: Buffer, { format, width, height }: StoredFile): void {
  if (format !== 'exr' && format !== 'hdr') return;
  const image = format === 'exr' ? readExr(new Uint8Array(bytes)) : readHdr(new Uint8Array(bytes));
  if (image.width !== width || image.height !== height) throw new Error(`${image.width} x ${image.height} pixels`);
}

/** The product opens documents only in its confined process; here PDFium lays out every page. */
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

/** As `inspectFile` does it, but for files that are known already. */
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

/** Opens the stored files of a content, with a reader of their kind. */
export async function inspectStoredFiles({ key, files }: StoredFiles): Promise<ContentReport> {
  const known: KnownReports = new Map();
  const reports: FileReport[] = [];
  for (const file of files) reports.push(await inspectStored(file, known));
  return { key, files: reports };
}

/** Opens every stored file of these contents, on all cores. */
export const inspectAll = (contents: readonly StoredFiles[]): AsyncGenerator<ContentReport> =>
  runInThreads(new URL('./inspect-worker.ts', import.meta.url), contents);
