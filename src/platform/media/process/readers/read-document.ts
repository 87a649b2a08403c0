import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import type { Findings, KindReader } from '../findings.ts';
import { checkPdfActions } from '../pdf-active-content.ts';
import type { EmbeddedMetadata } from '../processed-file.ts';
import { RefusedFileError } from '../refusal.ts';
import { emptyMetadata, mergeMetadata } from './embedded-metadata.ts';
import { readPdfInformation } from './metadata-pdf.ts';
import { readXmp } from './metadata-xmp.ts';

const MAX_SIDE = 1366;
const MAX_PAGES = 5000;
/** Maximum scale factor, so that an extremely small page isn't enlarged without limit. */
const MAX_SCALE = 20;

/** Draws the first page as a PNG on a white background. */
async function drawFirstPage(document: PDFiumDocument): Promise<{ picture: Buffer; width: number; height: number }> {
  const page = document.getPage(0);
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  if (!(width > 0 && height > 0)) throw new RefusedFileError('BROKEN', 'The first page has no size.');
  const scale = Math.min(MAX_SCALE, MAX_SIDE / Math.max(width, height));
  const drawn = await page.render({
    scale,
    render: ({ data, width: wide, height: tall }) =>
      sharp(data, { raw: { width: wide, height: tall, channels: 4 } })
        .flatten({ background: '#ffffff' })
        .png({ compressionLevel: 0 })
        .toBuffer(),
  });
  return { picture: Buffer.from(drawn.data), width: Math.round(width), height: Math.round(height) };
}

/** Reads the XMP packet, which programs write uncompressed for others to find. */
function readDocumentMetadata(bytes: Buffer): EmbeddedMetadata {
  const [start, end] = [bytes.indexOf('<x:xmpmeta'), bytes.indexOf('</x:xmpmeta>')];
  const packet = start === -1 || end < start ? null : bytes.toString('utf8', start, end + 12);
  return mergeMetadata(packet === null ? emptyMetadata : readXmp(packet), readPdfInformation(bytes));
}

function checkDocument(bytes: Buffer): void {
  if (!bytes.subarray(-2048).includes('%%EOF')) throw new RefusedFileError('TRUNCATED', 'The document ends too early.');
  checkPdfActions(bytes);
}

/** Draws the first page, and refuses documents with actions that run on opening. */
export const readDocument: KindReader = async (input): Promise<Findings> => {
  const bytes = await input.readAll();
  checkDocument(bytes);
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pages = document.getPageCount();
    if (pages < 1) throw new RefusedFileError('BROKEN', 'The document has no page.');
    if (pages > MAX_PAGES) throw new RefusedFileError('TOO_COSTLY', `${pages} pages are too many.`);
    const { picture, width, height } = await drawFirstPage(document);
    return {
      figures: { pages, width, height },
      metadata: readDocumentMetadata(bytes),
      preview: { kind: 'image', picture, isCompared: true },
    };
  } finally {
    library.destroy();
  }
};
