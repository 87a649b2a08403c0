import { expect, it } from 'vitest';
import { computeKeyedHash, createToken, decrypt, encrypt, hashToken } from './encryption.ts';

it('decrypts for the same secret and purpose only', () => {
  const encrypted = encrypt('secret', 'totp', 'JBSWY3DP ৳');
  expect(decrypt('secret', 'totp', encrypted)).toBe('JBSWY3DP ৳');
  expect(encrypt('secret', 'totp', 'x')).not.toBe(encrypt('secret', 'totp', 'x'));
  expect(() => decrypt('other', 'totp', encrypted)).toThrow();
  expect(() => decrypt('secret', 'bank', encrypted)).toThrow();
  expect(() => decrypt('secret', 'totp', `${encrypted.slice(0, -2)}AA`)).toThrow();
  expect(() => decrypt('secret', 'totp', 'nonsense')).toThrow();
});

it('makes tokens of 256 bits and hashes of 32 bytes', () => {
  expect(createToken()).toMatch(/^[\w-]{43}$/);
  expect(createToken()).not.toBe(createToken());
  expect(hashToken('a')).toHaveLength(32);
  expect(computeKeyedHash('s', 'p', 'a@b').equals(computeKeyedHash('t', 'p', 'a@b'))).toBe(false);
});
