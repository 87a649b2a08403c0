import { expect, it } from 'vitest';
import { type AdminPage, buildNavigation, filterSections, listReadyPages } from './navigation.ts';

const label = () => '';
const sections = [
  { key: 'blog', icon: 'file-text', label },
  { key: 'money', icon: 'wallet', label },
] as const;
const planned: AdminPage[] = [
  { path: '/admin/blog/all', label, section: 'blog', isPlanned: true },
  { path: '/admin/blog/create', label, section: 'blog', isPlanned: true },
];
const pages: AdminPage[] = [
  { path: '/admin/blog/create', label, section: 'blog' },
  { path: '/admin/blog/tags', label, section: 'blog' },
  { path: '/admin/money', label, section: 'money', isOwnerOnly: true },
];
const navigation = buildNavigation(sections, pages, planned);
const pathsOf = (items: readonly AdminPage[]) => items.map(({ path }) => path);

it('puts an existing page where it was planned, and one that nobody planned first', () => {
  expect(navigation.map(({ items }) => pathsOf(items))).toEqual([
    ['/admin/blog/tags', '/admin/blog/all', '/admin/blog/create'],
    ['/admin/money'],
  ]);
});

it('knows which pages are ready', () => {
  expect(pathsOf(listReadyPages(navigation))).toEqual(['/admin/blog/tags', '/admin/blog/create', '/admin/money']);
});

it("keeps the owner's pages from others, and sections that are left empty", () => {
  expect(filterSections(navigation, false).map(({ key }) => key)).toEqual(['blog']);
  expect(filterSections(navigation, true).map(({ key }) => key)).toEqual(['blog', 'money']);
});
