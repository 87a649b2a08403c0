import { formatSize } from '../../../../ui/file-size.ts';
import { formatNumber } from '../../../../ui/money.ts';
import type { FileView } from './content-view.ts';

/** `2400 × 1600`, or nothing for what has no pixels. */
export function formatDimensions({ width, height }: Pick<FileView, 'width' | 'height'>): string {
  return width === null || height === null ? '' : `${plain(width)} × ${plain(height)}`;
}

const plain = (pixels: number) => formatNumber(pixels, { useGrouping: false });

/** `PNG`, or `ZIP (PNG, SVG)` for an archive. */
export function formatFormats({ format, containedFormats }: Pick<FileView, 'format' | 'containedFormats'>): string {
  const inside = containedFormats.join(', ').toUpperCase();
  return inside === '' ? format.toUpperCase() : `${format.toUpperCase()} (${inside})`;
}

/** Formats, largest dimensions and size of a variant's files; an empty text for what isn't known. */
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

/** What is in a variant, in one line. */
export const toSummary = (files: readonly FileView[]): string => join(listParts(files));

/** For each of several variants what it has and the others haven't, in one line. */
export function toDifferences(variants: readonly (readonly FileView[])[]): string[] {
  const all = variants.map(listParts);
  return all.map((parts) => join(parts.filter((part, at) => all.some((other) => other[at] !== part))));
}
