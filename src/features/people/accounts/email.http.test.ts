import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { getToken } from '../../../../tests/support/identity.ts';
import { browser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

const update = (
  person: { call: (...args: [string, string, unknown]) => Promise<{ status: number; body: object }> },
  email: unknown,
) => person.call('PUT', '/user/update/email', { email });

describe('the e-mail of somebody who signs in by phone', () => {
  it('is added, changed and taken off, and is not verified', async () => {
    const person = await signInUser(app);
    expect(await update(person, '  me@example.com ')).toMatchObject({
      status: 200,
      body: { user: { email: 'me@example.com', emailVerified: false } },
    });
    expect(await update(person, 'other@example.com')).toMatchObject({ body: { user: { email: 'other@example.com' } } });
    expect(await update(person, '')).toMatchObject({ status: 200, body: { user: { email: null } } });
  });

  it.each([
    'x',
    'a@b',
    'two@example.com, three@example.com',
    `${'x'.repeat(250)}@example.com`,
    'a@exa\u202emple.com',
    7,
  ])('is refused where it is %s, with the field', async (email) => {
    const person = await signInUser(app);
    expect(await update(person, email)).toMatchObject({ status: 400, body: { errors: [{ path: 'email' }] } });
  });

  it('tells nothing about other accounts, and signs nobody in', async () => {
    const claims = { subject: 'known-g', method: 'google', email: 'known@example.com', emailVerified: true } as const;
    const known = await signInUser(app, claims);
    const person = await signInUser(app);
    const unknown = await signInUser(app);
    const answers = [await update(person, 'known@example.com'), await update(unknown, 'unknown@example.com')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const again = await browser(app).call('POST', '/user/sign-in/google', { idToken: getToken(claims) });
    expect(again.body).toMatchObject({ created: false, user: { userId: known.userId } });
    const idToken = getToken({ subject: 'new-g', method: 'google', email: 'unknown@example.com', emailVerified: true });
    const other = await browser(app).call('POST', '/user/sign-in/google', { idToken });
    expect(other.body).toMatchObject({ created: true });
  });

  it('becomes verified when a linked method proves it, and stays where it proves another', async () => {
    const link = async (typed: string, proven: string) => {
      const person = await signInUser(app);
      await update(person, typed);
      const idToken = getToken({ subject: `g-${typed}`, method: 'google', email: proven, emailVerified: true });
      await person.call('POST', '/user/link/google', { idToken, proof: person.prove() });
      return (await person.call('GET', '/user/get/profile')).body;
    };
    expect(await link('Same@example.com', 'same@example.com')).toMatchObject({
      user: { email: 'same@example.com', emailVerified: true },
    });
    expect(await link('typed@example.com', 'proven@example.com')).toMatchObject({
      user: { email: 'typed@example.com', emailVerified: false },
    });
  });

  it('that comes with a linked method is changed there', async () => {
    const person = await signInUser(app, { subject: 'g-own', method: 'google', email: 'own@example.com' });
    expect(await update(person, 'new@example.com')).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'email' }] },
    });
    expect((await update(person, 'own@example.com')).status).toBe(200);
  });

  it('is marked for admins as one that nobody has proven', async () => {
    const person = await signInUser(app, { name: 'Typed An Address' });
    await update(person, 'typed-by-me@example.com');
    await signInUser(app, {
      subject: 'g-proven',
      method: 'google',
      email: 'proven-g@example.com',
      emailVerified: true,
    });
    const admin = await signInAdmin(app);
    const find = async (q: string) => (await admin.call('GET', `/user/all?q=${q}`)).body['items'];
    expect(await find('typed-by-me')).toMatchObject([{ email: 'typed-by-me@example.com', emailVerified: false }]);
    expect(await find('proven-g')).toMatchObject([{ emailVerified: true }]);
  });

  it('is exported, and goes with the account', async () => {
    const person = await signInUser(app);
    await update(person, 'goes@example.com');
    expect((await person.fetch('/api/v1/user/export')).status).toBe(200);
    await person.deleteAccount();
    const { rows } = await app.pool.query("select from account where email = 'goes@example.com'");
    expect(rows).toEqual([]);
  });
});
