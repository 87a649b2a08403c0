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

/** What is in a variant, in one line: formats, largest dimensions, size of all. */
export function toSummary(files: readonly FileView[]): string {
  const formats = [...new Set(files.map(formatFormats))].join(', ');
  const largest = files.reduce<FileView | undefined>(
    (max, file) => ((file.width ?? 0) > (max?.width ?? 0) ? file : max),
    undefined,
  );
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return [formats, largest === undefined ? '' : formatDimensions(largest), size === 0 ? '' : formatSize(size)]
    .filter((part) => part !== '')
    .join(' · ');
}
