import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { getToken } from '../../../../tests/support/identity.ts';
import { recordLog } from '../../../../tests/support/log.ts';
import { browser, signInUser } from '../../../../tests/support/people.ts';

const { log, lines } = recordLog();
const app = await testApp({ log, environment: { ARBOR_RATE_LIMITS: '0', ARBOR_LOG: 'debug' } });
const accounts = async (): Promise<number> =>
  Number((await app.pool.query<{ n: string }>('select count(*) as n from account')).rows[0]?.n);

describe('signing in', () => {
  it('makes an account the first time and finds it the second', async () => {
    const claims = { subject: 'first', phone: '+8801712345678', name: 'Rahim Uddin' };
    const first = await signInUser(app, claims);
    expect(first.username).toBe('rahim-uddin');
    const again = await browser(app).call('POST', '/user/sign-in/phone', { idToken: getToken(claims) });
    expect(again).toMatchObject({
      status: 200,
      body: { created: false, user: { userId: first.userId, type: 'user' } },
    });
    expect(again.body['user']).toEqual({
      type: 'user',
      userId: first.userId,
      username: 'rahim-uddin',
      name: 'Rahim Uddin',
      avatar: null,
      language: 'en',
      digits: 'beng',
      email: null,
      role: 'customer',
      suspended: null,
    });
  });

  it('finds an account by the subject, never by an e-mail or phone of another account', async () => {
    const one = await signInUser(app, {
      subject: 'g-1',
      method: 'google',
      email: 'same@example.com',
      emailVerified: true,
    });
    const two = await signInUser(app, { subject: 'f-1', method: 'facebook', email: 'same@example.com' });
    const three = await signInUser(app, { subject: 'p-2', phone: '+8801712345678' });
    expect(new Set([one.userId, two.userId, three.userId]).size).toBe(3);
    const { body } = await two.call('GET', '/user/get/profile');
    expect(body).toMatchObject({ user: { email: 'same@example.com', emailVerified: false, phone: null } });
  });

  it('makes one account for a person who signs in many times at once', async () => {
    const before = await accounts();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        browser(app).call('POST', '/user/sign-in/phone', {
          idToken: getToken({ subject: 'twice', phone: '+8801912345678' }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await accounts()).toBe(before + 1);
    expect(answers.filter(({ body }) => body['created'] === true)).toHaveLength(1);
  });

  it('gives accounts of the same name different usernames', async () => {
    const names = await Promise.all(
      Array.from({ length: 12 }, (_, index) => signInUser(app, { subject: `karim-${index}`, name: 'Karim' })),
    );
    expect(new Set(names.map(({ username }) => username)).size).toBe(12);
  });

  it('files an application of a contributor, which is pending', async () => {
    const hopeful = await signInUser(app, { isContributor: true });
    const { body } = await hopeful.call('GET', '/contributor/account');
    expect(body['contributor']).toMatchObject({ status: 'pending', username: hopeful.username, withdrawOptions: [] });
    expect((await hopeful.call('GET', '/user/authenticate')).body['user']).toMatchObject({ role: 'applicant' });
    const other = await signInUser(app);
    expect((await other.call('GET', '/contributor/account')).body).toEqual({ contributor: null });
  });

  it('never takes signing in for accepting terms that nobody showed', async () => {
    const claims = { subject: 'hopeful-again' };
    const signInAsHopeful = () =>
      browser(app).call('POST', '/user/sign-in/phone', { idToken: getToken(claims), isContributor: true });
    const answers = [await signInAsHopeful(), await signInAsHopeful()];
    for (const { body } of answers) expect(body['user']).toMatchObject({ role: 'applicant' });
    const { rows } = await app.pool.query(
      'select c.status, terms_accepted_at, terms_version from contributor c join identity i on i.account_id = c.account_id where subject = $1',
      [claims.subject],
    );
    expect(rows).toEqual([{ status: 'pending', terms_accepted_at: null, terms_version: null }]);
  });

  it('refuses a token of another method and a malformed one with the same answer', async () => {
    const before = await accounts();
    const visitor = browser(app);
    const tokens = [getToken({ subject: 'x', method: 'google' }), 'not-a-token', 'a.b.c'];
    const bodies: object[] = [];
    for (const idToken of tokens) {
      const { status, body } = await visitor.call('POST', '/user/sign-in/phone', { idToken });
      expect(status).toBe(401);
      bodies.push({ ...body, requestId: '' });
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(visitor.cookies.size).toBe(0);
    expect(await accounts()).toBe(before);
  });

  it('accepts a token again from the same browser, and from no other', async () => {
    const idToken = getToken({ subject: 'retry' });
    const sent = { method: 'POST', body: JSON.stringify({ idToken }) };
    const headers = { 'content-type': 'application/json', 'user-agent': 'Own/1' };
    const path = '/api/v1/user/sign-in/phone';
    expect((await app.fetch(path, { ...sent, headers })).status).toBe(200);
    expect((await app.fetch(path, { ...sent, headers })).status).toBe(200);
    expect((await app.elsewhere(path, { ...sent, headers: { ...headers, 'user-agent': 'Thief/1' } })).status).toBe(401);
  });

  it.each([
    ['no token', {}, 'idToken'],
    ['an empty token', { idToken: '' }, 'idToken'],
    ['a token of 9 kB', { idToken: 'x'.repeat(9000) }, 'idToken'],
    ['a number as the token', { idToken: 1 }, 'idToken'],
    ['an unknown field', { idToken: 'x', role: 'admin' }, ''],
    ['a text as a boolean', { idToken: 'x', isContributor: 'yes' }, 'isContributor'],
    ['a list', [], ''],
    ['a text', 'text', ''],
  ])('refuses %s and names the field', async (_, body, path) => {
    const answer = await browser(app).call('POST', '/user/sign-in/phone', body);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'bad_input', errors: [{ path, message: expect.stringMatching(/\S/) }] },
    });
  });

  it('never keeps or logs the access token of Facebook', async () => {
    const accessToken = 'secret-access-token-1234';
    const idToken = getToken({ subject: 'fb', method: 'facebook' });
    expect((await browser(app).call('POST', '/user/sign-in/facebook', { idToken, accessToken })).status).toBe(200);
    const { rows } = await app.pool.query(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    for (const { table_name } of rows) {
      const found = await app.pool.query<{ n: string }>(
        `select count(*) as n from "${table_name}" t where t::text like $1`,
        [`%${accessToken}%`],
      );
      expect([table_name, Number(found.rows[0]?.n)]).toEqual([table_name, 0]);
    }
    expect(rows.length).toBeGreaterThan(0);
    const logged = lines.join('\n');
    expect(logged).toContain('/user/sign-in/facebook');
    expect(logged).not.toContain(accessToken);
    expect(logged).not.toContain(idToken);
  });

  it('is refused from another site', async () => {
    const response = await app.fetch('/api/v1/user/sign-in/phone', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify({ idToken: getToken({ subject: 'csrf' }) }),
    });
    expect(response.status).toBe(403);
  });
});
