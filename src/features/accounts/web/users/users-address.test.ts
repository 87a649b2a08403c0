import { expect, it } from 'vitest';
import { isFiltered, readUsersState, usersAddress } from './users-address.ts';

const read = (query: string) => readUsersState(new URLSearchParams(query));

it('reads what makes sense and leaves out the rest', () => {
  expect(read('q=+rahim+&status=suspended&role=contributor&sort=oldest&cursor=x')).toEqual({
    q: 'rahim',
    status: 'suspended',
    role: 'contributor',
    sort: 'oldest',
    cursor: 'x',
  });
  expect(read('q=%20&status=gone&role=owner&sort=newest&cursor=&limit=9999')).toEqual({});
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(100);
});

it('writes what it reads', () => {
  for (const query of ['', '?q=%E0%A6%B0', '?q=a&status=active&sort=oldest', '?role=customer&cursor=abc'])
    expect(usersAddress(read(query.slice(1)))).toBe(`/admin/users${query}`);
});

it('an order is no filter', () => {
  expect(isFiltered(read('sort=oldest'))).toBe(false);
  expect(isFiltered(read('q=a'))).toBe(true);
});
