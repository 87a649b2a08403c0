import { formatDays } from '../../../../../ui/format-days.ts';
import { formatMoney, formatNumber } from '../../../../../ui/money.ts';

/** Terms of contributors' earnings as owners have set them; amounts are in minor units. */
export interface EarningTerms {
  readonly feeBasisPoints: number;
  readonly clearingDays: number;
  /** Minimum amount of a withdrawal. */
  readonly minimum: number;
  readonly currency: string;
}

const formatPercent = (basisPoints: number): string => formatNumber(basisPoints / 100, { maximumFractionDigits: 2 });

/**
 * Placeholders of texts about the terms. `fee` and `share`: percentages without the sign; `days`: number with its noun.
 */
export const describeTerms = ({ feeBasisPoints, clearingDays, minimum, currency }: EarningTerms) => ({
  fee: formatPercent(feeBasisPoints),
  share: formatPercent(10_000 - feeBasisPoints),
  days: formatDays(clearingDays),
  minimum: formatMoney(minimum, currency),
});
