import type { Font } from 'fontkit';
import type { ReadContents } from '../inside/archive-contents.ts';
import type { Figures } from '../inspect/report.ts';
import type { Pixels } from '../renditions.ts';
import type { InputFile } from './input-file.ts';
import type { EmbeddedMetadata, ProcessedFile, ProcessedPreview } from './processed-file.ts';

/** A picture from which a preview is made, with its interactive asset. */
export interface PreviewSource {
  readonly kind: ProcessedPreview['kind'];
  /** Path or bytes of a picture, or its pixels. */
  readonly picture: string | Buffer | Pixels;
  /** False if all pictures of the kind look alike, so that comparing them is useless. */
  readonly isCompared: boolean;
  readonly asset?: {
    readonly ext: string;
    readonly mediaType: string;
    readonly bytes: Buffer;
    /** Bytes of a version with a mark, for paid content; undefined if it needs none. */
    readonly markedBytes?: Buffer;
  } | null;
}

/** A file inside an archive. */
export interface ContainedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Results of a reader; the caller knows kind, format and media type. */
export interface Findings {
  readonly figures: Figures;
  readonly metadata?: Partial<EmbeddedMetadata>;
  readonly containedFormats?: readonly string[];
  readonly entries?: ProcessedFile['entries'];
  readonly inside?: ReadContents;
  readonly preview: PreviewSource | null;
  /** The opened font, which mock-ups are set in. */
  readonly font?: Font;
  /** The first pictures and fonts of an archive. */
  readonly contained?: readonly ContainedFile[];
  readonly withoutPreview?: ProcessedFile['withoutPreview'];
}

/**
 * Reads a file completely. @throws errors that `toRefusal` converts
 * @param isPreviewed whether a preview is wanted, which readers that draw it at great cost leave out otherwise
 */
export type KindReader = (input: InputFile, format: string, isPreviewed: boolean) => Promise<Findings>;
