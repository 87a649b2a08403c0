import { formatCount } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';

export function countLabel(count: number): string {
  return count === 1 ? m.works_one() : m.works_count({ count: formatCount(count) });
}
