import type { ArchiveContents } from '../inside/archive-contents.ts';
import type { Figures, FileKind } from '../inspect/report.ts';
import type { DominantColor } from '../palette.ts';
import type { PreviewKind } from '../preview-kinds.ts';

/** Why a file can't be used: a code that the interface has words for. */
export const refusalCodes = [
  'EMPTY',
  'TRUNCATED',
  'UNKNOWN_TYPE',
  'WRONG_TYPE',
  'BROKEN',
  'TOO_MANY_PIXELS',
  'TOO_MANY_FRAMES',
  'ARCHIVE_UNSAFE',
  'ARCHIVE_TOO_LARGE',
  'ENCRYPTED',
  'ACTIVE_CONTENT',
  'EXTERNAL_REFERENCE',
  'DANGEROUS_FILE',
  'INFECTED',
  'WRONG_HASH',
  'TOO_COSTLY',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** One sentence in English with the figures; for logs, and for people where the code's words are not enough. */
  readonly detail: string;
}

export interface ProcessedPreview {
  readonly kind: PreviewKind;
  /** Pixels, upright; of the widest rendition. */
  readonly width: number;
  readonly height: number;
  /** Widths of `<width>.webp`. */
  readonly widths: readonly number[];
  /** Widths of `<width>.avif`. */
  readonly avifWidths: readonly number[];
  /** Widths of `<width>.marked.webp`, with a watermark, for paid content. */
  readonly markedWidths: readonly number[];
  /** Base64. */
  readonly thumbhash: string;
  /** The largest share first, at most six. */
  readonly colors: readonly DominantColor[];
  /** Perceptual hash, 16 hexadecimal digits; null for what isn't compared by its look. */
  readonly hash: string | null;
  /** `asset.<ext>`: a subset of a font, a sample of a sound, a silent clip of a video. */
  readonly asset: { readonly ext: string; readonly mediaType: string } | null;
  /** Names of all files that were written for it, `card.jpg` among them. */
  readonly files: readonly string[];
}

/** Embedded in the file by its author: IPTC, XMP, ID3, PDF information. */
export interface EmbeddedMetadata {
  readonly title: string | null;
  readonly description: string | null;
  readonly keywords: readonly string[];
  readonly author: string | null;
}

/** What processing found in a file that can be used. */
export interface ProcessedFile {
  readonly kind: FileKind;
  /** Lower case: `png`, `psd`, `zip` … */
  readonly format: string;
  readonly mediaType: string;
  /** Width, height, pages, glyphs, seconds, frames, files … */
  readonly figures: Figures;
  /** Formats inside an archive. */
  readonly containedFormats: readonly string[];
  /** Names and sizes of an archive's entries, the first 500. */
  readonly entries: readonly { readonly name: string; readonly size: number }[];
  /** What is inside an archive, with `sheet.<n>.webp` for its thumbnails; null for anything else. */
  readonly contents: ArchiveContents | null;
  readonly metadata: EmbeddedMetadata;
  readonly preview: ProcessedPreview | null;
  /** Why there is no preview: no reader for this kind, or a helper program that isn't installed. */
  readonly withoutPreview: 'no_reader' | 'no_helper' | 'failed' | null;
}

export type ProcessingOutcome =
  | { readonly file: ProcessedFile; readonly refusal: null }
  | { readonly file: null; readonly refusal: Refusal };
