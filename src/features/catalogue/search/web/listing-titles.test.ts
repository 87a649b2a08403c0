import { expect, it } from 'vitest';
import { nameSearch } from './listing-titles.ts';
import type { ListingData } from './load-listing.ts';

const toListing = (state: ListingData['state']): ListingData =>
  ({
    state,
    currency: 'BDT',
    choices: { category: [{ value: 'icons', label: 'Icons', count: 3 }] },
  }) as unknown as ListingData;

it('names a followed search by its title and the filters that the title lacks', () => {
  expect(nameSearch(toListing({ q: 'tea' }), '“tea”', {})).toBe('“tea”');
  expect(nameSearch(toListing({ category: 'icons' }), 'Icons', {})).toBe('Icons');
  expect(nameSearch(toListing({ q: 'tea', category: 'icons', not: 'cup', price: 'free' }), '“tea”', {})).toBe(
    '“tea” · Icons · Free · without cup',
  );
  expect(nameSearch(toListing({ contributor: 'x' }), 'All works', { contributor: 'Salma' })).toBe('All works · Salma');
});

it('cuts long names at a whole character', () => {
  const name = nameSearch(toListing({ q: '🐦'.repeat(90) }), `${'🐦'.repeat(90)}`, {});
  expect(name.length).toBeLessThanOrEqual(120);
  expect(name.isWellFormed()).toBe(true);
});
