import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type Claims, getToken } from '../../../../tests/support/identity.ts';
import { browser, type SignedInUser, signInUser } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

const refusal = {
  status: 403,
  body: { detail: expect.stringMatching(/^Confirm it’s you with one of your sign-in methods\./) },
};

/** Creates a client that has stolen this person's session cookie. */
function steal(person: SignedInUser) {
  const thief = browser(app);
  thief.cookies.set('sid', person.cookies.get('sid') ?? '');
  return thief;
}

const prove = (claims: Claims) => ({ method: claims.method ?? 'phone', idToken: getToken(claims) });

let made = 0;
const google = (): Claims & { readonly method: 'google' } => {
  made += 1;
  return { subject: `google-${made}`, method: 'google', email: `google-${made}@example.com`, emailVerified: true };
};

const link = (by: Pick<SignedInUser, 'call'>, claims: Claims, proof: unknown) =>
  by.call('POST', `/user/link/${claims.method ?? 'phone'}`, { idToken: getToken(claims), proof });

/** Simulates that a sign-in method was linked this many days ago. */
const age = (subject: string, days: number) =>
  app.pool.query('update identity set created_at = created_at - make_interval(days => $2) where subject = $1', [
    subject,
    days,
  ]);

const methodsOf = async (person: Pick<SignedInUser, 'call'>): Promise<string[]> => {
  const { body } = await person.call('GET', '/user/get/profile');
  return (body['user'] as { methods: { method: string }[] }).methods.map(({ method }) => method);
};

describe('a stolen session', () => {
  it('links, unlinks and deletes nothing without a token, with an old one or with the thief’s own', async () => {
    const [claims, own] = [google(), google()];
    const person = await signInUser(app, { subject: 'robbed' });
    expect((await link(person, claims, person.prove())).status).toBe(200);
    const thief = steal(person);
    const stranger = await signInUser(app, { subject: 'thief' });
    const fails = [
      ['none', undefined],
      ['nonsense', { method: 'phone', idToken: 'nonsense' }],
      ['six minutes old', prove({ subject: 'robbed', secondsAgo: 6 * 60 })],
      ['of an account of the thief’s', stranger.prove()],
      ['of nobody', prove({ subject: 'never-seen' })],
      ['of another method', { ...prove({ subject: 'robbed' }), method: 'google' }],
      ['what is to be linked', prove(own)],
    ] as const;
    for (const [name, proof] of fails) {
      const answers = await Promise.all([
        link(thief, { ...own, method: 'facebook' }, proof),
        thief.call('DELETE', '/user/link/google', { proof }),
        thief.call('DELETE', '/user/delete/profile', { confirm: person.username, proof }),
      ]);
      const expected = name === 'none' ? 400 : 403;
      expect([name, ...answers.map(({ status }) => status)]).toEqual([name, expected, expected, expected]);
      if (name === 'none') expect(answers[0]?.body).toMatchObject({ errors: [{ path: 'proof' }] });
      else for (const answer of answers) expect(answer).toMatchObject(refusal);
    }
    expect((await thief.call('DELETE', '/user/link/google')).status).toBe(400);
    expect((await thief.call('DELETE', `/user/delete/profile?confirm=${person.username}`)).status).toBe(400);
    expect(await methodsOf(person)).toEqual(['phone', 'google']);
  });

  it('gets nothing from a token that has signed in, or has confirmed something else', async () => {
    const person = await signInUser(app, { subject: 'watched' });
    const idToken = getToken({ subject: 'watched' });
    expect((await browser(app).call('POST', '/user/sign-in/phone', { idToken })).status).toBe(200);
    expect(await link(person, google(), { method: 'phone', idToken })).toMatchObject(refusal);
    const proof = person.prove();
    const claims = google();
    expect((await link(person, claims, proof)).status).toBe(200);
    // The browser repeats the call, because the response was lost.
    expect((await link(person, claims, proof)).status).toBe(200);
    expect(await person.call('DELETE', '/user/link/google', { proof })).toMatchObject(refusal);
    expect(await person.call('DELETE', '/user/delete/profile', { confirm: person.username, proof })).toMatchObject(
      refusal,
    );
    expect(await methodsOf(person)).toEqual(['phone', 'google']);
  });

  it('with one stolen token adds a method, but takes off nothing with it for a week', async () => {
    const person = await signInUser(app, { subject: 'unlocked-phone' });
    const claims = google();
    const thief = steal(person);
    expect((await link(thief, claims, person.prove())).status).toBe(200);
    const early = { status: 403, body: { detail: expect.stringMatching(/less than 7 days ago/) } };
    const confirm = { confirm: person.username };
    expect(await thief.call('DELETE', '/user/link/phone', { proof: prove(claims) })).toMatchObject(early);
    expect(await thief.call('DELETE', '/user/delete/profile', { ...confirm, proof: prove(claims) })).toMatchObject(
      early,
    );
    // The owner can unlink the method immediately.
    const removed = await person.call('DELETE', '/user/link/google', { proof: person.prove() });
    expect(removed).toMatchObject({ status: 200, body: { methods: [{ method: 'phone' }], signedOut: false } });
  });
});

describe('a recent sign-in', () => {
  it('by a way that was linked a week ago takes off an older one', async () => {
    const person = await signInUser(app, { subject: 'moves-on' });
    const claims = google();
    await link(person, claims, person.prove());
    await age('moves-on', 30);
    await age(claims.subject, 8);
    const answer = await person.call('DELETE', '/user/link/phone', { proof: prove(claims) });
    expect(answer).toMatchObject({ status: 200, body: { methods: [{ method: 'google' }], signedOut: false } });
    // This browser was signed in by phone, so it gets a new session by the method that confirmed the change.
    const { body } = await person.call('GET', '/user/sessions');
    expect(body['items']).toMatchObject([{ method: 'google', current: true }]);
  });

  it('may be five minutes old', async () => {
    const person = await signInUser(app, { subject: 'slow' });
    expect((await link(person, google(), prove({ subject: 'slow', secondsAgo: 290 }))).status).toBe(200);
  });

  it('that comes to nothing can be used again', async () => {
    const taken = google();
    await signInUser(app, taken);
    const person = await signInUser(app);
    const proof = person.prove();
    expect((await link(person, taken, proof)).status).toBe(409);
    expect((await link(person, google(), proof)).status).toBe(200);
  });
});

describe('taking off a way to sign in', () => {
  it('ends the sessions that it opened, in every browser, and no others', async () => {
    const person = await signInUser(app, { subject: 'two-devices' });
    const claims = google();
    await link(person, claims, person.prove());
    const signIn = async (method: string, idToken: string) => {
      const other = browser(app);
      await other.call('POST', `/user/sign-in/${method}`, { idToken });
      return other;
    };
    const byGoogle = await signIn('google', getToken(claims));
    const byPhone = await signIn('phone', getToken({ subject: 'two-devices' }));
    const cookie = `sid=${byGoogle.cookies.get('sid')}`;
    expect((await person.call('DELETE', '/user/link/google', { proof: person.prove() })).status).toBe(200);
    expect((await app.elsewhere('/api/v1/user/authenticate', { headers: { cookie } })).status).toBe(401);
    expect((await byPhone.call('GET', '/user/authenticate')).status).toBe(200);
    expect((await person.call('GET', '/user/authenticate')).status).toBe(200);
  });

  it('by which this browser signed in signs it out, where nothing else has confirmed it', async () => {
    const person = await signInUser(app, { subject: 'old-number' });
    await link(person, google(), person.prove());
    const answer = await person.call('DELETE', '/user/link/phone', { proof: person.prove() });
    expect(answer).toMatchObject({ status: 200, body: { signedOut: true } });
    expect(person.cookies.size).toBe(0);
  });
});
