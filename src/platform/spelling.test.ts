import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countEdits, findClosestMatch } from './spelling.ts';

describe('countEdits', () => {
  it.each([
    ['weather', 'weather', 0],
    ['wether', 'weather', 1],
    ['wethaer', 'weather', 2],
    ['waether', 'weather', 1],
    ['iconn', 'icon', 1],
    ['হরপ', 'হরফ', 1],
    ['', 'abc', 3],
  ])('%s to %s is %i', (from, to, edits) => {
    expect(countEdits(from, to)).toBe(edits);
  });

  it('is the same both ways and no more than the longer word', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(countEdits(a, b)).toBe(countEdits(b, a));
        expect(countEdits(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('findClosestMatch', () => {
  const candidates = [
    { word: 'cart', stem: 'cart', n: 3 },
    { word: 'card', stem: 'card', n: 90 },
    { word: 'garden', stem: 'garden', n: 500 },
  ];

  it('takes the nearest, then the most used', () => {
    expect(findClosestMatch('carx', candidates)?.word).toBe('card');
    const flowers = [
      { word: 'floor', stem: 'floor', n: 900 },
      { word: 'flower', stem: 'flower', n: 5 },
    ];
    expect(findClosestMatch('flowr', flowers)?.word).toBe('flower');
    expect(findClosestMatch('carts', candidates)?.word).toBe('cart');
    expect(findClosestMatch('gadren', candidates)?.word).toBe('garden');
  });

  it('takes what sounds alike before what is spelt alike', () => {
    const animals = [
      { word: 'elegant', stem: 'elegant', n: 9 },
      { word: 'elephant', stem: 'elephant', n: 2 },
    ];
    const toSound = (word: string): string => word.replace('ph', 'f');
    expect(findClosestMatch('elefant', animals)?.word).toBe('elegant');
    expect(findClosestMatch('elefant', animals, toSound)?.word).toBe('elephant');
  });

  it('takes none that is too far away', () => {
    expect(findClosestMatch('xyzzy', candidates)).toBeUndefined();
    expect(findClosestMatch('ca', candidates)).toBeUndefined();
  });
});
