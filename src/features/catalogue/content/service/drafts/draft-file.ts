import { nameColor } from '../../../../../platform/media/name-color.ts';
import { toHashParts } from '../../../../../platform/media/preview-hash.ts';
import type { ProcessedFile, ProcessedPreview } from '../../../../../platform/media/process/processed-file.ts';
import type { NewPreview } from '../../store/drafts.ts';
import type { FileFacts } from '../../store/variants.ts';

/** A processed file that becomes a part of a draft. */
export interface DraftFile {
  /** Identifier of the upload, which becomes the preview's identifier. */
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  readonly report: ProcessedFile;
}

const MAX_CONTAINED = 40;
const formatPattern = /^[a-z0-9]{1,12}$/;
const toPixels = (figure: number | string | undefined): number | null =>
  typeof figure === 'number' && figure >= 1 ? Math.round(figure) : null;

export function toFileFacts({ fileId, name, report }: DraftFile): FileFacts {
  const { figures, format, containedFormats } = report;
  const [width, height] = [toPixels(figures['width']), toPixels(figures['height'])];
  return {
    fileId,
    name,
    format: formatPattern.test(format) ? format : 'bin',
    containedFormats: containedFormats.filter((each) => formatPattern.test(each)).slice(0, MAX_CONTAINED),
    width: height === null ? null : width,
    height: width === null ? null : height,
    figures,
  };
}

/** Converts a processed preview to columns of its row. */
export const toPreviewColumns = (preview: ProcessedPreview) => ({
  kind: preview.kind,
  width: preview.width,
  height: preview.height,
  widths: [...preview.widths],
  avif_widths: [...preview.avifWidths],
  marked_widths: [...preview.markedWidths],
  thumbhash: Buffer.from(preview.thumbhash, 'base64'),
  colors: JSON.stringify(preview.colors.map((color) => ({ ...color, name: nameColor(color.lab) }))),
  asset: preview.asset === null ? null : JSON.stringify(preview.asset),
  hash_parts: preview.hash === null ? [] : toHashParts(preview.hash),
});

/** Creates the row of the file's preview; undefined if the file has no preview. */
export function toNewPreview(file: DraftFile, isSlide: boolean): NewPreview | undefined {
  const { preview } = file.report;
  if (preview === null) return undefined;
  return {
    id: file.id,
    fileId: file.fileId,
    isSlide,
    hash: preview.hash,
    columns: {
      ...toPreviewColumns(preview),
      source: JSON.stringify(toFileFacts(file)),
    },
  };
}
