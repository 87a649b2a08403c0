import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { getToken } from '../../../tests/support/identity.ts';
import { signInUser } from '../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const dead = `sid=${'A'.repeat(43)}`;

const put = async (cookie: string, body: string, language = 'en'): Promise<Response> =>
  app.fetch('/api/v1/user/update/profile', {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json', 'accept-language': language },
    body,
  });

describe('cookies of an answer', () => {
  it('are not sent where the transaction fails at its commit', async () => {
    const person = await signInUser(app, { subject: 'undone' });
    const cookie = `sid=${person.cookies.get('sid')}`;
    await app.pool.query(`
      create function refuse_commit() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
      create constraint trigger refuse_commit after insert or update on session deferrable initially deferred
        for each row execute function refuse_commit();`);
    const asked = [
      app.fetch('/api/v1/user/sign-in/phone', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken: getToken({ subject: 'undone' }) }),
      }),
      app.fetch('/api/v1/user/logout', { method: 'POST', headers: { cookie } }),
      app.fetch('/api/v1/user/sessions', { method: 'DELETE', headers: { cookie } }),
    ];
    for (const response of await Promise.all(asked))
      expect([response.status, response.headers.getSetCookie()]).toEqual([500, []]);
    await app.pool.query('drop trigger refuse_commit on session');
    expect((await app.fetch('/api/v1/user/authenticate', { headers: { cookie } })).status).toBe(200);
    const signedOut = await app.fetch('/api/v1/user/logout', { method: 'POST', headers: { cookie } });
    expect([signedOut.status, signedOut.headers.getSetCookie().length]).toEqual([200, 1]);
  });

  it('end a dead session only for the call that asks who is signed in', async () => {
    const lines = async (path: string, cookie: string): Promise<string[]> => {
      const response = await app.fetch(`/api/v1${path}`, { headers: { cookie } });
      expect([path, response.status]).toEqual([path, 401]);
      return response.headers.getSetCookie().map((line) => line.slice(0, line.indexOf(';')));
    };
    expect(await lines('/user/authenticate', dead)).toEqual(['sid=']);
    expect(await lines('/user/authenticate', 'sid=broken')).toEqual(['sid=']);
    expect(await lines('/admin/authenticate', `a${dead}`)).toEqual(['asid=']);
    expect(await lines('/user/authenticate', `a${dead}; theme=dark`)).toEqual([]);
    expect(await lines('/admin/authenticate', dead)).toEqual([]);
    expect(await lines('/user/authenticate', '')).toEqual([]);
    // For example, a list may be requested before the browser signs in again, and refused after that.
    for (const path of ['/user/get/profile', '/favorites/all', '/user/sessions'])
      expect(await lines(path, dead)).toEqual([]);
    expect(await lines('/user/all', `a${dead}`)).toEqual([]);
  });
});

describe('JSON that no form of ours sends', () => {
  const nested = (depth: number, inner = '1'): string => `${'{"a":'.repeat(depth)}${inner}${'}'.repeat(depth)}`;
  const odd: readonly [string, string][] = [
    ['objects 5,000 deep', nested(5000)],
    ['arrays 100,000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['21 deep', nested(21)],
    ['1,001 keys', JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, each) => [`k${each}`, 1])))],
    ['1,001 in a list', JSON.stringify({ a: Array.from({ length: 1001 }, () => 1) })],
    ['1,001 here and there', JSON.stringify(Array.from({ length: 600 }, () => [[]]))],
  ];

  it.each(odd)('is refused: %s', async (_, body) => {
    const person = await signInUser(app);
    const cookie = `sid=${person.cookies.get('sid')}`;
    const [english, bangla] = [await put(cookie, body), await put(cookie, body, 'bn')];
    expect([english.status, bangla.status]).toEqual([400, 400]);
    const told = (await english.json()) as { code: string; errors: { message: string }[] };
    expect(told).toMatchObject({
      code: 'bad_input',
      errors: [{ path: '', message: expect.stringMatching(/too many/) }],
    });
    expect(JSON.stringify(await bangla.json())).toMatch(/[\u0980-\u09ff]/);
  });

  it('is refused from every caller, in a body and in an address, without a 500', async () => {
    const ask = (path: string, init: RequestInit = {}) =>
      app.fetch(`/api/v1${path}`, init).then(({ status }) => status);
    for (const [, body] of odd)
      for (const path of ['/user/sign-in/phone', '/admin/login'])
        expect(await ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).toBe(400);
    expect(await ask(`/content/all?${'a=1&'.repeat(5000)}`)).toBe(400);
    expect(await ask(`/content/all?${Array.from({ length: 1100 }, (_, each) => `a${each}=1`).join('&')}`)).toBe(400);
  });

  it('of another type, or broken, is refused in the caller’s language', async () => {
    const person = await signInUser(app);
    const headers = { cookie: `sid=${person.cookies.get('sid')}` };
    const types = [
      'application/json\ta',
      'application/json garbage',
      'application/json;charset=utf-7',
      'text/plain',
      'application/jsonp',
    ];
    for (const type of types) {
      const init = { method: 'PUT', headers: { ...headers, 'content-type': type }, body: '{"bio":"x"}' };
      expect([type, (await app.fetch('/api/v1/user/update/profile', init)).status]).toEqual([type, 415]);
    }
    const broken = ['', '{', '{"a":1}}', '{"a":NaN}', '\uFEFF', '\0', "{'a':1}", '[1,]'];
    for (const body of broken) expect([body, (await put(headers.cookie, body)).status]).toEqual([body, 400]);
    expect(JSON.stringify(await (await put(headers.cookie, '{', 'bn')).json())).toMatch(/সঠিক JSON নয়/);
  });

  it('may be as large as the largest form', async () => {
    const person = await signInUser(app);
    const cookie = `sid=${person.cookies.get('sid')}`;
    expect((await put(cookie, '{"bio":"a\\u0000b"}')).status).toBe(200);
    expect((await put(cookie, nested(20))).status).toBe(400);
    expect(JSON.stringify(await (await put(cookie, nested(20))).json())).not.toContain('too many');
  });
});

it('what a write answers has no validator, and is sent whatever the caller has', async () => {
  const person = await signInUser(app);
  const headers = { cookie: `sid=${person.cookies.get('sid')}` };
  const read = await app.fetch('/api/v1/user/authenticate', { headers });
  const known = { ...headers, 'if-none-match': read.headers.get('etag') ?? '' };
  expect((await app.fetch('/api/v1/user/authenticate', { headers: known })).status).toBe(304);
  for (const wanted of ['*', '"x"']) {
    const change = {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json', 'if-none-match': wanted },
    };
    const changed = await app.fetch('/api/v1/user/update/profile', { ...change, body: '{"name":"Nusrat"}' });
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, null]);
    expect(await changed.json()).toMatchObject({ user: { name: 'Nusrat' } });
  }
});
