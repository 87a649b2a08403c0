import { formatCount, formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Notice } from '../contract.ts';
import type { NoticeGroup } from './group-notices.ts';

type Words = (values: { count: string; amount: string }) => string;

/** Texts for kinds that are grouped because they are frequent. */
const words: Partial<Record<Notice['code'], Words>> = {
  review_approved: m.notices_group_review_approved,
  review_changes_requested: m.notices_group_review_changes_requested,
  review_rejected: m.notices_group_review_rejected,
  rating_received: m.notices_group_rating_received,
  sale_made: m.notices_group_sale_made,
  sale_refunded: m.notices_group_sale_refunded,
};

export const isGrouped = ({ code }: Notice): boolean => words[code] !== undefined;

/** Describes a group, such as `12 works were approved and are now live.` */
export function describeGroup(group: NoticeGroup): string {
  const [{ code, currency }] = group;
  const amount = group.reduce((sum, each) => sum + (each.amount ?? 0), 0);
  return words[code]?.({ count: formatCount(group.length), amount: formatMoney(amount, currency) }) ?? '';
}
