import { describe, expect, test } from 'vitest';
import {
  changeState,
  findRefusedParameters,
  isNarrowed,
  listPickedColors,
  needsCanonicalRedirect,
  omitFilter,
  pick,
  readState,
  toAddress,
  toMinor,
  toTakaRange,
} from './listing-address.ts';

const read = (query: string) => readState(new URLSearchParams(query));

describe('reading an address', () => {
  test('takes known parameters, the first of several, lists joined', () => {
    expect(read('q=river&q=other&utm_source=x&format=svg&format=png,zip&sort=')).toEqual({
      q: 'river',
      format: 'svg,png,zip',
    });
  });

  test('leaves judging to the API', () => {
    expect(read('price=abc&sort=%3Cscript%3E')).toEqual({ price: 'abc', sort: '<script>' });
  });

  test.each([
    ['price=range&priceMin=50&priceMax=200', '5000-20000'],
    ['price=range&priceMin=&priceMax=200', '-20000'],
    ['price=range&priceMin=%E0%A7%A7%E0%A7%A8.%E0%A7%AB&priceMax=', '1250-'],
    ['price=range&priceMin=&priceMax=', undefined],
    ['price=free&priceMin=50', 'free'],
  ])('a form: %s', (query, price) => {
    expect(read(query).price).toBe(price);
  });

  test('a form: any colour only where its box is ticked', () => {
    expect(read('color=red&color=pick&picked=%23d9232e').color).toBe('red,#d9232e');
    expect(read('color=%23d9232e&color=pick&picked=%23d9232e').color).toBe('#d9232e');
    expect(read('picked=%23d9232e').color).toBeUndefined();
    expect(needsCanonicalRedirect(new URLSearchParams('picked=%23d9232e'))).toBe(true);
  });

  test('tells picked colours from those with a name', () => {
    expect(listPickedColors('red,#d9232e,1B7F4D,#fff,teal')).toEqual(['#d9232e', '1B7F4D']);
  });

  test('needs a redirect after a form without JavaScript, and none for our own addresses', () => {
    expect(needsCanonicalRedirect(new URLSearchParams('q=&category=icons'))).toBe(true);
    expect(needsCanonicalRedirect(new URLSearchParams('format=svg&format=png'))).toBe(true);
    expect(needsCanonicalRedirect(new URLSearchParams('price=range&priceMin=5'))).toBe(true);
    expect(
      needsCanonicalRedirect(
        new URLSearchParams(toAddress('', read('q=&format=svg&format=png&price=range&priceMin=5')).slice(1)),
      ),
    ).toBe(false);
  });
});

describe('writing an address', () => {
  test('in one order, with readable commas and without what the path says', () => {
    expect(toAddress('/free-resources', { sort: 'newest', format: 'svg,png', price: 'free' }, { price: 'free' })).toBe(
      '/free-resources?format=svg,png&sort=newest',
    );
    expect(toAddress('/content', {})).toBe('/content');
  });

  test('escapes what a visitor typed', () => {
    const address = toAddress('/content', { q: '&sort=x "<b>" নদী' });
    expect(read(address.split('?')[1] ?? '')).toEqual({ q: '&sort=x "<b>" নদী' });
  });
});

describe('changing a state', () => {
  test('starts at the first page, and a subcategory goes with its category', () => {
    const state = { category: 'icons', subcategory: 'line', cursor: 'abc', q: 'x' };
    expect(changeState(state, { category: 'fonts' })).toEqual({ category: 'fonts', q: 'x' });
    expect(changeState(state, { category: 'icons', subcategory: '' })).toEqual({ category: 'icons', q: 'x' });
    expect(changeState(state, { sort: 'newest' })).toEqual({
      category: 'icons',
      subcategory: 'line',
      q: 'x',
      sort: 'newest',
    });
  });

  test('takes one word of a list, or all', () => {
    expect(omitFilter({ format: 'svg,png' }, 'format', 'svg')).toEqual({ format: 'png' });
    expect(omitFilter({ format: 'svg' }, 'format', 'svg')).toEqual({});
    expect(omitFilter({ price: 'free' }, 'price')).toEqual({});
  });

  test('keeps only the named', () => {
    expect(pick({ q: 'x', price: 'free' }, ['q', 'sort'])).toEqual({ q: 'x' });
  });
});

test('a category alone, or what the path says, does not narrow', () => {
  expect(isNarrowed({ category: 'icons', sort: 'newest', cursor: 'x' }, {})).toBe(false);
  expect(isNarrowed({ price: 'free' }, { price: 'free' })).toBe(false);
  expect(isNarrowed({ price: 'free' }, {})).toBe(true);
});

describe('what the API refused', () => {
  const parsed = { price: 'abc', format: 'svg', contributor: 'me' };
  test.each([
    [[{ path: 'price' }], ['price']],
    [[{ path: 'query.format.0' }, { path: 'unknown' }], ['format']],
    [[], ['price', 'format']],
    [[{ path: 'contributor' }], ['price', 'format']],
  ])('%j', (errors, refused) => {
    expect(findRefusedParameters(parsed, { contributor: 'me' }, errors)).toEqual(refused);
  });
});

test('what the path says is never left out', () => {
  expect(findRefusedParameters({ contributor: 'me' }, { contributor: 'me' }, [{ path: 'contributor' }])).toEqual([]);
});

test.each([
  ['50', '5000'],
  ['1,250.5', '125050'],
  ['৳ ১২০', '12000'],
  ['0.01', '1'],
  ['', ''],
  ['-5', ''],
  ['1e9', ''],
  ['12.345', ''],
])('%s taka are %s poisha', (taka, minor) => {
  expect(toMinor(taka)).toBe(minor);
});

test('a range in taka for the two fields', () => {
  expect(toTakaRange('5000-20050')).toEqual({ min: '50', max: '200.5' });
  expect(toTakaRange('-20000')).toEqual({ min: '', max: '200' });
  expect(toTakaRange('free')).toEqual({ min: '', max: '' });
  expect(toTakaRange(undefined)).toEqual({ min: '', max: '' });
});
