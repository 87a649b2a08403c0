import { formatSize } from '../../../../ui/file-size.ts';
import { formatNumber } from '../../../../ui/money.ts';
import type { FileView } from './content-view.ts';

/** Formats dimensions as `2400 × 1600`; empty for files without pixels. */
export function formatDimensions({ width, height }: Pick<FileView, 'width' | 'height'>): string {
  return width === null || height === null ? '' : `${plain(width)} × ${plain(height)}`;
}

const plain = (pixels: number) => formatNumber(pixels, { useGrouping: false });

/** Format as `PNG`, or as `ZIP (PNG, SVG)` for an archive. */
export function formatFormats({ format, containedFormats }: Pick<FileView, 'format' | 'containedFormats'>): string {
  const inside = containedFormats.join(', ').toUpperCase();
  return inside === '' ? format.toUpperCase() : `${format.toUpperCase()} (${inside})`;
}

/** Formats, largest dimensions and total size of files; an unknown value is empty. */
function listParts(files: readonly FileView[]): string[] {
  const formats = [...new Set(files.map(formatFormats))].join(', ');
  const largest = files.reduce<FileView | undefined>(
    (max, file) => ((file.width ?? 0) > (max?.width ?? 0) ? file : max),
    undefined,
  );
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return [formats, largest === undefined ? '' : formatDimensions(largest), size === 0 ? '' : formatSize(size)];
}

const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** Formats, dimensions and size of a variant's files in one line. */
export const toSummary = (files: readonly FileView[]): string => join(listParts(files));

/** Describes what distinguishes each variant from the others, and the pixels of pictures, in one line each. */
export function toDifferences(variants: readonly (readonly FileView[])[]): string[] {
  const all = variants.map(listParts);
  const havePixels = all.every(([, pixels]) => pixels !== '');
  return all.map((parts) =>
    join(parts.filter((part, at) => (at === 1 && havePixels) || all.some((other) => other[at] !== part))),
  );
}
