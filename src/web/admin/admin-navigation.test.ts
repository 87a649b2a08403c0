import { expect, it } from 'vitest';
import { filterSections, listPages } from '../../ui/admin/navigation.ts';
import { adminFeatures } from './admin-features.ts';
import { adminNavigation } from './admin-navigation.ts';

it('has every page of the features in one group, and no empty group', () => {
  const offered = adminFeatures.flatMap(({ pages }) => pages ?? []).map(({ path }) => path);
  const shown = listPages(adminNavigation).map(({ path }) => path);
  expect(shown.toSorted()).toEqual(['/admin/overview', ...offered].toSorted());
  expect(adminNavigation.filter(({ items }) => items.length === 0)).toEqual([]);
});

it('shows moderators their inbox without money', () => {
  const inbox = filterSections(adminNavigation, false).find(({ key }) => key === 'inbox');
  expect(inbox?.items.map(({ path }) => path)).toEqual([
    '/admin/contributors/requests',
    '/admin/content/reports',
    '/admin/content/requests',
    '/admin/contributors/templates',
  ]);
});
