import { describe, expect, it } from 'vitest';
import { createFirebaseProvider } from '../../src/platform/identity/firebase.ts';
import { testApp } from '../support/app.ts';
import { type Claims, createClaims, forgedTokens, signToken } from '../support/forged-tokens.ts';
import { keyServer } from '../support/key-server.ts';
import { type Browser, browser } from '../support/people.ts';

type Method = 'phone' | 'google' | 'facebook';

const { signer, url } = await keyServer();
const identity = createFirebaseProvider({
  settings: {
    projectId: signer.projectId,
    apiKey: 'key',
    authDomain: 'arbor-test.firebaseapp.com',
    appId: 'app',
    keysUrl: url,
    serviceAccount: undefined,
  },
});
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, identity });

let tokens = 0;
/** As Firebase signs it; no two are the same. */
function createToken(sub: string, method: Method, changes: Claims = {}): string {
  tokens += 1;
  return signToken(signer, createClaims(signer, method, new Date(), { sub, jti: String(tokens), ...changes }));
}
const prove = (sub: string, method: Method, changes: Claims = {}) => ({
  method,
  idToken: createToken(sub, method, changes),
});

interface Owner extends Browser {
  readonly username: string;
}

async function signIn(sub: string): Promise<Owner> {
  const own = browser(app);
  const { body } = await own.call('POST', '/user/sign-in/phone', { idToken: createToken(sub, 'phone') });
  return { ...own, username: (body['user'] as { username: string }).username };
}

function steal(owner: Browser): Browser {
  const thief = browser(app);
  thief.cookies.set('sid', owner.cookies.get('sid') ?? '');
  return thief;
}

const link = (by: Browser, sub: string, proof?: unknown) =>
  by.call('POST', '/user/link/google', { idToken: createToken(sub, 'google'), proof });

const listMethods = async (by: Browser): Promise<string[]> => {
  const { body } = await by.call('GET', '/user/get/profile');
  return (body['user'] as { methods: { method: string }[] }).methods.map(({ method }) => method);
};

describe('whoever stole a session', () => {
  it('adds no way to sign in of their own, and can’t delete the account', async () => {
    const owner = await signIn('owner');
    const thief = steal(owner);
    expect((await link(thief, 'thief-g')).status).toBe(400);
    expect((await link(thief, 'thief-g', prove('thief-g', 'google'))).status).toBe(403);
    expect((await thief.call('DELETE', `/user/delete/profile?confirm=${owner.username}`)).status).toBe(400);
    expect(await listMethods(owner)).toEqual(['phone']);
  });

  it('and a token from six minutes ago, or one that was refreshed since, does nothing with it', async () => {
    const owner = await signIn('late');
    const at = Math.floor(Date.now() / 1000);
    const old = prove('late', 'phone', { auth_time: at - 6 * 60, iat: at - 6 * 60 });
    const refreshed = prove('late', 'phone', { auth_time: at - 6 * 60 });
    for (const proof of [old, refreshed]) {
      expect((await link(steal(owner), 'late-g', proof)).status).toBe(403);
      const confirm = owner.username;
      expect((await steal(owner).call('DELETE', '/user/delete/profile', { confirm, proof })).status).toBe(403);
    }
    expect((await link(owner, 'late-g', prove('late', 'phone'))).status).toBe(200);
  });

  it('forges no proof, in any of the ways that tokens are forged', async () => {
    const owner = await signIn('aB3dE5fG7hI9jK1lM3nO5pQ7rS9t');
    const words = new Set<unknown>();
    for (const { name, method, make } of forgedTokens) {
      const idToken = make(signer, new Date());
      const { status, body } = await link(steal(owner), 'forger-g', { method, idToken });
      const isReadable = idToken !== '' && idToken.length <= 8192;
      expect([name, status]).toEqual([name, isReadable ? 403 : 400]);
      if (isReadable) words.add(body['detail']);
    }
    expect(words.size).toBe(1);
    expect(await listMethods(owner)).toEqual(['phone']);
  });

  it('and one good token takes nothing off the owner, who throws the thief out', async () => {
    const owner = await signIn('watched');
    const thief = steal(owner);
    const stolen = prove('watched', 'phone');
    expect((await link(thief, 'watched-g', stolen)).status).toBe(200);
    const own = browser(app);
    await own.call('POST', '/user/sign-in/google', { idToken: createToken('watched-g', 'google') });
    for (const proof of [stolen, prove('watched-g', 'google')])
      expect((await own.call('DELETE', '/user/link/phone', { proof })).status).toBe(403);
    expect((await owner.call('GET', '/user/get/profile')).body).toMatchObject({
      notices: [{ code: 'method_linked', method: 'google' }],
    });
    const removed = await owner.call('DELETE', '/user/link/google', { proof: prove('watched', 'phone') });
    expect(removed.status).toBe(200);
    expect((await own.call('GET', '/user/authenticate')).status).toBe(401);
    expect(await listMethods(owner)).toEqual(['phone']);
  });
});
