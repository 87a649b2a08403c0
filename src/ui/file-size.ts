import { formatCount, formatNumber } from './money.ts';
import { m } from './paraglide/messages.js';

const units = [
  [1e9, m.file_size_gb],
  [1e6, m.file_size_mb],
  [1e3, m.file_size_kb],
] as const;

/** Formats bytes in the largest unit with a whole part, with one decimal below ten: `2.4 MB`. */
export function formatSize(bytes: number): string {
  for (const [unit, word] of units) {
    if (bytes < unit) continue;
    const digits = bytes / unit < 10 ? 1 : 0;
    return word({ size: formatNumber(bytes / unit, { maximumFractionDigits: digits }) });
  }
  return (bytes === 1 ? m.file_size_bytes_one : m.file_size_bytes)({ size: formatCount(bytes) });
}
