import { cleanLine } from '../../clean-text.ts';
import { listFiles, type NamedFile } from '../inside/list-files.ts';
import { recognizeFormat } from '../inspect/recognize-format.ts';
import type { InputFile } from '../process/input-file.ts';
import { checkPdfActions } from '../process/pdf-active-content.ts';
import { isResourceError } from '../process/refusal.ts';
import { type DrawnDocument, MAX_DOCUMENTS, MAX_DRAWN_PAGES } from './document.ts';
import { type DrawingTarget, drawPages } from './draw-pages.ts';
import { readFontNames } from './read-fonts.ts';

/** Maximum size of a document inside an archive that is read. */
const MAX_BYTES = 60_000_000;
const MAX_PATH = 300;
/** Time limit for the pages of one file; further ones are only in the download. */
const MAX_MS = 60_000;

/** Draws one document; undefined for one that can't be drawn. */
async function tryDocument(
  { name, bytes }: NamedFile,
  place: { readonly at: number; readonly room: number },
  target: DrawingTarget,
): Promise<DrawnDocument | undefined> {
  try {
    checkPdfActions(bytes);
    const { pages, sizes } = await drawPages(bytes, place, target);
    if (sizes.length === 0) return undefined;
    const path = cleanLine(cleanLine(name).slice(-MAX_PATH)) || 'document';
    return { path, pages, sizes, fonts: readFontNames(bytes) };
  } catch (error) {
    if (isResourceError(error)) throw error;
    return undefined;
  }
}

/**
 * Draws the first pages of a PDF, or of the PDFs of an archive, and writes two pictures of each: a large one, and a
 * small one with a watermark.
 */
export async function readDocuments(
  input: InputFile,
  format: string,
  outFolder: string,
  mark: string,
): Promise<DrawnDocument[]> {
  const until = performance.now() + MAX_MS;
  const target = { outFolder, mark, isOver: () => performance.now() > until };
  const documents: DrawnDocument[] = [];
  let room = MAX_DRAWN_PAGES;
  for await (const file of listFiles(input, format, MAX_BYTES)) {
    if (documents.length === MAX_DOCUMENTS || room === 0 || target.isOver()) break;
    if (recognizeFormat(file.bytes, file.name).format !== 'pdf') continue;
    const document = await tryDocument(file, { at: documents.length, room }, target);
    if (document === undefined) continue;
    documents.push(document);
    room -= document.sizes.length;
  }
  return documents;
}
