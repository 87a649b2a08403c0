import { expect, it } from 'vitest';
import { readListSearch } from './list-search.ts';

const read = (path: string) => readListSearch(new URL(path, 'https://arbor.example'));

it('is what a list of the catalogue looks for, in either language', () => {
  for (const path of ['/content', '/free-resources', '/categories/photos', '/contributors/rahim', '/content/'])
    for (const prefix of ['', '/bn']) expect(read(`${prefix}${path}?q=river+boat`)).toBe('river boat');
  expect(read('/content?sort=newest')).toBeNull();
});

it('is nothing of pages that are somebody’s own', () => {
  for (const path of [
    '/',
    '/admin/users',
    '/admin/content/assets',
    '/bn/admin/orders',
    '/profile/downloads',
    '/contributor/assets/drafts',
    '/content/0197/boat',
    '/lists/token',
    '/blog/all',
  ])
    expect(read(`${path}?q=rahim%40example.com`)).toBeNull();
});
