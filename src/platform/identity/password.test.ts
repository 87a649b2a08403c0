import { describe, expect, it } from 'vitest';
import { createOneTimePassword, hashPassword, verifyPassword } from './password.ts';

describe('a password', () => {
  it('matches itself and no other', async () => {
    const stored = await hashPassword('correct horse battery');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword('correct horse battery', stored)).toBe(true);
    expect(await verifyPassword('correct horse batterz', stored)).toBe(false);
  });

  it('is salted: twice the same is stored differently', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('matches in every Unicode normal form', async () => {
    expect(await verifyPassword('café', await hashPassword('cafe\u0301'))).toBe(true);
  });

  it.each([undefined, '', 'plain', '$argon2i$v=19$m=19456,t=2,p=1$AAAA$BBBB'])(
    'matches nothing stored as %s',
    async (stored) => {
      expect(await verifyPassword('anything', stored)).toBe(false);
    },
  );
});

it('makes one-time passwords that differ and have no look-alike characters', () => {
  const made = new Set(Array.from({ length: 200 }, createOneTimePassword));
  expect(made.size).toBe(200);
  for (const each of made) expect(each).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
});
