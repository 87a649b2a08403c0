import type { DrawnDocument } from '../documents/document.ts';
import type { FontFace } from '../faces/font-face.ts';
import type { ArchiveContents } from '../inside/archive-contents.ts';
import type { Figures, FileKind } from '../inspect/report.ts';
import type { Film } from '../motion/film.ts';
import type { DominantColor } from '../palette.ts';
import type { Panorama } from '../panorama/panorama.ts';
import type { PreviewKind } from '../preview-kinds.ts';
import type { SoundFacts } from '../sounds/sound-facts.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Turntable } from '../turntable/turntable.ts';

/** Reasons why a file can't be used; the interface has a text for each code. */
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
  /** An English sentence with details for logs, and for people if the code's text isn't sufficient. */
  readonly detail: string;
}

export interface ProcessedPreview {
  readonly kind: PreviewKind;
  /** Width of the upright picture in the widest rendition, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Widths of `<width>.webp`. */
  readonly widths: readonly number[];
  /** Widths of `<width>.avif`. */
  readonly avifWidths: readonly number[];
  /** Widths of `<width>.marked.webp`, which have a watermark for paid content. */
  readonly markedWidths: readonly number[];
  /** Encoded in Base64. */
  readonly thumbhash: string;
  /** At most six colours, largest share first. */
  readonly colors: readonly DominantColor[];
  /** Perceptual hash of 16 hexadecimal digits; null if the picture isn't compared with others. */
  readonly hash: string | null;
  /**
   * `asset.<ext>`: a sample of a sound, or a silent clip of a video. If `isMarked` is set, `asset.marked.<ext>` is the
   * same with a mark, for paid content.
   */
  readonly asset: { readonly ext: string; readonly mediaType: string; readonly isMarked?: true | undefined } | null;
  /** Names of all files that were written for it, including `card.jpg`. */
  readonly files: readonly string[];
}

/** Metadata that the author embedded in the file: IPTC, XMP, ID3, PDF information. */
export interface EmbeddedMetadata {
  readonly title: string | null;
  readonly description: string | null;
  readonly keywords: readonly string[];
  readonly author: string | null;
}

/** Results of processing for a file that can be used. */
export interface ProcessedFile {
  readonly kind: FileKind;
  /** Format in lower case: `png`, `psd`, `zip` … */
  readonly format: string;
  readonly mediaType: string;
  /** Measurements such as width, height, pages, glyphs, seconds, frames or files. */
  readonly figures: Figures;
  /** Formats of the files inside an archive. */
  readonly containedFormats: readonly string[];
  /** Names and sizes of an archive's first 500 entries. */
  readonly entries: readonly { readonly name: string; readonly size: number }[];
  /** Index of an archive, with `sheet.<n>.webp` for its thumbnails; null for other files. */
  readonly contents: ArchiveContents | null;
  /** Faces of a font or of an archive's fonts, each with `face.<n>.woff2`; empty unless they were asked for. */
  readonly faces: readonly FontFace[];
  /** Tiles of a pattern, each with two pictures; empty unless they were asked for. */
  readonly tiles: readonly Tile[];
  /** Sounds of a file or an archive, each with two samples; empty unless they were asked for. */
  readonly sounds: readonly SoundFacts[];
  /** Drawn animations of a file or an archive, with their sheets of frames; empty unless they were asked for. */
  readonly films: readonly Film[];
  /** Documents with their pages drawn; empty unless they were asked for. */
  readonly documents: readonly DrawnDocument[];
  /** The panorama of an environment map with its pictures; empty unless it was asked for. */
  readonly panoramas: readonly Panorama[];
  /** Pictures around a 3D model; empty unless they were asked for. */
  readonly turntables: readonly Turntable[];
  readonly metadata: EmbeddedMetadata;
  readonly preview: ProcessedPreview | null;
  /** Reason for a missing preview: no reader for this kind, a helper program that isn't installed, or a failure. */
  readonly withoutPreview: 'no_reader' | 'no_helper' | 'failed' | null;
}

export type ProcessingOutcome =
  | { readonly file: ProcessedFile; readonly refusal: null }
  | { readonly file: null; readonly refusal: Refusal };
