import { formatDays } from '../../../../../ui/format-days.ts';
import { formatMoney, formatNumber } from '../../../../../ui/money.ts';

/** What contributors get of a sale, and when, as owners have set it. Minor units. */
export interface EarningTerms {
  readonly feeBasisPoints: number;
  readonly clearingDays: number;
  /** Least amount of a withdrawal. */
  readonly minimum: number;
  readonly currency: string;
}

const formatPercent = (basisPoints: number): string => formatNumber(basisPoints / 100, { maximumFractionDigits: 2 });

/** The values of texts that tell it. `fee` and `share`: in per cent, without its sign; `days` with its word. */
export const describeTerms = ({ feeBasisPoints, clearingDays, minimum, currency }: EarningTerms) => ({
  fee: formatPercent(feeBasisPoints),
  share: formatPercent(10_000 - feeBasisPoints),
  days: formatDays(clearingDays),
  minimum: formatMoney(minimum, currency),
});
