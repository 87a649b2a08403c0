import { expect, it } from 'vitest';
import { favoriteSorts } from './contract.ts';
import { cursors } from './rules.ts';

const id = '019aa5c4-0000-7000-8000-000000000001';

it.each([
  ['added', 1_795_244_400_123_456],
  ['newest', 1_795_244_400_000],
  ['popular', 12],
  ['price-asc', 0],
  ['price-desc', 150_000],
  ['title', 'a “quoted” শিরোনাম'],
] as const)('a cursor by %s is read back for its own sort only', (sort, value) => {
  const cursor = cursors.encode(sort, { value, id });
  expect(cursors.decode(sort, cursor)).toEqual({ value, id });
  for (const other of favoriteSorts) if (other !== sort) expect(cursors.decode(other, cursor)).toBeUndefined();
});

it('refuses values of another kind', () => {
  const toCursor = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
  for (const position of [
    { value: "1'); drop table favorite;--", id },
    { value: 1, id: 'x' },
    { value: null, id },
  ])
    expect(cursors.decode('popular', toCursor(['popular', position]))).toBeUndefined();
  expect(cursors.decode('title', toCursor(['title', { value: 'x'.repeat(401), id }]))).toBeUndefined();
});
