import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { getToken } from '../../../tests/support/identity.ts';
import { browser, signInUser } from '../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

describe('linked sign-in methods', () => {
  it('are added and removed, but never the last one', async () => {
    const person = await signInUser(app, { subject: 'two-ways', phone: '+8801722222222' });
    const google = { subject: 'two-ways-g', method: 'google', email: 'two@example.com', emailVerified: true } as const;
    const linked = await person.call('POST', '/user/link/google', { idToken: getToken(google) });
    expect(linked.body['methods']).toMatchObject([{ method: 'phone' }, { method: 'google', label: 'two@example.com' }]);
    const other = browser(app);
    const again = await other.call('POST', '/user/sign-in/google', { idToken: getToken(google) });
    expect(again.body).toMatchObject({ created: false, user: { userId: person.userId, email: 'two@example.com' } });
    expect((await person.call('DELETE', '/user/link/phone')).body['methods']).toMatchObject([{ method: 'google' }]);
    expect((await person.call('GET', '/user/get/profile')).body).toMatchObject({ user: { phone: null } });
    expect((await person.call('DELETE', '/user/link/phone')).status).toBe(404);
    const last = await person.call('DELETE', '/user/link/google');
    expect(last).toMatchObject({
      status: 409,
      body: { detail: 'This is your only way to sign in. Add another one first.' },
    });
    const { body } = await person.call('GET', '/user/get/profile');
    expect(body).toMatchObject({ user: { email: 'two@example.com', methods: [{ method: 'google' }] } });
  });

  it('are at most one of each kind', async () => {
    const person = await signInUser(app);
    const google = (subject: string) => getToken({ subject, method: 'google', email: `${subject}@example.com` });
    expect((await person.call('POST', '/user/link/google', { idToken: google('one-g') })).status).toBe(200);
    expect((await person.call('POST', '/user/link/google', { idToken: google('one-g') })).status).toBe(200);
    expect((await person.call('POST', '/user/link/google', { idToken: google('two-g') })).status).toBe(409);
  });

  it('of another account stay with that account', async () => {
    const owner = await signInUser(app, { subject: 'taken', method: 'facebook', email: 'own@example.com' });
    const other = await signInUser(app);
    const idToken = getToken({ subject: 'taken', method: 'facebook' });
    expect(await other.call('POST', '/user/link/facebook', { idToken })).toMatchObject({
      status: 409,
      body: { detail: 'Already linked to another account' },
    });
    expect((await owner.call('GET', '/user/authenticate')).status).toBe(200);
    expect((await other.call('POST', '/user/link/facebook', { idToken: 'nonsense' })).status).toBe(401);
    expect((await other.call('POST', '/user/link/twitter', { idToken })).status).toBe(404);
  });
});
