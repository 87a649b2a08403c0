import { describe, expect, it } from 'vitest';
import { addApiToken, callByToken } from '../../../../tests/support/api-tokens.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInUser, signInAdmin, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { MAX_TOKENS } from './contract.ts';

const app = await testApp();

const wanted = { name: 'Laptop', scopes: ['catalogue:read', 'orders:read'], days: 30 };

async function makeToken(person: SignedInUser, more: object = {}): Promise<{ id: string; secret: string }> {
  const { status, body } = await person.call('POST', '/user/tokens/create', {
    ...{ ...wanted, ...more },
    proof: person.prove(),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  const { token, secret } = body as { token: { _id: string }; secret: string };
  return { id: token._id, secret };
}

const status = async (secret: string, path: string): Promise<number> => (await callByToken(app, secret, path)).status;

describe('an API token', () => {
  it('is made after a recent sign-in, shown once, and stored as a hash', async () => {
    const person = await signInUser(app);
    expect((await person.call('POST', '/user/tokens/create', wanted)).status).toBe(400);
    const foreign = { ...wanted, proof: (await signInUser(app)).prove() };
    expect((await person.call('POST', '/user/tokens/create', foreign)).status).toBe(403);
    const { secret } = await makeToken(person);
    expect(secret).toMatch(/^arbor_[\w-]{43}$/);
    const list = await person.call('GET', '/user/tokens');
    expect(list.body).toEqual({
      items: [expect.objectContaining({ name: 'Laptop', lastFour: secret.slice(-4), usedAt: null, isExpired: false })],
      offered: ['catalogue:read', 'orders:read'],
    });
    const { rows } = await app.pool.query<{ row: string }>('select t::text as row from api_token t');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, -4));
    const notices = await person.call('GET', '/user/notices');
    expect(notices.body['items']).toEqual([expect.objectContaining({ code: 'token_created', about: 'Laptop' })]);
  });

  it('can’t have scopes that its owner doesn’t have, no scopes, or more than a year', async () => {
    const person = await signInUser(app);
    const owner = await signInAdmin(app);
    const make = async (more: object): Promise<number> =>
      (await person.call('POST', '/user/tokens/create', { ...wanted, ...more, proof: person.prove() })).status;
    for (const more of [
      { scopes: ['works:read'] },
      { scopes: ['owner:read'] },
      { scopes: ['all'] },
      { scopes: [] },
      { days: 366 },
      { days: 0 },
      { name: ' ' },
    ])
      expect([more, await make(more)]).toEqual([more, 400]);
    const asAdmin = { ...wanted, scopes: ['works:upload'], password: owner.password };
    expect((await owner.call('POST', '/admin/tokens/create', asAdmin)).status).toBe(400);
    const wrong = { ...wanted, scopes: ['admin:read'], password: 'a wrong one' };
    expect((await owner.call('POST', '/admin/tokens/create', wrong)).status).toBe(400);
  });

  it('says whose it is, acts for its owner without cookies, and records its use once a minute', async () => {
    const person = await signInUser(app);
    const other = await signInUser(app);
    const { id, secret } = await makeToken(person);
    const cookie = `sid=${other.cookies.get('sid')}`;
    const current = await callByToken(app, secret, '/token', { headers: { cookie } });
    expect(await current.json()).toMatchObject({ name: 'Laptop', owner: { type: 'user', _id: person.userId } });
    const orders = await callByToken(app, secret, '/order/all', { headers: { cookie, 'arbor-area': 'admin' } });
    expect([orders.status, orders.headers.getSetCookie()]).toEqual([200, []]);
    const used = async () =>
      (await app.pool.query<{ used_at: Date }>('select used_at from api_token where id = $1', [id])).rows;
    const before = await used();
    expect(before).toEqual([{ used_at: expect.any(Date) }]);
    await callByToken(app, secret, '/order/all');
    expect(await used()).toEqual(before);
  });

  it('ends at once when it is revoked, by its owner alone, once', async () => {
    const [person, other] = [await signInUser(app), await signInUser(app)];
    const { id, secret } = await makeToken(person);
    expect(await status(secret, '/order/all')).toBe(200);
    expect((await other.call('DELETE', `/user/tokens/${id}`)).status).toBe(404);
    expect((await person.call('DELETE', `/user/tokens/${id}`)).status).toBe(200);
    expect((await person.call('DELETE', `/user/tokens/${id}`)).status).toBe(404);
    const refused = await callByToken(app, secret, '/order/all');
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
    expect((await person.call('GET', '/user/tokens')).body['items']).toEqual([]);
  });

  it('ends when it expires, and is refused with its account', async () => {
    const person = await signInUser(app);
    const { id, secret } = await makeToken(person);
    await app.pool.query("update account set status = 'suspended', suspended_at = now() where id = $1", [
      person.userId,
    ]);
    expect([await status(secret, '/order/all'), await status(secret, '/content/all')]).toEqual([403, 403]);
    await app.pool.query("update account set status = 'active', suspended_at = null where id = $1", [person.userId]);
    expect(await status(secret, '/content/all')).toBe(200);
    await app.pool.query('update api_token set expires_at = now() where id = $1', [id]);
    expect(await status(secret, '/content/all')).toBe(401);
    const leaving = await makeToken(person);
    expect((await person.deleteAccount()).status).toBe(200);
    expect(await status(leaving.secret, '/content/all')).toBe(401);
    for (const odd of ['arbor_x', `arbor_${'A'.repeat(43)}`, 'x']) expect(await status(odd, '/content/all')).toBe(401);
  });

  it('of an admin is recorded, and ends when the admin is disabled', async () => {
    const admin = await signInAdmin(app, 'moderator');
    const given = { ...wanted, scopes: ['admin:read'], password: admin.password };
    const { body } = await admin.call('POST', '/admin/tokens/create', given);
    const { token, secret } = body as { token: { _id: string }; secret: string };
    expect(await status(secret, '/user/all')).toBe(200);
    const letters = await app.pool.query(
      'select recipient, subject, text_body from mail where recipient in (select email from admin)',
    );
    expect(letters.rows).toEqual([
      {
        recipient: admin.email,
        subject: 'A new API token for your admin account · আপনার অ্যাডমিন অ্যাকাউন্টে নতুন এপিআই টোকেন',
        text_body: expect.stringMatching(/“Laptop” was created .* revoke the token.*“Laptop” নামে.*\/admin\/security/s),
      },
    ]);
    expect(JSON.stringify(letters.rows)).not.toContain(secret.slice(6));
    const { rows } = await app.pool.query('select action, details from audit_log where subject_id = $1', [token._id]);
    expect(rows).toEqual([{ action: 'token.create', details: { scopes: 'admin:read', days: 30 } }]);
    await app.pool.query('update admin set disabled_at = now() where id = $1', [admin.adminId]);
    expect(await status(secret, '/user/all')).toBe(401);
  });

  it('is one of a few, also when many are made at once', async () => {
    const person = await signInContributor(app);
    for (let made = 2; made < MAX_TOKENS; made += 1)
      await addApiToken(app, { accountId: person.userId }, ['works:read']);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => person.call('POST', '/user/tokens/create', { ...wanted, proof: person.prove() })),
    );
    expect(answers.filter((each) => each.status === 200)).toHaveLength(2);
    expect(answers.filter((each) => each.status === 409)).toHaveLength(2);
  });
});

describe('limits and other sites', () => {
  it('count each token by itself, and say what is left', async () => {
    const person = await signInUser(app);
    const [one, two] = [await makeToken(person), await makeToken(person)];
    const first = await callByToken(app, one.secret, '/content/all');
    expect(first.headers.get('ratelimit-policy')).toBe('"token";q=600;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"token";r=\d+;t=\d+$/);
    await app.pool.query(
      "update rate_limit set calls = 600, window_start = to_timestamp(floor(extract(epoch from now()) / 60) * 60) where key like 'token|%' and calls = 1",
    );
    const refused = await callByToken(app, one.secret, '/content/all');
    if (refused.status === 429) {
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('ratelimit')).toMatch(/^"token";r=0;t=\d+$/);
    } else expect(refused.headers.get('ratelimit')).toMatch(/r=599/);
    expect(await status(two.secret, '/content/all')).toBe(200);
  });

  it('read the catalogue without a token, and with one what its scopes allow; a browser’s session never', async () => {
    const person = await signInUser(app);
    const { secret } = await makeToken(person);
    const origin = { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' };
    const open = await app.fetch('/api/v1/content/all', { headers: origin });
    expect([open.status, open.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(open.headers.get('access-control-allow-credentials')).toBeNull();
    const cookie = `sid=${person.cookies.get('sid')}`;
    for (const path of ['/order/all', '/user/get/profile', '/content/owned/x']) {
      const closed = await app.fetch(`/api/v1${path}`, { headers: { ...origin, cookie } });
      expect([path, closed.headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
    const byToken = await callByToken(app, secret, '/order/all', { headers: origin });
    expect([byToken.status, byToken.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(byToken.headers.get('access-control-expose-headers')).toContain('RateLimit');
    expect(byToken.headers.get('cache-control')).toBe('private, no-store');
  });

  it('are asked before by browsers, about operations that tokens may call', async () => {
    const ask = (path: string, method: string) =>
      app.fetch(`/api/v1${path}`, {
        method: 'OPTIONS',
        headers: { origin: 'https://shop.example', 'access-control-request-method': method },
      });
    const uploads = await ask('/uploads', 'POST');
    expect([uploads.status, uploads.headers.get('access-control-allow-methods')]).toEqual([204, 'POST']);
    expect(uploads.headers.get('access-control-allow-headers')).toContain('Authorization');
    const closed = await ask('/withdraw-request/create', 'POST');
    expect([closed.status, closed.headers.get('access-control-allow-origin')]).toEqual([405, null]);
  });
});
