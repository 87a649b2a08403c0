import { expect, it } from 'vitest';
import { isFiltered, type ListCodec, parseListState, toListHref } from './list-state.ts';

const label = () => '';
const list = {
  path: '/admin/people',
  filters: {
    q: { kind: 'search', label },
    status: { kind: 'choice', label, choices: [['active', label] as const, ['suspended', label] as const] },
    action: { kind: 'choice', label, choices: [['login', label]], isOpen: true, maxLength: 60 },
    admin: { kind: 'link', removeLabel: label, maxLength: 40 },
  },
  sorts: [
    ['newest', label],
    ['oldest', label],
  ],
} satisfies ListCodec;
const read = (query: string) => parseListState(list, new URLSearchParams(query));

it('reads what makes sense and leaves out the rest', () => {
  expect(read('q=+rahim+&status=suspended&action=other&admin=1&sort=oldest&cursor=x')).toEqual({
    q: 'rahim',
    status: 'suspended',
    action: 'other',
    admin: '1',
    sort: 'oldest',
    cursor: 'x',
  });
  expect(read('q=%20&status=gone&role=owner&sort=newest&cursor=&limit=9999')).toEqual({});
});

it('cuts what is too long', () => {
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
  expect(read(`admin=${'x'.repeat(300)}`).admin).toHaveLength(40);
});

it('writes what it reads', () => {
  for (const query of ['', '?q=%E0%A6%B0', '?q=a&status=active&sort=oldest', '?admin=customer&cursor=abc'])
    expect(toListHref(list, read(query.slice(1)))).toBe(`/admin/people${query}`);
});

it('leaves the first order out of the address', () => {
  expect(toListHref(list, { sort: 'newest', status: '' })).toBe('/admin/people');
});

it('does not count the sort order as a filter', () => {
  expect(isFiltered(list, read('sort=oldest&cursor=x'))).toBe(false);
  expect(isFiltered(list, read('q=a'))).toBe(true);
});
