import { createHash } from 'node:crypto';
import { cleanLine } from '../../clean-text.ts';
import { DrawingsReader, type KnownDrawings } from '../drawing/drawings-reader.ts';
import type { ScannedEntry } from '../inspect/read-zip.ts';
import { recognizeFormat } from '../inspect/recognize-format.ts';
import { countFormats } from '../zip-formats.ts';
import {
  type ListedEntry,
  MAX_LISTED,
  MAX_THUMBNAILS,
  type ReadContents,
  SHEET_CELLS,
  THUMBNAIL_RECIPE,
} from './archive-contents.ts';
import { drawSheet } from './draw-sheet.ts';
import { drawThumbnail, type Thumbnail } from './draw-thumbnail.ts';

const MAX_PATH = 300;
const MAX_FORMATS = 12;
/** Time limit for all thumbnails of an archive. */
const MAX_MS = 30_000;

/** Whether the operating system added the file to the archive. */
export const isSystemFile = (name: string): boolean =>
  /(^|\/)(__MACOSX|\.DS_Store|Thumbs\.db|desktop\.ini)(\/|$)/i.test(name);

/** Normalizes a path for the list and the database. */
function toPath(name: string): string {
  const end = name.length > MAX_PATH ? `…${name.slice(1 - MAX_PATH)}` : name;
  return cleanLine(end.toWellFormed().replaceAll('\0', '')) || '�';
}

/** Thumbnails by file hash, so that identical files are drawn only once. */
export type KnownThumbnails = Map<string, Thumbnail | null>;

export interface ContentsOptions {
  readonly known?: KnownThumbnails;
  readonly knownDrawings?: KnownDrawings;
  /** Maximum number of thumbnails; the default, 120, is the maximum that is stored. */
  readonly maxThumbnails?: number;
}

function* listFolders(names: Iterable<string>): Generator<string> {
  for (const name of names) {
    const end = name.lastIndexOf('/');
    if (end > 0) yield name.slice(0, end);
  }
}

/** Indexes the files of an archive while it is read, and creates thumbnails. */
export class ContentsReader {
  readonly #known: KnownThumbnails;
  readonly #maxThumbnails: number;
  readonly #names: string[] = [];
  readonly #entries: ListedEntry[] = [];
  readonly #sheets: Buffer[] = [];
  readonly #drawings: DrawingsReader;
  #row: Thumbnail[] = [];
  #thumbnails = 0;
  #ms = 0;

  constructor({ known = new Map(), knownDrawings, maxThumbnails = MAX_THUMBNAILS }: ContentsOptions = {}) {
    this.#known = known;
    this.#drawings = new DrawingsReader(knownDrawings);
    this.#maxThumbnails = maxThumbnails;
  }

  /** Adds the next file of the archive. No file content makes it fail. */
  async add({ name, size, bytes }: Pick<ScannedEntry, 'name' | 'size' | 'bytes'>): Promise<void> {
    if (isSystemFile(name)) return;
    this.#names.push(name);
    const hash = bytes === null ? '' : createHash('sha256').update(bytes).digest('hex');
    if (bytes !== null && /\.svg$/i.test(name) && recognizeFormat(bytes, name).format === 'svg')
      await this.#drawings.add(name, bytes, hash);
    if (this.#entries.length === MAX_LISTED) return;
    const isDrawn = bytes !== null && (await this.#draw(name, bytes, hash));
    this.#entries.push({ path: toPath(name), size, thumbnail: isDrawn ? this.#thumbnails - 1 : null });
  }

  async #draw(name: string, bytes: Buffer, hash: string): Promise<boolean> {
    if (this.#thumbnails === this.#maxThumbnails || this.#ms > MAX_MS) return false;
    const begun = performance.now();
    const known = this.#known.get(hash);
    const thumbnail = known === undefined ? await drawThumbnail(name, bytes) : known;
    this.#known.set(hash, thumbnail);
    if (thumbnail !== null) {
      this.#row.push(thumbnail);
      this.#thumbnails += 1;
      if (this.#row.length === SHEET_CELLS) await this.#endSheet();
    }
    this.#ms += performance.now() - begun;
    return thumbnail !== null;
  }

  async #endSheet(): Promise<void> {
    this.#sheets.push(await drawSheet(this.#row));
    this.#row = [];
  }

  /** Returns the index after the last file. */
  async finish(): Promise<ReadContents> {
    if (this.#row.length > 0) await this.#endSheet();
    const { drawings, leftOut, sources, markedSheets } = await this.#drawings.finish();
    const contents = {
      recipe: THUMBNAIL_RECIPE,
      files: this.#names.length,
      folders: new Set(listFolders(this.#names)).size,
      formats: countFormats(this.#names).slice(0, MAX_FORMATS),
      sheets: this.#sheets.length,
      entries: this.#entries,
      drawings,
      leftOut,
    };
    return { contents, sheets: this.#sheets, markedSheets, sources };
  }
}
