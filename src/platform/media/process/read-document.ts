import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Findings, KindReader } from './findings.ts';
import { checkPdfActions } from './pdf-active-content.ts';
import type { EmbeddedMetadata } from './processed-file.ts';
import { RefusedFileError } from './refusal.ts';

const MAX_SIDE = 1366;
const MAX_PIXELS = 40_000_000;
const MAX_PAGES = 5000;

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string): string => `${join(home, name)}/`;

async function openDocument(bytes: Buffer): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  try {
    return await getDocument({
      // The reader takes the bytes over, and changes them.
      data: new Uint8Array(bytes),
      verbosity: VerbosityLevel.ERRORS,
      enableXfa: false,
      stopAtErrors: false,
      useSystemFonts: false,
      maxImageSize: MAX_PIXELS,
      cMapUrl: folder('cmaps'),
      standardFontDataUrl: folder('standard_fonts'),
      wasmUrl: folder('wasm'),
      iccUrl: folder('iccs'),
    }).promise;
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw new RefusedFileError('ENCRYPTED', 'The document is protected with a password.');
    throw error;
  }
}

/** PNG of a page, white where nothing is drawn. */
async function drawPage(
  document: PDFDocumentProxy,
  number: number,
): Promise<{ picture: Buffer; size: [number, number] }> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  if (!(width > 0 && height > 0)) throw new RefusedFileError('BROKEN', `Page ${number} has no size.`);
  const viewport = page.getViewport({ scale: MAX_SIDE / Math.max(width, height) });
  const canvas = createCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  // The reader's types know the browser's canvas only.
  const drawn = canvas as unknown as HTMLCanvasElement;
  await page.render({ canvas: drawn, viewport, background: '#ffffff' }).promise;
  page.cleanup();
  return { picture: canvas.toBuffer('image/png'), size: [Math.round(width), Math.round(height)] };
}

const asText = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

async function readInformation(document: PDFDocumentProxy): Promise<EmbeddedMetadata> {
  const { info } = await document.getMetadata();
  const fields = info as Readonly<Record<string, unknown>>;
  return {
    title: asText(fields['Title']),
    description: asText(fields['Subject']),
    keywords: [asText(fields['Keywords']) ?? ''],
    author: asText(fields['Author']),
  };
}

/** Draws the first page, and refuses what would run when the document is opened. */
export const readDocument: KindReader = async (input): Promise<Findings> => {
  const bytes = await input.readAll();
  checkPdfActions(bytes);
  if (!bytes.subarray(-2048).includes('%%EOF')) throw new RefusedFileError('TRUNCATED', 'The document ends too early.');
  const document = await openDocument(bytes);
  try {
    const pages = document.numPages;
    if (pages > MAX_PAGES) throw new RefusedFileError('TOO_COSTLY', `${pages} pages are too many.`);
    if (await document.hasJSActions())
      throw new RefusedFileError('ACTIVE_CONTENT', 'The document has scripts. Save it without.');
    const { picture, size } = await drawPage(document, 1);
    return {
      figures: { pages, width: size[0], height: size[1] },
      metadata: await readInformation(document),
      preview: { kind: 'image', picture, isCompared: true },
    };
  } finally {
    await document.loadingTask.destroy();
  }
};
