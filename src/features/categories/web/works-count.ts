import { formatCount } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';

export function countLabel(count: number): string {
  return count === 1 ? m.categories_work_one() : m.categories_works({ count: formatCount(count) });
}
