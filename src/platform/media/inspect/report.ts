import type { RefusalCode } from '../process/processed-file.ts';

/** What a file is by its bytes. `unknown`: there is no reader for it, and uploads refuse it. */
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

/** What a reader found: pixels, seconds, glyphs … */
export type Figures = Readonly<Record<string, number | string>>;

export interface FileReport {
  readonly name: string;
  readonly kind: FileKind;
  /** Lower case: `ttf`, `png`, `zip` …; empty where it is unknown. */
  readonly format: string;
  readonly figures: Figures;
  /** One sentence that says why the file can't be used; null where a reader went through all of it. */
  readonly problem: string | null;
  /** Files inside an archive. */
  readonly entries: readonly FileReport[];
}

/** What is wrong with a file, in a sentence for the person who brings it. */
export class BrokenFileError extends Error {
  /** Null where the words say it all. */
  readonly code: RefusalCode | null;

  constructor(message: string, code: RefusalCode | null = null) {
    super(message);
    this.code = code;
  }
}

/** The file itself, and all files inside it, at any depth. */
export const listReports = (report: FileReport): FileReport[] => [report, ...report.entries.flatMap(listReports)];
