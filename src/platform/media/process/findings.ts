import type { Font } from 'fontkit';
import type { ReadContents } from '../inside/archive-contents.ts';
import type { Figures } from '../inspect/report.ts';
import type { Pixels } from '../renditions.ts';
import type { InputFile } from './input-file.ts';
import type { EmbeddedMetadata, ProcessedFile, ProcessedPreview } from './processed-file.ts';

/** A picture that a preview is made of, and what is tried out beside it. */
export interface PreviewSource {
  readonly kind: ProcessedPreview['kind'];
  /** Path or bytes of a picture, or its pixels. */
  readonly picture: string | Buffer | Pixels;
  /** False where all pictures of the kind look alike. */
  readonly isCompared: boolean;
  readonly asset?: { readonly ext: string; readonly mediaType: string; readonly bytes: Buffer } | null;
}

/** A file inside an archive. */
export interface ContainedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What a reader found; the caller knows kind, format and media type. */
export interface Findings {
  readonly figures: Figures;
  readonly metadata?: Partial<EmbeddedMetadata>;
  readonly containedFormats?: readonly string[];
  readonly entries?: ProcessedFile['entries'];
  readonly inside?: ReadContents;
  readonly preview: PreviewSource | null;
  /** The font itself, for whatever else is set in it. */
  readonly font?: Font;
  /** Pictures and fonts of an archive, the first few. */
  readonly contained?: readonly ContainedFile[];
  readonly withoutPreview?: ProcessedFile['withoutPreview'];
}

/** Reads all of a file. @throws what `toRefusal` understands */
export type KindReader = (input: InputFile, format: string) => Promise<Findings>;
