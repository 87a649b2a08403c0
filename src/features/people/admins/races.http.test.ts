import { TOTP } from 'otpauth';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { browser, type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import * as passwords from '../../../platform/identity/password.ts';
import { createAdminCommandDeps, resetAdmin, setAdminDisabled } from './service/commands.ts';

/** Runs after a password was verified and before the caller continues. */
const hook: { afterVerify: (() => Promise<unknown>) | undefined } = { afterVerify: undefined };

const { verifyPassword } = passwords;
const spy = vi.spyOn(passwords, 'verifyPassword').mockImplementation(async (password, stored) => {
  const matches = await verifyPassword(password, stored);
  const { afterVerify } = hook;
  hook.afterVerify = undefined;
  await afterVerify?.();
  return matches;
});
afterAll(() => spy.mockRestore());

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const command = createAdminCommandDeps(app.systemContext());

afterEach(() => {
  hook.afterVerify = undefined;
});

const countSessions = async ({ adminId }: SignedInAdmin): Promise<number> => {
  const { rowCount } = await app.pool.query('select 1 from session where admin_id = $1 and revoked_at is null', [
    adminId,
  ]);
  return rowCount ?? 0;
};

const confirmTotp = async (admin: SignedInAdmin, secret: unknown): Promise<number> => {
  const totp = new TOTP({ secret: String(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return (await admin.call('POST', '/admin/totp/confirm', { code: totp.generate() })).status;
};

describe('a sign-in whose password was right when it was checked', () => {
  it.each<[string, (admin: SignedInAdmin) => Promise<unknown>]>([
    ['reset', (admin) => resetAdmin(command, admin.email)],
    ['disabled', (admin) => setAdminDisabled(command, admin.email, true)],
  ])('is refused like a wrong password where the admin is %s meanwhile', async (_, change) => {
    const admin = await signInAdmin(app);
    hook.afterVerify = () => change(admin);
    const { email, password } = admin;
    const login = await browser(app).call('POST', '/admin/login', { email, password });
    expect(login).toMatchObject({ status: 400, body: { detail: 'The e-mail, password or code is wrong.' } });
    expect(hook.afterVerify).toBeUndefined();
    expect(await countSessions(admin)).toBe(0);
  });

  it('is refused where the admin sets another password meanwhile', async () => {
    const admin = await signInAdmin(app);
    const wanted = { current: admin.password, wanted: 'quite another passphrase' };
    hook.afterVerify = () => admin.call('PUT', '/admin/password', wanted);
    const { email, password } = admin;
    expect((await browser(app).call('POST', '/admin/login', { email, password })).status).toBe(400);
    expect(await countSessions(admin)).toBe(1);
  });

  it('is refused without a code where an authenticator is confirmed meanwhile', async () => {
    const admin = await signInAdmin(app);
    const { email, password } = admin;
    const { body } = await admin.call('POST', '/admin/totp/begin', { password });
    hook.afterVerify = () => confirmTotp(admin, body['secret']);
    expect((await browser(app).call('POST', '/admin/login', { email, password })).status).toBe(400);
    expect(await countSessions(admin)).toBe(1);
  });
});

it('an authenticator that is confirmed meanwhile keeps its secret', async () => {
  const admin = await signInAdmin(app);
  const { password } = admin;
  const readSecret = async (): Promise<string | undefined> => {
    const { rows } = await app.pool.query<{ totp_secret: string }>('select totp_secret from admin where id = $1', [
      admin.adminId,
    ]);
    return rows[0]?.totp_secret;
  };
  const { body } = await admin.call('POST', '/admin/totp/begin', { password });
  const before = await readSecret();
  hook.afterVerify = () => confirmTotp(admin, body['secret']);
  expect((await admin.call('POST', '/admin/totp/begin', { password })).status).toBe(409);
  expect(await readSecret()).toBe(before);
});
