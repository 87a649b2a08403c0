import { expect, it } from 'vitest';
import type { Notice } from '../contract.ts';
import { groupNotices } from './group-notices.ts';
import { describeGroup } from './group-words.ts';

let made = 0;
const make = (code: Notice['code'], at: string, amount: number | null = null): Notice => {
  made += 1;
  return {
    _id: `${made}`,
    code,
    at,
    amount,
    about: 'Boat',
    method: null,
    subject: null,
    reason: '',
    currency: 'BDT',
    isRead: false,
  };
};

it('groups what comes in numbers by kind and day in Dhaka, where its newest stands', () => {
  const groups = groupNotices([
    make('review_approved', '2026-11-20T17:00:00Z'),
    make('sale_made', '2026-11-20T16:00:00Z', 7001),
    make('review_approved', '2026-11-20T15:00:00Z'),
    make('sale_made', '2026-11-20T14:00:00Z', 2999),
    make('review_approved', '2026-11-19T19:00:00Z'),
    make('review_approved', '2026-11-19T17:00:00Z'),
  ]);
  expect(groups.map((group) => [group[0].code, group.length])).toEqual([
    ['review_approved', 3],
    ['sale_made', 2],
    ['review_approved', 1],
  ]);
  expect(groups.slice(0, 2).map(describeGroup)).toEqual([
    '3 works were approved and are now live.',
    'You earned ৳100 from 2 orders.',
  ]);
});

it('leaves everything else alone', () => {
  const at = '2026-11-20T16:00:00Z';
  expect(groupNotices([make('order_paid', at), make('order_paid', at), make('email_changed', at)])).toHaveLength(3);
  expect(groupNotices([])).toEqual([]);
});
