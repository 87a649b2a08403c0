import { expect, it } from 'vitest';
import {
  type AdminPage,
  buildNavigation,
  filterSections,
  findCurrentPage,
  listPages,
  sumWaiting,
} from './navigation.ts';

const label = () => '';
const sections = [
  { key: 'blog', icon: 'file-text', label },
  { key: 'money', icon: 'wallet', label },
] as const;
const order = ['/admin/blog/all', '/admin/blog/create'];
const pages: AdminPage[] = [
  { path: '/admin/blog/create', label, section: 'blog' },
  { path: '/admin/blog/tags', label, section: 'blog' },
  { path: '/admin/blog/all', label, section: 'blog' },
  { path: '/admin/money', label, section: 'money', isOwnerOnly: true },
];
const navigation = buildNavigation(sections, pages, order);
const pathsOf = (items: readonly AdminPage[]) => items.map(({ path }) => path);

it('puts pages in their order, and those without a place in it first', () => {
  expect(navigation.map(({ items }) => pathsOf(items))).toEqual([
    ['/admin/blog/tags', '/admin/blog/all', '/admin/blog/create'],
    ['/admin/money'],
  ]);
});

it('lists the pages of all sections', () => {
  expect(pathsOf(listPages(navigation))).toEqual([
    '/admin/blog/tags',
    '/admin/blog/all',
    '/admin/blog/create',
    '/admin/money',
  ]);
});

it("keeps the owner's pages from others, and sections that are left empty", () => {
  expect(filterSections(navigation, false).map(({ key }) => key)).toEqual(['blog']);
  expect(filterSections(navigation, true).map(({ key }) => key)).toEqual(['blog', 'money']);
});

it('finds the page that an address or a record of it belongs to', () => {
  const find = (path: string) => findCurrentPage(navigation, path)?.path;
  expect(find('/admin/money')).toBe('/admin/money');
  expect(find('/admin/money/019aa5c4')).toBe('/admin/money');
  expect(find('/admin/moneybox')).toBeUndefined();
  expect(find('/admin/blog/all/1')).toBe('/admin/blog/all');
});

it('adds up what waits in a group, and says where it was not counted to the end', () => {
  const counts = new Map([
    ['/admin/blog/all', { count: 2, isMore: false, mine: 1 }],
    ['/admin/blog/tags', { count: 99, isMore: true, mine: 2 }],
    ['/admin/money', { count: 0, isMore: false, mine: 0 }],
  ]);
  expect(navigation.map(({ items }) => sumWaiting(items, counts))).toEqual([
    { count: 101, isMore: true, mine: 3 },
    undefined,
  ]);
});
