import { expect, it } from 'vitest';
import { favoriteSorts } from '../contract.ts';
import { toApiQuery, toFavoritesQuery } from './favorites-query.ts';

const read = (search: string) => toFavoritesQuery(new URLSearchParams(search));

it('knows every order of the contract', () => {
  for (const sort of favoriteSorts) expect(read(`sort=${sort}`)).toEqual({ q: '', sort });
});

it('leaves out what makes no sense', () => {
  expect(read('sort=best')).toEqual({ q: '', sort: 'added' });
  expect(read('sort=constructor')).toEqual({ q: '', sort: 'added' });
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
});

it('asks for no words where none are given', () => {
  expect(toApiQuery(read('q=%20'))).toEqual({ sort: 'added' });
  expect(toApiQuery(read('q=leaf&sort=title'))).toEqual({ q: 'leaf', sort: 'title' });
});
