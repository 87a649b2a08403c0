import { expect, it } from 'vitest';
import { filterPages, groupFindings } from './find-groups.ts';

const page = { path: '/admin/orders', section: 'money', label: () => 'Orders' };
const found = (kind: string, title: string, isExact: boolean) => ({
  kind,
  path: `/admin/${title}`,
  title,
  detail: '',
  isExact,
});

it('puts kinds with an exact match first, then pages, then what is similar', () => {
  const groups = groupFindings(
    [found('order', '1042', true), found('user', 'Rahim', false), found('order', '1043', false)],
    [page],
  );
  expect(groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)])).toEqual([
    ['order', ['Order 1042', 'Order 1043']],
    ['page', ['Orders']],
    ['user', ['Rahim']],
  ]);
});

it('finds pages by a part of their name, and all of them by nothing', () => {
  expect(filterPages([page], ' ORD ')).toEqual([page]);
  expect(filterPages([page], 'zzz')).toEqual([]);
  expect(filterPages([page], '')).toEqual([page]);
});
