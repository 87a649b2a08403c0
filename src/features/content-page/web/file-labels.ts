import { formatCount, formatNumber } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { FileView } from './content-view.ts';

const units = [
  [1e9, m.content_page_size_gb],
  [1e6, m.content_page_size_mb],
  [1e3, m.content_page_size_kb],
] as const;

/** Bytes in the largest unit that leaves a whole part, with one digit behind the point below ten: `2.4 MB`. */
export function formatSize(bytes: number): string {
  for (const [unit, word] of units) {
    if (bytes < unit) continue;
    const digits = bytes / unit < 10 ? 1 : 0;
    return word({ size: formatNumber(bytes / unit, { maximumFractionDigits: digits }) });
  }
  return m.content_page_size_bytes({ size: formatCount(bytes) });
}

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
