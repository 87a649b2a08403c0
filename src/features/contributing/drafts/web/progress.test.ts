import { expect, it } from 'vitest';
import { countProgress, listMissing } from './progress.ts';

it('counts the fields that a review asks for, and what is lacking besides', () => {
  expect(countProgress({ missing: [] })).toEqual({ done: 5, total: 5 });
  expect(countProgress({ missing: ['keywords', 'price'] })).toEqual({ done: 3, total: 5 });
  expect(countProgress({ missing: ['category', 'keywords'] })).toEqual({ done: 2, total: 5 });
  expect(countProgress({ missing: ['preview', 'price'] })).toEqual({ done: 4, total: 6 });
  expect(listMissing({ missing: ['category'] })).toEqual(['category', 'subcategory']);
});
