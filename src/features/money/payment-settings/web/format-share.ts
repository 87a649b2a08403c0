import { formatNumber } from '../../../../ui/money.ts';

/** `30 %`, `12.5 %` or `১২.৫%`, from basis points. */
export const formatShare = (basisPoints: number): string =>
  formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
