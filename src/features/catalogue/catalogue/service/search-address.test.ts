import { describe, expect, it } from 'vitest';
import { parseSearch } from './search-address.ts';

describe('a search to follow', () => {
  it('has one form, whatever the order of its address, without sort, pages and collection', () => {
    const query = 'q=boat&category=icons&format=svg,png';
    expect(parseSearch('category=icons&sort=newest&q=boat&format=svg&format=png&cursor=x')?.query).toBe(query);
    expect(parseSearch(`?${query}`)?.query).toBe(query);
    expect(parseSearch(`collection=eid&${query}`)?.filters).toEqual({
      q: 'boat',
      category: 'icons',
      format: ['svg', 'png'],
    });
  });

  it.each(['', '?', 'sort=newest', 'collection=eid', 'q=', 'q= ', 'price=cheap', 'color=nocolour', 'ai=perhaps'])(
    'is none: %s',
    (address) => {
      expect(parseSearch(address)).toBeUndefined();
    },
  );
});
