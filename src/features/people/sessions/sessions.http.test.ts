import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { getToken } from '../../../../tests/support/identity.ts';
import { browser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const secure = await testApp({ origin: 'https://arbor.test', environment: { ARBOR_RATE_LIMITS: '0' } });

const getStatus = async (cookie: string, elsewhere = false): Promise<number> => {
  const send = elsewhere ? app.elsewhere : app.fetch;
  return (await send('/api/v1/user/authenticate', { headers: { cookie } })).status;
};

describe('a session', () => {
  it('gets a new token at each sign-in, which ends the session before it', async () => {
    const person = await signInUser(app, { subject: 'fixed' });
    const before = person.cookies.get('sid') ?? '';
    expect(await getStatus(`sid=${before}`)).toBe(200);
    await person.call('POST', '/user/sign-in/phone', { idToken: getToken({ subject: 'fixed' }) });
    expect(person.cookies.get('sid')).not.toBe(before);
    expect(await getStatus(`sid=${before}`)).toBe(401);
  });

  it('never adopts a token that was in the browser before', async () => {
    const planted = randomBytes(32).toString('base64url');
    const victim = browser(app);
    victim.cookies.set('sid', planted);
    await victim.call('POST', '/user/sign-in/phone', { idToken: getToken({ subject: 'victim' }) });
    expect(victim.cookies.get('sid')).not.toBe(planted);
    expect(await getStatus(`sid=${planted}`)).toBe(401);
  });

  it('ends in every process at a sign-out, and only in its realm', async () => {
    const person = await signInUser(app);
    const admin = await signInAdmin(app);
    const sid = person.cookies.get('sid') ?? '';
    const asid = admin.cookies.get('asid') ?? '';
    const both = browser(app);
    both.cookies.set('sid', sid).set('asid', asid);
    expect(await both.call('POST', '/user/logout')).toMatchObject({ status: 200, body: { done: true } });
    expect(both.cookies.has('sid')).toBe(false);
    expect([await getStatus(`sid=${sid}`), await getStatus(`sid=${sid}`, true)]).toEqual([401, 401]);
    expect((await both.call('GET', '/admin/authenticate')).status).toBe(200);
    expect((await both.call('POST', '/admin/logout')).status).toBe(200);
    expect((await app.elsewhere('/api/v1/admin/authenticate', { headers: { cookie: `asid=${asid}` } })).status).toBe(
      401,
    );
  });

  it('keeps the realms apart: neither cookie opens the other', async () => {
    const person = await signInUser(app);
    const admin = await signInAdmin(app);
    const sid = person.cookies.get('sid') ?? '';
    const asid = admin.cookies.get('asid') ?? '';
    expect(await getStatus(`sid=${asid}`)).toBe(401);
    expect((await app.fetch('/api/v1/admin/authenticate', { headers: { cookie: `asid=${sid}` } })).status).toBe(401);
    expect((await app.fetch('/api/v1/user/all', { headers: { cookie: `sid=${sid}; asid=${sid}` } })).status).toBe(401);
    expect((await app.fetch('/api/v1/user/get/profile', { headers: { cookie: `asid=${asid}` } })).status).toBe(401);
  });

  it('shows a suspension, its end and a deletion on the next request, in another process too', async () => {
    const admin = await signInAdmin(app);
    const person = await signInUser(app);
    const cookie = `sid=${person.cookies.get('sid')}`;
    await admin.call('PATCH', `/user/toggle/suspend/${person.userId}`, { suspended: true, reason: 'Spam' });
    const refused = await app.elsewhere('/api/v1/user/get/profile', { headers: { cookie } });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ detail: 'Your account is suspended: Spam' });
    const suspended = await person.call('GET', '/user/authenticate');
    expect(suspended.body).toMatchObject({ user: { suspended: { reason: 'Spam' } } });
    expect((await person.call('GET', '/favorites/contentIds')).status).toBe(403);
    await admin.call('PATCH', `/user/toggle/suspend/${person.userId}`, { suspended: false });
    expect((await app.elsewhere('/api/v1/user/get/profile', { headers: { cookie } })).status).toBe(200);
    await person.deleteAccount();
    expect(await getStatus(cookie, true)).toBe(401);
  });

  it('expires after 30 days without a call, and after 90 in any case', async () => {
    const person = await signInUser(app);
    const cookie = `sid=${person.cookies.get('sid')}`;
    await app.pool.query("update session set idle_expires_at = now() - interval '1 second' where account_id = $1", [
      person.userId,
    ]);
    expect(await getStatus(cookie)).toBe(401);
    await app.pool.query(
      "update session set idle_expires_at = now() + interval '1 day', expires_at = now() where account_id = $1",
      [person.userId],
    );
    expect(await getStatus(cookie)).toBe(401);
    const { rows } = await app.pool.query(
      "select realm, extract(day from idle_expires_at - created_at)::int as idle, extract(day from expires_at - created_at)::int as whole from session where realm = 'user' and revoked_at is null and account_id <> $1 limit 1",
      [person.userId],
    );
    expect(rows).toEqual([{ realm: 'user', idle: 30, whole: 90 }]);
  });

  it('is extended while it is used, and never revived', async () => {
    const person = await signInUser(app);
    const cookie = `sid=${person.cookies.get('sid')}`;
    await app.pool.query(
      "update session set seen_at = now() - interval '10 days', idle_expires_at = now() + interval '1 day' where account_id = $1",
      [person.userId],
    );
    expect(await getStatus(cookie)).toBe(200);
    const { rows } = await app.pool.query(
      "select idle_expires_at > now() + interval '29 days' as later from session where account_id = $1",
      [person.userId],
    );
    expect(rows).toEqual([{ later: true }]);
    for (let round = 0; round < 10; round += 1) {
      const racer = await signInUser(app, { subject: `racer-${round}` });
      const own = `sid=${racer.cookies.get('sid')}`;
      await app.pool.query("update session set seen_at = now() - interval '1 hour' where account_id = $1", [
        racer.userId,
      ]);
      await Promise.all([racer.call('POST', '/user/logout'), getStatus(own), getStatus(own, true), getStatus(own)]);
      expect([await getStatus(own), await getStatus(own, true)]).toEqual([401, 401]);
    }
  });

  it('is one of at most ten: the eleventh ends the first', async () => {
    const cookies: string[] = [];
    for (let each = 0; each < 11; each += 1) {
      const device = browser(app);
      await device.call('POST', '/user/sign-in/phone', { idToken: getToken({ subject: 'many' }) });
      cookies.push(`sid=${device.cookies.get('sid')}`);
    }
    expect(await getStatus(cookies[0] ?? '')).toBe(401);
    expect(await getStatus(cookies[1] ?? '')).toBe(200);
    expect(await getStatus(cookies[10] ?? '')).toBe(200);
  });

  it('is listed for its owner, who ends one or all', async () => {
    const laptop = await signInUser(app, { subject: 'owner-of-two' });
    const phone = browser(app);
    await phone.fetch('/api/v1/user/sign-in/phone', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile',
      },
      body: JSON.stringify({ idToken: getToken({ subject: 'owner-of-two' }) }),
    });
    const { body } = await laptop.call('GET', '/user/sessions');
    const items = body['items'] as { _id: string; browser: string; current: boolean }[];
    expect(items).toHaveLength(2);
    const other = items.find((item) => !item.current);
    expect(other?.browser).toBe('Chrome on Android');
    expect(JSON.stringify(body)).not.toContain(phone.cookies.get('sid'));
    const stranger = await signInUser(app);
    expect((await stranger.call('DELETE', `/user/sessions/${other?._id}`)).status).toBe(404);
    expect((await phone.call('GET', '/user/authenticate')).status).toBe(200);
    expect((await laptop.call('DELETE', `/user/sessions/${other?._id}`)).status).toBe(200);
    expect((await laptop.call('DELETE', `/user/sessions/${other?._id}`)).status).toBe(404);
    expect((await laptop.call('DELETE', '/user/sessions/nonsense')).status).toBe(404);
    expect((await phone.call('GET', '/user/authenticate')).status).toBe(401);
    expect((await laptop.call('DELETE', '/user/sessions')).body).toEqual({ ended: 1 });
    expect(laptop.cookies.has('sid')).toBe(false);
  });

  it('is opened by none of a thousand random tokens, nor by malformed ones', async () => {
    for (let each = 0; each < 1000; each += 50) {
      const statuses = await Promise.all(
        Array.from({ length: 50 }, () => getStatus(`sid=${randomBytes(32).toString('base64url')}`)),
      );
      expect(new Set(statuses)).toEqual(new Set([401]));
    }
    for (const odd of ['sid=', 'sid=x', "sid=' or 1=1 --", `sid=${'a'.repeat(5000)}`, 'sid=a; sid=b', '__Host-sid=x'])
      expect(await getStatus(odd)).toBe(401);
  });

  it('is stored only as a hash', async () => {
    const person = await signInUser(app);
    const token = person.cookies.get('sid') ?? '';
    const { rows } = await app.pool.query('select session::text as text from session');
    for (const { text } of rows) expect(text).not.toContain(token);
  });

  it('is in a cookie with HttpOnly, SameSite and, over https, Secure', async () => {
    const signIn = async (of: typeof app) => {
      const response = await of.fetch('/api/v1/user/sign-in/phone', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken: getToken({ subject: 'cookie' }) }),
      });
      return (response.headers.get('set-cookie') ?? '')
        .replace(/=[\w-]{43};/, '=TOKEN;')
        .replace(/Expires=[^;]+/, 'Expires=DATE');
    };
    expect(await signIn(secure)).toBe('__Host-sid=TOKEN; Path=/; HttpOnly; Secure; SameSite=Lax; Expires=DATE');
    expect(await signIn(app)).toBe('sid=TOKEN; Path=/; HttpOnly; SameSite=Lax; Expires=DATE');
    const admin = await signInAdmin(secure);
    expect([...admin.cookies.keys()]).toEqual(['__Host-asid', '__Host-adev']);
  });

  it('that has ended is deleted from the browser', async () => {
    const response = await app.fetch('/api/v1/user/authenticate', { headers: { cookie: `sid=${'A'.repeat(43)}` } });
    expect(response.status).toBe(401);
    expect(response.headers.get('set-cookie')).toMatch(/^sid=; .*Expires=Thu, 01 Jan 1970/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    // A late refusal of another call must not remove the cookie of a newer session.
    const late = await app.fetch('/api/v1/user/get/profile', { headers: { cookie: `sid=${'A'.repeat(43)}` } });
    expect([late.status, late.headers.getSetCookie()]).toEqual([401, []]);
  });
});

it('shows an admin where an account is signed in, without what it would take to be it', async () => {
  const admin = await signInAdmin(app, 'moderator');
  const person = await signInUser(app, { subject: 'seen-by-admins' });
  const { body } = await admin.call('GET', `/user/sessions/of/${person.userId}`);
  expect(body['items']).toMatchObject([{ method: 'phone', current: false }]);
  expect(JSON.stringify(body)).not.toContain(person.cookies.get('sid'));
  expect((await admin.call('GET', '/user/sessions/of/nonsense')).body).toEqual({ items: [] });
  expect((await person.call('GET', `/user/sessions/of/${person.userId}`)).status).toBe(401);
});
