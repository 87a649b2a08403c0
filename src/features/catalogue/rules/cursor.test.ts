import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newId } from '../../../platform/database/id.ts';
import { sorts } from '../../content/contract.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

it('reads back what it wrote, for its own sort only', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sorts),
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 0, max: 1e12 }),
      (sort, tier, value) => {
        const position = { sort, tier, value, id: newId() };
        expect(decodeCursor(encodeCursor(position), sort)).toEqual(position);
        expect(decodeCursor(encodeCursor(position), sort === 'newest' ? 'popular' : 'newest')).toBeUndefined();
      },
    ),
  );
});

it('refuses everything else', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(decodeCursor(text, 'popular')).toBeUndefined();
    }),
  );
});
