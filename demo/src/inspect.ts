import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readExr, readHdr } from 'hdrify';
import { inspectFile } from '../../src/platform/media/inspect/inspect-file.ts';
import { readPromisedFormat } from '../../src/platform/media/inspect/recognize-format.ts';
import type { FileReport } from '../../src/platform/media/inspect/report.ts';
import { buildVariants } from './build.ts';
import { runInThreads } from './thread-pool.ts';
import type { BuiltFile, DemoContent } from './types.ts';

export interface ContentReport {
  readonly key: string;
  /** Report of each file of each variant, once, then of what the page lets one try: a web font, a sound. */
  readonly files: readonly FileReport[];
}

/** Decodes every pixel of the two formats of which the product reads the structure only. */
function decodeLight({ bytes, format, width, height }: BuiltFile): void {
  if (format !== 'exr' && format !== 'hdr') return;
  const image = format === 'exr' ? readExr(new Uint8Array(bytes)) : readHdr(new Uint8Array(bytes));
  if (image.width !== width || image.height !== height) throw new Error(`${image.width} x ${image.height} pixels`);
}

/** The product opens documents only in its confined process; here PDFium lays out every page. */
async function inspectPdf({ name, bytes }: BuiltFile): Promise<FileReport> {
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

async function inspectBuilt(file: BuiltFile): Promise<FileReport> {
  if (file.format === 'pdf') return inspectPdf(file);
  const report = await inspectFile(file.bytes, file.name);
  if (report.problem !== null) return report;
  if (report.format !== readPromisedFormat(`x.${file.format}`))
    return { ...report, problem: `This is ${report.format}, not ${file.format}.` };
  const { width, height } = report.figures;
  if (file.width !== null && (width !== file.width || height !== file.height))
    return { ...report, problem: `This has ${width} x ${height} pixels, not ${file.width} x ${file.height}.` };
  try {
    decodeLight(file);
    return report;
  } catch (error) {
    return { ...report, problem: String(error) };
  }
}

/** Makes the files of a content and opens them, with a reader of their kind. */
export async function inspectContent(content: DemoContent): Promise<ContentReport> {
  const files = (await buildVariants(content)).flatMap((variant) => variant.files);
  const distinct = [...new Map(files.map((file) => [file.sha256, file])).values()];
  const reports: FileReport[] = [];
  for (const file of distinct) reports.push(await inspectBuilt(file));
  for (const { asset } of content.previews) {
    const made = await asset?.();
    if (made !== undefined) reports.push(await inspectFile(made.bytes, `asset.${made.ext}`));
  }
  return { key: content.key, files: reports };
}

/** Makes and opens every file of these contents, on all cores. */
export const inspectAll = (contents: readonly DemoContent[]): AsyncGenerator<ContentReport> =>
  runInThreads(
    new URL('./inspect-worker.ts', import.meta.url),
    contents.map(({ key }) => key),
  );
