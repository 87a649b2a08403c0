import { formatCount } from '../../../../ui/money.ts';

type Counted = (values: { readonly count: string }) => string;

/** Returns the singular or plural text for a number, in the page's digits. */
export function countWords(count: number, one: Counted, many: Counted): string {
  const values = { count: formatCount(count) };
  return count === 1 ? one(values) : many(values);
}
