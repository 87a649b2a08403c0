import { expect, it } from 'vitest';
import { standardCategories } from '../../../categories/rules/standard-categories.ts';
import { kinds } from './listing-terms.ts';

it('names categories and subcategories that a new site has', () => {
  const standard = standardCategories.flatMap(({ key, subcategories }) => [
    `c:${key}`,
    ...subcategories.map((each) => `s:${each.key}`),
  ]);
  expect(Object.keys(kinds).filter((term) => !standard.includes(term))).toEqual([]);
});
