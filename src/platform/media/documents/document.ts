/** Version of how pages of documents are drawn; a higher one makes a job draw all of them again. */
export const DOCUMENTS_RECIPE = 1;
/** Maximum number of pages of one file, or of one archive, that are drawn. */
export const MAX_DRAWN_PAGES = 40;
/** Maximum number of documents of one archive that are drawn. */
export const MAX_DOCUMENTS = 12;
/** Longer side of a page in pixels: for people who may download the document, and with a watermark for others. */
export const [PAGE_SIDE, MARKED_PAGE_SIDE] = [1600, 800];
/** Side in pixels of the square cell that holds the thumbnail of a page. */
export const THUMBNAIL_SIDE = 128;
/** Number of thumbnail columns in a sheet. */
export const THUMBNAIL_COLUMNS = 10;
/** Maximum number of fonts of a document that are listed. */
export const MAX_FONTS = 24;

/** Size of a page in millimetres. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A document whose first pages are drawn. */
export interface DrawnDocument {
  /** Name of the file, with its folders inside an archive. */
  readonly path: string;
  /** Number of all pages. */
  readonly pages: number;
  /** Sizes of the drawn pages. */
  readonly sizes: readonly PageSize[];
  /** Names of the fonts that the document uses. */
  readonly fonts: readonly string[];
}

const mark = (isMarked: boolean): string => (isMarked ? '.marked' : '');

/** Name of the picture of a page, by the places of its document and of the page. */
export const namePage = (document: number, page: number, isMarked: boolean): string =>
  `page.${document}.${page}${mark(isMarked)}.webp`;
/** Name of the sheet with small pictures of all drawn pages of a document. */
export const nameThumbnails = (document: number): string => `thumbnails.${document}.webp`;

/** Lists the written files of documents. */
export const listDocumentFiles = (documents: readonly DrawnDocument[]): string[] =>
  documents.flatMap(({ sizes }, at) => [
    nameThumbnails(at),
    ...sizes.flatMap((_, page) => [namePage(at, page, false), namePage(at, page, true)]),
  ]);
