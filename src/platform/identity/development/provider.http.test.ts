import { createPrivateKey, type JsonWebKey } from 'node:crypto';
import { decodeJwt } from 'jose';
import pino from 'pino';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { identityConformance } from '../../../../tests/support/identity-conformance.ts';
import { okay, refused, TOOLKIT, type Toolkit, toolkitOf } from '../../../../tests/support/identity-toolkit.ts';
import { ConfigError } from '../../config.ts';
import { developmentKey } from './key.ts';
import { createDevelopmentProvider } from './provider.ts';

let app: TestApp;
let toolkit: Toolkit;

beforeAll(async () => {
  app = await testApp({ identity: 'configured' });
  toolkit = toolkitOf(app);
});

beforeEach(async () => {
  await app.db.deleteFrom('development_code').execute();
  await app.db.deleteFrom('development_person').execute();
});

const ayesha = { sub: '1001', email: 'ayesha@example.com', email_verified: true, name: 'Ayesha Rahman' };

describe('the development provider', () => {
  identityConformance(async () => {
    const { kid } = await developmentKey(app.db);
    const { jwk } = await app.db.selectFrom('development_key').select('jwk').executeTakeFirstOrThrow();
    const privateKey = createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' });
    return {
      provider: app.platform.identity,
      signer: { projectId: 'demo-arbor', kid, privateKey },
    };
  });

  it('refuses production', () => {
    const config = { production: true, ARBOR_RATE_LIMITS: true, ARBOR_TRUST_PROXY: 0 };
    expect(() =>
      createDevelopmentProvider({ ...app.platform, db: app.db, origin: 'http://localhost', config }),
    ).toThrow(ConfigError);
  });

  it('says each code in the log, where a developer can read it', async () => {
    const lines: string[] = [];
    const log = pino({ redact: ['phone'] }, { write: (line: string) => lines.push(line) });
    const { config } = app.platform;
    const provider = createDevelopmentProvider({ config, db: app.db, log, origin: 'http://localhost:4000' });
    const host = provider.routes.find(({ path }) => path.endsWith('/:call'));
    expect(host).toBeDefined();
    const { Hono } = await import('hono');
    const alone = new Hono();
    for (const { method, path, answer } of provider.routes) alone.on(method, path, (c) => answer(c as never));
    await alone.request(`${TOOLKIT}/accounts:sendVerificationCode`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ phoneNumber: '+8801712345678' }),
    });
    expect(lines.join('')).toMatch(/sign-in code \d{6} for \+8801712345678/);
    expect(lines.join('')).toContain('http://localhost:4000/development/inbox');
  });
});

describe('signing in through Google or Facebook', () => {
  it('issues tokens of that provider', async () => {
    const google = await toolkit.idp('google.com', ayesha);
    expect(google).toEqual(okay({ providerId: 'google.com', federatedId: '1001', isNewUser: true }));
    expect(await app.platform.identity.verify(String(google.body['idToken']), 'google', new Date())).toMatchObject({
      email: 'ayesha@example.com',
      emailVerified: true,
      name: 'Ayesha Rahman',
      phone: null,
    });
    const facebook = await toolkit.idp('facebook.com', { sub: '7', email: '', email_verified: false, name: 'Rahim' });
    expect(await app.platform.identity.verify(String(facebook.body['idToken']), 'facebook', new Date())).toMatchObject({
      email: null,
      emailVerified: false,
      name: 'Rahim',
    });
    expect((await toolkit.idp('google.com', ayesha)).body).toMatchObject({
      isNewUser: false,
      localId: google.body['localId'],
    });
  });

  it('asks to confirm an e-mail that another button has', async () => {
    await toolkit.idp('google.com', ayesha);
    expect(await toolkit.idp('facebook.com', { ...ayesha, sub: '77', email: 'Ayesha@Example.com' })).toEqual(
      okay({ needConfirmation: true, verifiedProvider: ['google.com'] }),
    );
    expect(await app.db.selectFrom('development_person').select('subject').execute()).toHaveLength(1);
  });

  it('makes one person of many first sign-ins at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => toolkit.idp('google.com', ayesha)));
    expect(new Set(all.map(({ body }) => body['localId'])).size).toBe(1);
  });

  it.each([
    ['github.com', ayesha, 'INVALID_PROVIDER_ID'],
    ['google.com', { email: 'a@b.bd' }, 'INVALID_IDP_RESPONSE'],
    ['google.com', { sub: 'x y' }, 'INVALID_IDP_RESPONSE'],
  ])('refuses %s with %j', async (provider, account, code) => {
    expect(await toolkit.idp(provider, account)).toEqual(refused(code));
  });
});

describe('somebody signed in', () => {
  const signIn = async () => (await toolkit.idp('google.com', ayesha)).body as Record<string, string>;
  const refresh = (token: string) =>
    toolkit.post('/securetoken.googleapis.com/v1/token?key=x', `grant_type=refresh_token&refresh_token=${token}`);

  it('is looked up by the SDK', async () => {
    const { idToken, localId } = await signIn();
    expect((await toolkit.call('lookup', { idToken })).body).toMatchObject({
      users: [{ localId, email: 'ayesha@example.com', displayName: 'Ayesha Rahman' }],
    });
    expect(await toolkit.call('lookup', { idToken: 'e30.e30.YQ' })).toEqual(refused('INVALID_ID_TOKEN'));
  });

  it('gets fresh tokens that tell when the sign-in was', async () => {
    const { idToken = '', refreshToken = '', localId } = await signIn();
    const fresh = await refresh(refreshToken);
    expect(fresh).toEqual(okay({ user_id: localId, token_type: 'Bearer' }));
    expect(decodeJwt(String(fresh.body['id_token']))['auth_time']).toBe(decodeJwt(idToken)['auth_time']);
    await expect(app.platform.identity.verify(refreshToken, 'google', new Date())).rejects.toThrow();
    expect(await refresh(idToken)).toEqual(refused('INVALID_ID_TOKEN'));
  });

  it('is deleted completely', async () => {
    const { refreshToken = '', idToken = '', localId = '' } = await signIn();
    await app.platform.identity.deleteSubject(localId);
    expect(await refresh(refreshToken)).toEqual(refused('USER_NOT_FOUND'));
    expect(await toolkit.call('lookup', { idToken })).toEqual(refused('USER_NOT_FOUND'));
    const { session, code } = await toolkit.sent('+8801712345678');
    const { body } = await toolkit.enter(session, code);
    expect((await toolkit.call('delete', { idToken: body['idToken'] })).status).toBe(200);
    expect(await app.db.selectFrom('development_code').selectAll().execute()).toEqual([]);
    expect(await app.db.selectFrom('development_person').selectAll().execute()).toEqual([]);
  });
});

describe('its addresses', () => {
  it('answer our own pages only, and no more than a sign-in needs', async () => {
    const path = `${TOOLKIT}/accounts:sendVerificationCode`;
    const ask = (headers: Record<string, string>, body = '{}') =>
      app.host.request(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
    expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask({ origin: 'https://evil.example' })).status).toBe(403);
    const own = { 'sec-fetch-site': 'same-origin' };
    expect((await ask({ ...own, 'content-type': 'text/plain' })).status).toBe(400);
    expect((await ask(own, `{"phoneNumber":"${'1'.repeat(17_000)}"}`)).status).toBe(400);
    expect((await ask(own, '{')).status).toBe(400);
    expect(await toolkit.call('signUp', {})).toEqual(refused('OPERATION_NOT_ALLOWED'));
    expect(await toolkit.post(`${TOOLKIT}/constructor`, {})).toEqual(refused('OPERATION_NOT_ALLOWED'));
  });

  it('tell the SDK that there is no bot check', async () => {
    expect(await app.get('/identitytoolkit.googleapis.com/v1/recaptchaParams')).toHaveProperty('recaptchaSiteKey');
    expect(await app.get('/identitytoolkit.googleapis.com/v2/recaptchaConfig')).toMatchObject({
      recaptchaEnforcementState: [{ enforcementState: 'OFF' }],
    });
  });

  it('show an inbox and an account chooser that run their own script only', async () => {
    const { code } = await toolkit.sent('+8801712345678');
    await toolkit.idp('google.com', { ...ayesha, name: '<script>alert(1)</script>"\'' });
    for (const path of ['/development/inbox', '/development/accounts?provider=google']) {
      const response = await app.fetch(path);
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'nonce-[\w-]+';/);
      const html = await response.text();
      expect(html).not.toContain('<script>alert');
      if (path.endsWith('inbox')) expect(html).toContain(`data-phone="+8801712345678" data-code="${code}"`);
      else expect(html).toContain('ayesha@example.com');
    }
    expect((await app.fetch('/development/accounts?provider=github')).status).toBe(404);
    expect((await app.fetch('/development/accounts')).status).toBe(404);
  });
});
