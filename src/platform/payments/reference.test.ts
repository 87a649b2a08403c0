import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isReference, toReference } from './reference.ts';

it.each([
  ['00000000-0000-0000-0000-000000000000', '0000000000000000000000000'],
  ['00000000-0000-0000-0000-000000000024', '0000000000000000000000010'],
  ['ffffffff-ffff-ffff-ffff-ffffffffffff', 'F5LXX1ZZ5PNORYNQGLHZMSP33'],
])('names %s as %s', (id, reference) => {
  expect(toReference(id)).toBe(reference);
  expect(isReference(reference)).toBe(true);
});

it.each(['', 'A'.repeat(24), 'A'.repeat(26), `${'A'.repeat(24)}a`, `${'A'.repeat(24)}-`, ` ${'A'.repeat(25)}`])(
  'takes %j for none of ours',
  (text) => expect(isReference(text)).toBe(false),
);

it('has another name for each, of the same length', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      expect(isReference(toReference(one))).toBe(true);
      expect(toReference(one) === toReference(other)).toBe(one === other);
    }),
  );
});
