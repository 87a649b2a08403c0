import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';

interface Found {
  readonly total: number;
  readonly totalIsMore: boolean;
}

/** Formats a total: `1,234`, or `10,000+` if counting stopped there. */
export function formatTotal({ total, totalIsMore }: Found): string {
  return `${formatCount(total)}${totalIsMore ? '+' : ''}`;
}

export function describeResultCount(found: Found): string {
  return found.total === 1 && !found.totalIsMore
    ? m.search_result_one({ count: formatCount(1) })
    : m.search_results({ total: formatTotal(found) });
}
