import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { browser, type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_TRUST_PROXY: '1' } });

interface Try {
  readonly email: string;
  readonly password: string;
  readonly from: string;
  readonly code?: string;
  /** Cookie of a known device. */
  readonly device?: string | undefined;
}

const logIn = ({ email, password, code, from, device }: Try) =>
  app.fetch('/api/v1/admin/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(device === undefined ? {} : { cookie: `adev=${device}` }),
    },
    body: JSON.stringify({ email, password, code }),
  });

/**
 * Tries wrong passwords one after another from each network.
 * @returns how many of them were checked
 */
async function attack(email: string, networks: readonly string[], each: number): Promise<number> {
  const statuses: number[] = [];
  for (const from of networks)
    for (let time = 0; time < each; time += 1)
      statuses.push((await logIn({ email, password: `guess ${time}`, from })).status);
  expect(new Set(statuses).size).toBeLessThanOrEqual(2);
  return statuses.filter((status) => status === 400).length;
}

const networksOf = (count: number) => Array.from({ length: count }, (_, each) => `203.0.113.${each + 1}`);
const HOME = '198.51.100.7';
const deviceOf = (admin: SignedInAdmin): string => admin.cookies.get('adev') ?? '';

describe('an attacker who knows an admin’s e-mail', () => {
  it('locks their own network, and the admin signs in from another', async () => {
    const admin = await signInAdmin(app);
    expect(await attack(admin.email, ['203.0.113.1'], 40)).toBe(10);
    expect((await logIn({ ...admin, from: '203.0.113.1' })).status).toBe(429);
    expect((await logIn({ ...admin, from: HOME })).status).toBe(200);
    // Both IPv6 addresses belong to the same network.
    const { email } = await signInAdmin(app);
    expect(await attack(email, ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'], 8)).toBe(10);
  });

  it('with many networks gets a hundred tries in all, and a known device signs in nevertheless', async () => {
    const admin = await signInAdmin(app);
    expect(await attack(admin.email, networksOf(14), 12)).toBe(100);
    expect((await logIn({ ...admin, from: HOME })).status).toBe(429);
    const device = deviceOf(admin);
    expect(device).toMatch(/^[\w-]{43}$/);
    const known = await logIn({ ...admin, from: HOME, device });
    expect(known.status).toBe(200);
    // A successful sign-in doesn't reset the attacker's count.
    expect(await attack(admin.email, ['192.0.2.200'], 3)).toBe(0);
    // A known device can sign in even from the attacker's network.
    expect((await logIn({ ...admin, from: '203.0.113.1', device })).status).toBe(200);
  });

  it('has ten tries with a stolen device cookie, and none of them helps with another admin', async () => {
    const [admin, other] = [await signInAdmin(app), await signInAdmin(app)];
    const device = deviceOf(admin);
    const statuses: number[] = [];
    for (const from of networksOf(15))
      statuses.push((await logIn({ ...admin, password: 'guess', from, device })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), ...Array.from({ length: 5 }, () => 429)]);
    expect((await logIn({ ...admin, from: HOME })).status).toBe(200);
    expect(await attack(other.email, networksOf(14), 12)).toBe(100);
    expect((await logIn({ ...other, from: HOME, device })).status).toBe(429);
  });

  it('who has the password too gets ten tries at the code in all, whatever the network or the device', async () => {
    const admin = await signInAdmin(app);
    const { body: begun } = await admin.call('POST', '/admin/totp/begin', { password: admin.password });
    const totp = new TOTP({ secret: String(begun['secret']), algorithm: 'SHA1', digits: 6, period: 30 });
    expect((await admin.call('POST', '/admin/totp/confirm', { code: totp.generate() })).status).toBe(200);
    const statuses: number[] = [];
    for (const from of networksOf(14)) statuses.push((await logIn({ ...admin, from, code: 'not-a-code' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), ...Array.from({ length: 4 }, () => 429)]);
    expect((await logIn({ ...admin, from: HOME, code: 'not-a-code', device: deviceOf(admin) })).status).toBe(429);
  });

  it('learns nothing of whether there is such an admin', async () => {
    const admin = await signInAdmin(app);
    const ask = async (email: string) => {
      const answers: unknown[] = [];
      for (let time = 0; time < 12; time += 1) {
        const response = await logIn({ email, password: 'guess', from: '203.0.113.99' });
        answers.push([response.status, response.headers.getSetCookie()]);
      }
      return answers;
    };
    expect(await ask('nobody-at-all@example.com')).toEqual(await ask(admin.email));
  });
});

describe('a known device', () => {
  it('is remembered by a cookie that scripts and other sites don’t see', async () => {
    const admin = await signInAdmin(app);
    const response = await logIn({ ...admin, from: HOME });
    const line = response.headers.getSetCookie().find((each) => each.startsWith('adev='));
    expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Expires=/);
    expect((await logIn({ ...admin, password: 'wrong', from: HOME })).headers.getSetCookie()).toEqual([]);
  });

  it('is forgotten with a new password, but for the browser that set it', async () => {
    const admin = await signInAdmin(app);
    const elsewhere = browser(app);
    await elsewhere.call('POST', '/admin/login', { email: admin.email, password: admin.password });
    const wanted = 'quite another passphrase';
    expect((await admin.call('PUT', '/admin/password', { current: admin.password, wanted })).status).toBe(200);
    expect(await attack(admin.email, networksOf(14), 12)).toBe(100);
    const old = elsewhere.cookies.get('adev');
    expect(old).toBeDefined();
    expect((await logIn({ email: admin.email, password: wanted, from: HOME, device: old })).status).toBe(429);
    const renewed = { email: admin.email, password: wanted, from: HOME, device: deviceOf(admin) };
    expect((await logIn(renewed)).status).toBe(200);
  });
});
