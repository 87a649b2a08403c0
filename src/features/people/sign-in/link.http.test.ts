import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { getToken } from '../../../../tests/support/identity.ts';
import { browser, signInUser } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

describe('linked sign-in methods', () => {
  it('are added and removed, but never the last one', async () => {
    const person = await signInUser(app, { subject: 'two-ways', phone: '+8801722222222' });
    const google = { subject: 'two-ways-g', method: 'google', email: 'two@example.com', emailVerified: true } as const;
    const linked = await person.call('POST', '/user/link/google', { idToken: getToken(google), proof: person.prove() });
    expect(linked.body['methods']).toMatchObject([{ method: 'phone' }, { method: 'google', label: 'two@example.com' }]);
    const other = browser(app);
    const again = await other.call('POST', '/user/sign-in/google', { idToken: getToken(google) });
    expect(again.body).toMatchObject({ created: false, user: { userId: person.userId, email: 'two@example.com' } });
    const taken = await person.call('DELETE', '/user/link/phone', { proof: person.prove() });
    expect(taken.body).toMatchObject({ methods: [{ method: 'google' }], signedOut: true });
    expect((await other.call('GET', '/user/get/profile')).body).toMatchObject({ user: { phone: null } });
    const proof = () => ({ method: 'google', idToken: getToken(google) });
    expect((await other.call('DELETE', '/user/link/phone', { proof: proof() })).status).toBe(404);
    const last = await other.call('DELETE', '/user/link/google', { proof: proof() });
    expect(last).toMatchObject({
      status: 409,
      body: { detail: 'This is your only way to sign in. Add another one first.' },
    });
    const { body } = await other.call('GET', '/user/get/profile');
    expect(body).toMatchObject({ user: { email: 'two@example.com', methods: [{ method: 'google' }] } });
  });

  it('are at most one of each kind', async () => {
    const person = await signInUser(app);
    const link = (subject: string) => {
      const idToken = getToken({ subject, method: 'google', email: `${subject}@example.com` });
      return person.call('POST', '/user/link/google', { idToken, proof: person.prove() });
    };
    expect((await link('one-g')).status).toBe(200);
    expect((await link('one-g')).status).toBe(200);
    expect((await link('two-g')).status).toBe(409);
  });

  it('of another account are not moved', async () => {
    const owner = await signInUser(app, { subject: 'taken', method: 'facebook', email: 'own@example.com' });
    const other = await signInUser(app);
    const idToken = getToken({ subject: 'taken', method: 'facebook' });
    expect(await other.call('POST', '/user/link/facebook', { idToken, proof: other.prove() })).toMatchObject({
      status: 409,
      body: { detail: 'Already linked to another account' },
    });
    expect((await owner.call('GET', '/user/authenticate')).status).toBe(200);
    expect(
      (await other.call('POST', '/user/link/facebook', { idToken: 'nonsense', proof: other.prove() })).status,
    ).toBe(401);
    expect((await other.call('POST', '/user/link/twitter', { idToken })).status).toBe(404);
  });
});
