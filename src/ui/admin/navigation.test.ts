import { expect, it } from 'vitest';
import { type AdminPage, buildNavigation, filterSections, listPages } from './navigation.ts';

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
