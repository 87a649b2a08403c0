import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { createClaims, signToken } from '../../../../tests/support/forged-tokens.ts';
import { getToken, testIdentity } from '../../../../tests/support/identity.ts';
import { keyServer } from '../../../../tests/support/key-server.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { createFirebaseProvider } from '../../../platform/identity/firebase.ts';
import { IdentityUnavailableError } from '../../../platform/identity/identity.ts';
import { processPendingDeletions } from '../accounts/service/deletion.ts';

const google = await keyServer();
const firebase = createFirebaseProvider({
  settings: {
    projectId: google.signer.projectId,
    apiKey: 'key',
    authDomain: 'arbor-test.firebaseapp.com',
    appId: 'app',
    keysUrl: google.url,
    serviceAccount: undefined,
  },
});
const withFirebase = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, identity: firebase });

const reachable = testIdentity();
let isDown = false;
const app = await testApp({
  environment: { ARBOR_RATE_LIMITS: '0' },
  identity: {
    ...reachable,
    verify: async (...token) => {
      if (isDown) throw new IdentityUnavailableError('no key could be fetched');
      return reachable.verify(...token);
    },
    deleteSubject: async (subject) => {
      if (isDown) throw new IdentityUnavailableError('no answer');
      await reachable.deleteSubject(subject);
    },
  },
});

const tryAgain = { en: /Try again in a moment\.$/, bn: /একটু পরে আবার চেষ্টা করুন।$/ };

const post = (
  path: string,
  idToken: string,
  locale: string,
  cookie = '',
  more = {},
): RequestInit & { path: string } => ({
  path: `/api/v1${path}`,
  method: 'POST',
  headers: { 'content-type': 'application/json', 'accept-language': locale, cookie },
  body: JSON.stringify({ idToken, ...more }),
});

async function expectTryAgain(response: Response, locale: 'en' | 'bn'): Promise<void> {
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.json()).toMatchObject({ code: 'unavailable', detail: expect.stringMatching(tryAgain[locale]) });
}

describe('while the identity provider can not be reached', () => {
  it.each(['en', 'bn'] as const)('a sign-in is asked to try again, in %s, and works afterwards', async (locale) => {
    isDown = true;
    for (const method of ['phone', 'google', 'facebook'] as const) {
      const { path, ...init } = post(`/user/sign-in/${method}`, getToken({ subject: 'waits', method }), locale);
      await expectTryAgain(await app.fetch(path, init), locale);
    }
    isDown = false;
    const { path, ...init } = post('/user/sign-in/phone', getToken({ subject: 'waits' }), locale);
    expect((await app.fetch(path, init)).status).toBe(200);
  });

  it.each(['en', 'bn'] as const)(
    'linking a method is asked to try again, in %s, with the same token',
    async (locale) => {
      const person = await signInUser(app);
      const cookie = `sid=${person.cookies.get('sid')}`;
      const idToken = getToken({ subject: `links-${locale}`, method: 'google' });
      const { path, ...init } = post('/user/link/google', idToken, locale, cookie, { proof: person.prove() });
      isDown = true;
      await expectTryAgain(await app.fetch(path, init), locale);
      isDown = false;
      expect((await app.fetch(path, init)).status).toBe(200);
      expect((await person.call('GET', '/user/authenticate')).status).toBe(200);
    },
  );

  it('an account can be deleted; the provider deletes its record once it can be reached', async () => {
    const person = await signInUser(app, { subject: 'leaves' });
    expect((await person.deleteAccount()).status).toBe(200);
    isDown = true;
    await app.pool.query("update pending_identity_deletion set created_at = now() - interval '8 days'");
    await processPendingDeletions(app.systemContext());
    isDown = false;
    expect(reachable.deletedSubjects).toEqual([]);
    await app.pool.query("update pending_identity_deletion set taken_at = now() - interval '3 minutes'");
    await processPendingDeletions(app.systemContext());
    expect(reachable.deletedSubjects).toEqual(['leaves']);
    expect((await app.pool.query('select from pending_identity_deletion')).rows).toEqual([]);
  });

  it('Firebase’s keys that were never fetched are no fault of the token', async () => {
    const claims = createClaims(google.signer, 'phone', new Date(), { sub: 'no-keys' });
    const { path, ...init } = post('/user/sign-in/phone', signToken(google.signer, claims), 'en');
    google.behave('hanging-up');
    await expectTryAgain(await withFirebase.fetch(path, init), 'en');
    const { rows } = await withFirebase.pool.query('select from account');
    expect(rows).toEqual([]);
  });
});
