import { createHash } from 'node:crypto';
import { type ListedDrawing, MAX_DRAWINGS, SHEET_CELLS } from '../inside/archive-contents.ts';
import { drawMarked, drawMarkedSheet, type MarkedDrawing } from './draw-marked.ts';
import { DrawingSlugs, nameDrawing } from './name-drawing.ts';
import { findPaint } from './paint.ts';
import { MAX_DRAWING_LENGTH, parseDrawing } from './parse-drawing.ts';
import { readRatio, toSvg } from './write-drawing.ts';

/** Maximum size of all cleaned drawings of an archive together, in bytes. */
const MAX_BYTES = 64_000_000;
/** Time limit for all drawings of an archive. */
const MAX_MS = 30_000;

interface CleanedDrawing {
  readonly source: Buffer;
  readonly digest: string;
  readonly paint: string | null;
  readonly ratio: number;
  readonly marked: MarkedDrawing;
}

/** Drawings by file hash, so that identical files of several archives are read only once; null for no drawing. */
export type KnownDrawings = Map<string, CleanedDrawing | null>;

async function cleanDrawing(bytes: Buffer): Promise<CleanedDrawing | null> {
  if (bytes.length > MAX_DRAWING_LENGTH) return null;
  try {
    const root = parseDrawing(bytes.toString('utf8'));
    const svg = toSvg(root);
    const source = Buffer.from(svg);
    const digest = createHash('sha256').update(source).digest('hex');
    return { source, digest, paint: findPaint(root), ratio: readRatio(root), marked: await drawMarked(svg) };
  } catch {
    return null;
  }
}

/** Collects the drawings of an archive while it is read. */
export class DrawingsReader {
  readonly #known: KnownDrawings;
  readonly #slugs = new DrawingSlugs();
  readonly #drawings: ListedDrawing[] = [];
  readonly #sources: Buffer[] = [];
  readonly #sheets: Buffer[] = [];
  #row: MarkedDrawing[] = [];
  #bytes = 0;
  #ms = 0;
  #leftOut = 0;

  constructor(known: KnownDrawings = new Map()) {
    this.#known = known;
  }

  /** Adds an SVG file. No file content makes it fail; what can't be shown is counted. */
  async add(path: string, bytes: Buffer, hash: string): Promise<void> {
    const begun = performance.now();
    const isFull = this.#drawings.length === MAX_DRAWINGS || this.#ms > MAX_MS;
    const known = this.#known.get(hash);
    const drawing = isFull ? null : known === undefined ? await cleanDrawing(bytes) : known;
    if (!isFull) this.#known.set(hash, drawing);
    if (drawing === null || this.#bytes + drawing.source.length > MAX_BYTES) this.#leftOut += 1;
    else await this.#keep(path, drawing);
    this.#ms += performance.now() - begun;
  }

  async #keep(path: string, { source, digest, paint, ratio, marked }: CleanedDrawing): Promise<void> {
    const name = nameDrawing(path);
    const place = { start: this.#bytes, bytes: source.length };
    this.#drawings.push({ slug: this.#slugs.add(name), name, digest, paint, ratio, ...place });
    this.#sources.push(source);
    this.#bytes += source.length;
    this.#row.push(marked);
    if (this.#row.length === SHEET_CELLS) await this.#endSheet();
  }

  async #endSheet(): Promise<void> {
    this.#sheets.push(await drawMarkedSheet(this.#row));
    this.#row = [];
  }

  /** Returns the drawings, their sources one after the other, and their marked sheets. */
  async finish() {
    if (this.#row.length > 0) await this.#endSheet();
    return {
      drawings: this.#drawings,
      leftOut: this.#leftOut,
      sources: Buffer.concat(this.#sources),
      markedSheets: this.#sheets,
    };
  }
}
