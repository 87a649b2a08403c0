import { expect, it } from 'vitest';
import { keyedHash, newToken, seal, tokenHash, unseal } from './encryption.ts';

it('opens what it sealed, for the same secret and purpose only', () => {
  const sealed = seal('secret', 'totp', 'JBSWY3DP ৳');
  expect(unseal('secret', 'totp', sealed)).toBe('JBSWY3DP ৳');
  expect(seal('secret', 'totp', 'x')).not.toBe(seal('secret', 'totp', 'x'));
  expect(() => unseal('other', 'totp', sealed)).toThrow();
  expect(() => unseal('secret', 'bank', sealed)).toThrow();
  expect(() => unseal('secret', 'totp', `${sealed.slice(0, -2)}AA`)).toThrow();
  expect(() => unseal('secret', 'totp', 'nonsense')).toThrow();
});

it('makes tokens of 256 bits and hashes of 32 bytes', () => {
  expect(newToken()).toMatch(/^[\w-]{43}$/);
  expect(newToken()).not.toBe(newToken());
  expect(tokenHash('a')).toHaveLength(32);
  expect(keyedHash('s', 'p', 'a@b').equals(keyedHash('t', 'p', 'a@b'))).toBe(false);
});
