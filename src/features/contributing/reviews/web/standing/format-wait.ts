import { formatNumber } from '../../../../../ui/money.ts';

/** Formats minutes in the largest unit of which there are at least two: `3 hours`. */
export function formatWait(minutes: number): string {
  const [unit, length] =
    minutes >= 2880 ? (['day', 1440] as const) : minutes >= 120 ? (['hour', 60] as const) : (['minute', 1] as const);
  const count = Math.max(1, Math.round(minutes / length));
  return formatNumber(count, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 });
}
