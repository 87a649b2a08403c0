import fc from 'fast-check';
import { expect, it } from 'vitest';
import { favoriteSorts } from './contract.ts';
import { decodeCursor, encodeCursor } from './rules.ts';

const id = '019aa5c4-0000-7000-8000-000000000001';

it.each([
  ['added', '1795244400123456'],
  ['newest', '1795244400000000'],
  ['popular', '12'],
  ['price-asc', '0'],
  ['price-desc', '150000'],
  ['title', 'a “quoted” শিরোনাম'],
] as const)('a cursor by %s comes back as it was', (sort, value) => {
  expect(decodeCursor(sort, encodeCursor(sort, { value, id }))).toEqual({ value, id });
  for (const other of favoriteSorts)
    if (other !== sort) expect(decodeCursor(other, encodeCursor(sort, { value, id }))).toBeUndefined();
});

it('no made-up text is accepted as a cursor', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...favoriteSorts), (text, sort) => decodeCursor(sort, text) === undefined),
  );
  expect(
    decodeCursor('popular', encodeCursor('popular', { value: "1'); drop table favorite;--", id })),
  ).toBeUndefined();
  expect(decodeCursor('popular', encodeCursor('popular', { value: '1', id: 'x' }))).toBeUndefined();
});
