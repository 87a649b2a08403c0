import { expect, it } from 'vitest';
import { findSearch } from './find-search.ts';

const origin = 'https://arbor.example';
const find = (type: 'POP' | 'PUSH', state: unknown, referrer = '') => findSearch({ type, state, referrer, origin });

it('is what the page before looked for', () => {
  expect(find('PUSH', { search: 'river boat' })).toBe('river boat');
  expect(find('POP', null, `${origin}/bn/content?q=${encodeURIComponent('নৌকা')}&sort=newest`)).toBe('নৌকা');
});

it('is nothing of other pages, other sites, and earlier pages of the document', () => {
  expect(find('PUSH', null, `${origin}/content?q=river`)).toBeUndefined();
  expect(find('POP', null, 'https://search.example/?q=river')).toBeUndefined();
  expect(find('POP', null, `${origin}/content`)).toBeUndefined();
  expect(find('POP', null, `${origin}/admin/users?q=rahim@example.com`)).toBeUndefined();
  expect(find('POP', null, `${origin}/profile/downloads?q=river`)).toBeUndefined();
  expect(find('POP', null)).toBeUndefined();
  expect(find('PUSH', { search: ' ' })).toBeUndefined();
  expect(find('PUSH', { search: 7 })).toBeUndefined();
  expect(find('PUSH', { search: 'x'.repeat(101) })).toBeUndefined();
});
