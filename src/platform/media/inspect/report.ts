import type { RefusalCode } from '../process/processed-file.ts';

/** Kinds of files by their content. Uploads refuse `unknown`, for which there is no reader. */
export const fileKinds = [
  'archive',
  'document',
  'font',
  'layered',
  'model',
  'palette',
  'picture',
  'sound',
  'text',
  'unknown',
  'vector',
  'video',
] as const;
export type FileKind = (typeof fileKinds)[number];

/** Measurements of a reader, such as pixels, seconds or glyphs. */
export type Figures = Readonly<Record<string, number | string>>;

export interface FileReport {
  readonly name: string;
  readonly kind: FileKind;
  /** Format in lower case, such as `ttf`, `png` or `zip`; empty if it is unknown. */
  readonly format: string;
  readonly figures: Figures;
  /** A sentence that says why the file can't be used; null if a reader has read all of it. */
  readonly problem: string | null;
  /** Reports of the files inside an archive. */
  readonly entries: readonly FileReport[];
}

/** Error about a broken file, with a sentence for the person who uploads it. */
export class BrokenFileError extends Error {
  /** Code of the refusal; null if the sentence says everything. */
  readonly code: RefusalCode | null;

  constructor(message: string, code: RefusalCode | null = null) {
    super(message);
    this.code = code;
  }
}

/** Lists the reports of a file and of all files inside it, at any depth. */
export const listReports = (report: FileReport): FileReport[] => [report, ...report.entries.flatMap(listReports)];
