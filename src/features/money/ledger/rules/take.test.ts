import { describe, expect, it } from 'vitest';
import { shareReturned, takeFrom } from './take.ts';

it('takes up to what there is, from each once', () => {
  const balances = new Map([['ann', 100]]);
  expect(takeFrom(balances, 'ann', 30)).toBe(100);
  expect(takeFrom(balances, 'ann', 100)).toBe(70);
  expect(takeFrom(balances, 'ann', 1)).toBe(0);
  expect(takeFrom(balances, 'bob', 5)).toBe(0);
  expect(balances).toEqual(
    new Map([
      ['ann', 0],
      ['bob', 0],
    ]),
  );
});

describe('what each gives back', () => {
  const parts = [
    { sold: 600, kept: 100 },
    { sold: 400, kept: 400 },
  ];

  it.each([
    [250, [50, 200]],
    [500, [100, 400]],
    [0, [0, 0]],
  ])('%d: in proportion to what is left', (net, returned) => {
    expect(shareReturned(net, parts)).toEqual(returned);
  });

  it('is in proportion to what was sold where so much isn’t left, for the database to refuse', () => {
    expect(shareReturned(501, parts)).toEqual([301, 200]);
  });

  it('is nobody’s where nobody got anything', () => {
    expect(shareReturned(0, [])).toEqual([]);
    expect(() => shareReturned(1, [])).toThrow(RangeError);
  });
});
