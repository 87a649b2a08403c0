import { formatNumber } from '../../../../ui/money.ts';

/** Formats basis points as `30%`, `12.5%` or `১২.৫%`. */
export const formatShare = (basisPoints: number): string =>
  formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
