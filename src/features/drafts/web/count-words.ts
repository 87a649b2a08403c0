import { formatCount } from '../../../ui/money.ts';

/** Words for one, or for a number in the page's digits. */
export const countWords = (count: number, one: () => string, many: (values: { count: string }) => string): string =>
  count === 1 ? one() : many({ count: formatCount(count) });
