import { expect, it } from 'vitest';
import { isFiltered, type ListCodec, parseListState, toListHref } from './list-state.ts';
import { toHeaderSort } from './sort-link.tsx';

const label = () => '';
const list = {
  path: '/admin/people',
  filters: {
    q: { kind: 'search', label },
    status: { kind: 'choice', label, choices: [['active', label] as const, ['suspended', label] as const] },
    action: { kind: 'choice', label, choices: [['login', label]], isOpen: true, maxLength: 60 },
    admin: { kind: 'link', removeLabel: label, maxLength: 40 },
  },
  sorts: ['-created', 'name'],
} satisfies ListCodec;
const read = (query: string) => parseListState(list, new URLSearchParams(query));

it('reads what makes sense and leaves out the rest', () => {
  expect(read('q=+rahim+&status=suspended&action=other&admin=1&sort=created&cursor=x')).toEqual({
    q: 'rahim',
    status: 'suspended',
    action: 'other',
    admin: '1',
    sort: 'created',
    cursor: 'x',
  });
  expect(read('q=%20&status=gone&role=owner&sort=-created&cursor=&limit=9999')).toEqual({});
});

it('cuts what is too long', () => {
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
  expect(read(`admin=${'x'.repeat(300)}`).admin).toHaveLength(40);
});

it('writes what it reads', () => {
  for (const query of ['', '?q=%E0%A6%B0', '?q=a&status=active&sort=created', '?admin=customer&cursor=abc'])
    expect(toListHref(list, read(query.slice(1)))).toBe(`/admin/people${query}`);
});

it('leaves the first order out of the address', () => {
  expect(toListHref(list, { sort: '-created', status: '' })).toBe('/admin/people');
});

it('does not count the sort order as a filter', () => {
  expect(isFiltered(list, read('sort=created&cursor=x'))).toBe(false);
  expect(isFiltered(list, read('q=a'))).toBe(true);
});

it('says how a header sorts: first as the list has it, then the other way round', () => {
  expect(toHeaderSort(list, 'created')).toEqual({ direction: 'descending', next: 'created' });
  expect(toHeaderSort(list, 'created', 'created')).toEqual({ direction: 'ascending', next: '-created' });
  expect(toHeaderSort(list, 'created', 'name')).toEqual({ direction: undefined, next: '-created' });
  expect(toHeaderSort(list, 'name', '-name')).toEqual({ direction: 'descending', next: 'name' });
  expect(toHeaderSort(list, 'contact')).toBeUndefined();
});
