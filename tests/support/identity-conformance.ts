import { beforeAll, describe, expect, it } from 'vitest';
import { IdentityError, type IdentityProvider } from '../../src/platform/identity/identity.ts';
import { signInMethods } from '../../src/platform/identity/methods.ts';
import { createClaims, forgedTokens, signToken, type TokenSigner } from './forged-tokens.ts';

export interface Conforming {
  readonly provider: IdentityProvider;
  /** Signer with a key that the provider knows. */
  readonly signer: TokenSigner;
}

/** Tests the behaviour that all identity providers share. */
export function identityConformance(open: () => Promise<Conforming>): void {
  let given: Conforming;
  const now = new Date('2026-11-21T10:00:00.500Z');
  const at = Math.floor(now.getTime() / 1000);

  beforeAll(async () => {
    given = await open();
  });

  const verifyToken = (method: (typeof signInMethods)[number], changes: Record<string, unknown> = {}) =>
    given.provider.verify(signToken(given.signer, createClaims(given.signer, method, now, changes)), method, now);

  describe('a good token', () => {
    it.each(signInMethods)('of %s says who signed in', async (method) => {
      const { projectId } = given.signer;
      const person = { phone: null, email: 'ayesha@example.com', name: 'Ayesha Rahman' };
      expect(await verifyToken(method)).toEqual({
        issuer: `https://securetoken.google.com/${projectId}`,
        subject: 'aB3dE5fG7hI9jK1lM3nO5pQ7rS9t',
        method,
        emailVerified: method === 'google',
        authenticatedAt: new Date(at * 1000),
        ...(method === 'phone' ? { phone: '+8801712345678', email: null, name: null } : person),
      });
    });

    it.each([
      ['a minute before us', { iat: at + 60, auth_time: at + 60 }],
      ['with the last second of its time', { exp: at + 1 }],
      ['five minutes old', { auth_time: at - 299 }],
    ])('is believed %s', async (_, changes) => {
      await expect(verifyToken('phone', changes)).resolves.toMatchObject({ phone: '+8801712345678' });
    });

    it.each([
      [{ email: `${'x'.repeat(250)}@a.bd` }, { email: null, emailVerified: false }],
      [{ email: 'no address' }, { email: null, emailVerified: false }],
      [{ email: 'a\u0000@b.bd' }, { email: null }],
      [{ email: ['a@b.bd'] }, { email: null }],
      [{ email_verified: 'true' }, { email: 'ayesha@example.com', emailVerified: false }],
      [{ email_verified: 1 }, { emailVerified: false }],
      [{ name: '  Ay\u0000esha\u202e \n' }, { name: 'Ayesha' }],
      [{ name: 'আয়েশা\u200d' }, { name: 'আয়েশা' }],
      [{ name: 'র\u200d\u09cdয্যাম' }, { name: 'র\u200d\u09cdয্যাম' }],
      [{ name: '👩🏽'.repeat(200) }, { name: '👩🏽'.repeat(60) }],
      [{ name: ' \t ' }, { name: null }],
      [{ name: 7 }, { name: null }],
      [{ phone_number: '+12025550123' }, { phone: null }],
    ])('is taken no further than it makes sense: %j', async (changes, expected) => {
      expect(await verifyToken('google', changes)).toMatchObject(expected);
    });
  });

  describe('a forged token', () => {
    it.each(forgedTokens.map((each) => [each.name, each] as const))('is refused: %s', async (_, { method, make }) => {
      await expect(given.provider.verify(make(given.signer, now), method, now)).rejects.toBeInstanceOf(IdentityError);
    });
  });

  it('deletes an unknown subject without an error', async () => {
    await expect(given.provider.deleteSubject('nobody-at-all')).resolves.toBeUndefined();
  });

  it('shows the browser no secret', () => {
    expect(JSON.stringify(given.provider.client)).not.toMatch(/private|secret|BEGIN/i);
  });
}
