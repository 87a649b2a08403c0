import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { browser, signInAdmin } from '../../../../tests/support/people.ts';
import {
  createAdmin,
  createAdminCommandDeps,
  createFirstAdmin,
  resetAdmin,
  setAdminDisabled,
  setAdminRole,
} from './service/commands.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const command = createAdminCommandDeps(app.systemContext());
const LOGIN = '/api/v1/admin/login';

const findCode = (secret: string, ago = 0): string =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: Date.now() - ago });

describe('an admin', () => {
  it('is created by the command, with a password that has to be replaced first', async () => {
    const first = await createFirstAdmin(command);
    expect(first?.email).toBe('owner@localhost');
    expect(await createFirstAdmin(command)).toBeUndefined();
    const admin = browser(app);
    const login = await admin.call('POST', '/admin/login', { email: ' Owner@LOCALHOST ', password: first?.password });
    expect(login.body).toMatchObject({ admin: { role: 'owner', passwordExpired: true, totp: false } });
    expect(await admin.call('GET', '/user/all')).toMatchObject({
      status: 403,
      body: { detail: 'Replace your one-time password first.' },
    });
    const before = admin.cookies.get('asid');
    const change = (current: string | undefined, wanted: string) =>
      admin.call('PUT', '/admin/password', { current, wanted });
    expect((await change('wrong', 'a good long one')).body['errors']).toMatchObject([{ path: 'current' }]);
    expect((await change(first?.password, 'short')).body['errors']).toMatchObject([{ path: 'wanted' }]);
    expect((await change(first?.password, first?.password ?? '')).body['errors']).toMatchObject([{ path: 'wanted' }]);
    expect((await change(first?.password, 'a good long one')).status).toBe(200);
    expect(admin.cookies.get('asid')).not.toBe(before);
    expect((await admin.call('GET', '/user/all')).status).toBe(200);
    expect((await app.fetch('/api/v1/user/all', { headers: { cookie: `asid=${before}` } })).status).toBe(401);
  });

  it('gets the same answer for every wrong credential', async () => {
    const admin = await signInAdmin(app);
    const off = await signInAdmin(app);
    await setAdminDisabled(command, off.email, true);
    expect((await off.call('GET', '/admin/authenticate')).status).toBe(401);
    const answers = await Promise.all(
      [
        { email: admin.email, password: 'wrong password' },
        { email: 'nobody@example.com', password: 'wrong password' },
        { email: off.email, password: off.password },
      ].map((body) => browser(app).call('POST', '/admin/login', body)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify({ ...body, requestId: '' }))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 400, body: { detail: 'The e-mail, password or code is wrong.' } });
  });

  it('is locked out at the eleventh wrong attempt over two processes, even with the right password', async () => {
    const admin = await signInAdmin(app);
    const guess = (ask: typeof app.fetch, password: string) =>
      ask(LOGIN, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: admin.email, password }),
      });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, each) => guess(each % 2 === 0 ? app.fetch : app.elsewhere, `guess ${each}`)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    const right = await guess(app.elsewhere, admin.password);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(600);
    expect(await right.json()).toMatchObject({
      detail: expect.stringMatching(/^Too many failed sign-ins\. Try again in 1[45] minutes\.$/),
    });
    await app.pool.query("update admin_failure set window_start = now() - interval '16 minutes'");
    expect((await guess(app.fetch, admin.password)).status).toBe(200);
  });

  it('has an authenticator: each code works once, each recovery code once, the password turns it off', async () => {
    const admin = await signInAdmin(app);
    const { body: begun } = await admin.call('POST', '/admin/totp/begin', { password: admin.password });
    const secret = String(begun['secret']);
    expect(begun['qr']).toMatch(/^<svg /);
    const { rows } = await app.pool.query<{ totp_secret: string }>('select totp_secret from admin where id = $1', [
      admin.adminId,
    ]);
    expect(rows[0]?.totp_secret).not.toContain(secret);
    expect((await admin.call('POST', '/admin/totp/confirm', { code: '000000' })).body['errors']).toMatchObject([
      { path: 'code' },
    ]);
    const { body: on } = await admin.call('POST', '/admin/totp/confirm', { code: findCode(secret, 30_000) });
    const recovery = on['recoveryCodes'] as string[];
    expect(new Set(recovery).size).toBe(10);
    expect((await admin.call('POST', '/admin/totp/begin', { password: admin.password })).status).toBe(409);
    const login = (code?: string) =>
      browser(app).call('POST', '/admin/login', {
        email: admin.email,
        password: admin.password,
        ...(code === undefined ? {} : { code }),
      });
    expect(await login()).toMatchObject({ status: 200, body: { codeNeeded: true } });
    expect((await login(findCode(secret, 30_000))).status).toBe(400);
    const code = findCode(secret);
    const twice = await Promise.all([login(code), login(code), login(code)]);
    expect(twice.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
    expect((await login(recovery[0]?.toUpperCase())).body).toMatchObject({ admin: { totp: true } });
    expect((await login(recovery[0])).status).toBe(400);
    expect((await admin.call('POST', '/admin/totp/remove', { password: 'wrong one' })).status).toBe(400);
    expect((await admin.call('POST', '/admin/totp/remove', { password: admin.password })).status).toBe(200);
    expect((await login()).body).toMatchObject({ admin: { totp: false } });
  });

  it('is charged an attempt for a wrong code, not for a missing one', async () => {
    const admin = await signInAdmin(app);
    const { body: begun } = await admin.call('POST', '/admin/totp/begin', { password: admin.password });
    await admin.call('POST', '/admin/totp/confirm', { code: findCode(String(begun['secret'])) });
    const login = (code?: string) =>
      browser(app).call('POST', '/admin/login', {
        email: admin.email,
        password: admin.password,
        ...(code === undefined ? {} : { code }),
      });
    for (let each = 0; each < 12; each += 1) expect((await login()).body).toEqual({ codeNeeded: true });
    const guesses: number[] = [];
    for (let each = 0; each < 11; each += 1) guesses.push((await login('123456')).status);
    expect(guesses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 400));
    expect(guesses[10]).toBe(429);
  });

  it('needs the password for another authenticator, which ends the other sessions', async () => {
    const admin = await signInAdmin(app);
    const elsewhere = browser(app);
    await elsewhere.call('POST', '/admin/login', { email: admin.email, password: admin.password });
    expect((await admin.call('POST', '/admin/totp/begin', { password: 'not mine' })).body['errors']).toMatchObject([
      { path: 'password' },
    ]);
    const begin = async (): Promise<string> =>
      String((await admin.call('POST', '/admin/totp/begin', { password: admin.password })).body['secret']);
    const first = await begin();
    const second = await begin();
    expect((await admin.call('POST', '/admin/totp/confirm', { code: findCode(first) })).status).toBe(400);
    expect((await admin.call('POST', '/admin/totp/confirm', { code: findCode(second) })).status).toBe(200);
    expect((await elsewhere.call('GET', '/admin/authenticate')).status).toBe(401);
    expect((await admin.call('GET', '/admin/authenticate')).status).toBe(200);
  });

  it('can use the settings while the sign-in is locked, which a reset unlocks', async () => {
    const admin = await signInAdmin(app);
    const guess = (password: string | undefined) =>
      browser(app).call('POST', '/admin/login', { email: admin.email, password });
    await Promise.all(Array.from({ length: 12 }, () => guess('wrong')));
    expect((await guess(admin.password)).status).toBe(429);
    const wanted = { current: admin.password, wanted: 'quite another passphrase' };
    expect((await admin.call('PUT', '/admin/password', wanted)).status).toBe(200);
    expect((await guess(await resetAdmin(command, admin.email))).status).toBe(200);
  });

  it('who was disabled gets no old session back when enabled', async () => {
    const admin = await signInAdmin(app);
    await setAdminDisabled(command, admin.email, true);
    expect((await admin.call('GET', '/admin/authenticate')).status).toBe(401);
    await setAdminDisabled(command, admin.email, false);
    expect((await admin.call('GET', '/admin/authenticate')).status).toBe(401);
  });

  it('becomes a moderator with the next request after the command', async () => {
    const admin = await signInAdmin(app);
    expect((await admin.call('GET', '/admin/audit')).status).toBe(200);
    expect(await setAdminRole(command, admin.email, 'moderator')).toBe(true);
    const cookie = `asid=${admin.cookies.get('asid')}`;
    expect((await app.elsewhere('/api/v1/admin/audit', { headers: { cookie } })).status).toBe(401);
    const again = browser(app);
    await again.call('POST', '/admin/login', { email: admin.email, password: admin.password });
    expect((await again.call('GET', '/admin/audit')).status).toBe(403);
    const owner = await signInAdmin(app);
    const { body } = await owner.call('GET', `/admin/audit?subject=${admin.adminId}&action=admin.role`);
    expect(body['items']).toMatchObject([{ details: { by: 'command', before: 'owner', role: 'moderator' } }]);
  });

  it('has three days to use a one-time password', async () => {
    const email = 'late@example.com';
    const password = await createAdmin(command, { email, name: 'Late', role: 'moderator' });
    await app.pool.query("update admin set password_set_at = now() - interval '73 hours' where email = $1", [email]);
    expect((await browser(app).call('POST', '/admin/login', { email, password })).status).toBe(400);
  });

  it('has either password after a reset and a change at once, never both', async () => {
    const admin = await signInAdmin(app);
    const changing = admin.call('PUT', '/admin/password', { current: admin.password, wanted: 'a third passphrase' });
    const [reset, changed] = await Promise.all([resetAdmin(command, admin.email), changing]);
    const login = (password: string | undefined) =>
      browser(app).call('POST', '/admin/login', { email: admin.email, password });
    const opens = [(await login(reset)).status, (await login('a third passphrase')).status];
    // The last change wins, so only its password works.
    expect(opens).toEqual(changed.status === 200 && opens[1] === 200 ? [400, 200] : [200, 400]);
  });

  it('gets a new one-time password from a reset, which ends all sessions', async () => {
    const admin = await signInAdmin(app);
    const password = await resetAdmin(command, admin.email);
    expect((await admin.call('GET', '/admin/authenticate')).status).toBe(401);
    const { body } = await browser(app).call('POST', '/admin/login', { email: admin.email, password });
    expect(body).toMatchObject({ admin: { passwordExpired: true } });
    expect(await resetAdmin(command, 'nobody@example.com')).toBeUndefined();
    expect(await createAdmin(command, { email: admin.email, name: 'Twice', role: 'owner' })).toBeUndefined();
  });

  it('is signed out after half an hour without a call, and after twelve hours in any case', async () => {
    const admin = await signInAdmin(app);
    const { rows } = await app.pool.query(
      'select extract(minute from idle_expires_at - seen_at)::int as idle, extract(hour from expires_at - created_at)::int as whole from session where admin_id = $1 and revoked_at is null',
      [admin.adminId],
    );
    expect(rows).toEqual([{ idle: 30, whole: 12 }]);
    await app.pool.query('update session set idle_expires_at = now() where admin_id = $1', [admin.adminId]);
    expect((await admin.call('GET', '/admin/authenticate')).status).toBe(401);
  });
});
