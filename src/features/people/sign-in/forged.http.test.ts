import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { createClaims, forgedTokens, signToken } from '../../../../tests/support/forged-tokens.ts';
import { keyServer } from '../../../../tests/support/key-server.ts';
import { browser } from '../../../../tests/support/people.ts';
import { createFirebaseProvider } from '../../../platform/identity/firebase.ts';

const google = await keyServer();
const identity = createFirebaseProvider({
  settings: {
    projectId: google.signer.projectId,
    apiKey: 'key',
    authDomain: 'arbor-test.firebaseapp.com',
    appId: 'app',
    keysUrl: google.url,
    serviceAccount: undefined,
  },
});
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, identity });
const accounts = async (): Promise<number> =>
  Number((await app.pool.query<{ n: string }>('select count(*) as n from account')).rows[0]?.n);

describe('signing in with Firebase tokens', () => {
  it('accepts a good token', async () => {
    for (const method of ['phone', 'google', 'facebook'] as const) {
      const idToken = signToken(
        google.signer,
        createClaims(google.signer, method, new Date(), { sub: `good-${method}` }),
      );
      expect((await browser(app).call('POST', `/user/sign-in/${method}`, { idToken })).status).toBe(200);
    }
    expect(await accounts()).toBe(3);
  });

  it('refuses every forged token with the same 401, and creates no account', async () => {
    expect(forgedTokens.length).toBeGreaterThanOrEqual(25);
    const before = await accounts();
    const bodies = new Map<string, string[]>();
    for (const { name, method, make } of forgedTokens) {
      const visitor = browser(app);
      const idToken = make(google.signer, new Date());
      const { status, body } = await visitor.call('POST', `/user/sign-in/${method}`, { idToken });
      // An empty token, or one of more than 8 kB, is refused by the call's schema already.
      if (idToken === '' || idToken.length > 8192) {
        expect([name, status]).toEqual([name, 400]);
        continue;
      }
      expect([name, status]).toEqual([name, 401]);
      expect(visitor.cookies.size).toBe(0);
      const said = JSON.stringify({ ...body, requestId: '' });
      bodies.set(said, [...(bodies.get(said) ?? []), name]);
    }
    expect([...bodies.keys()]).toHaveLength(1);
    expect(await accounts()).toBe(before);
    expect(Number((await app.pool.query<{ n: string }>('select count(*) as n from session')).rows[0]?.n)).toBe(before);
  });

  it('keeps people signed in while Google’s keys can’t be fetched', async () => {
    const person = browser(app);
    const token = (sub: string) => signToken(google.signer, createClaims(google.signer, 'phone', new Date(), { sub }));
    await person.call('POST', '/user/sign-in/phone', { idToken: token('stays') });
    google.behave('failing');
    expect((await person.call('GET', '/user/authenticate')).status).toBe(200);
    expect((await browser(app).call('POST', '/user/sign-in/phone', { idToken: token('known-keys') })).status).toBe(200);
    google.behave('well');
  });
});
