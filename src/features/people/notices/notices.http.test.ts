import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { getToken } from '../../../../tests/support/identity.ts';
import { type Browser, browser, signInUser } from '../../../../tests/support/people.ts';
import { deleteExpiredNotices } from './service/bell.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

interface Notice {
  readonly _id: string;
  readonly code: string;
  readonly method: string | null;
}

const noticesOf = async (own: Browser): Promise<Notice[]> =>
  (await own.call('GET', '/user/get/profile')).body['notices'] as Notice[];

async function createPerson(subject: string) {
  const person = await signInUser(app, { subject });
  const idToken = getToken({ subject: `${subject}-g`, method: 'google', email: `${subject}@example.com` });
  await person.call('POST', '/user/link/google', { idToken, proof: person.prove() });
  return person;
}

describe('the notices of an account', () => {
  it('say what changed about signing in, newest first, and nothing to others', async () => {
    const person = await createPerson('told');
    await person.call('DELETE', '/user/link/google', { proof: person.prove() });
    await person.call('PUT', '/user/update/email', { email: 'told@private.example' });
    expect(await noticesOf(person)).toMatchObject([
      { code: 'email_changed', method: null },
      { code: 'method_unlinked', method: 'google' },
      { code: 'method_linked', method: 'google' },
    ]);
    expect(await noticesOf(await signInUser(app))).toEqual([]);
  });

  it('are not repeated by what changes nothing', async () => {
    const person = await createPerson('twice');
    const idToken = getToken({ subject: 'twice-g', method: 'google' });
    await person.call('POST', '/user/link/google', { idToken, proof: person.prove() });
    expect(await noticesOf(person)).toHaveLength(1);
  });

  it('are hidden in one browser alone: a stolen session hides nothing from the owner', async () => {
    const person = await createPerson('watchful');
    const thief = browser(app);
    await thief.call('POST', '/user/sign-in/phone', { idToken: getToken({ subject: 'watchful' }) });
    const [notice] = await noticesOf(thief);
    const path = `/user/notices/${notice?._id}`;
    for (let time = 0; time < 2; time += 1) expect((await thief.call('DELETE', path)).status).toBe(200);
    expect(await noticesOf(thief)).toEqual([]);
    expect(await noticesOf(person)).toMatchObject([{ code: 'method_linked' }]);
  });

  it('are there for a month, are exported, and go with the account', async () => {
    const person = await createPerson('monthly');
    const zip = Buffer.from(await (await person.fetch('/api/v1/user/export')).arrayBuffer());
    expect(zip.includes('notices.json')).toBe(true);
    const other = await createPerson('other');
    await app.pool.query("update account_notice set created_at = now() - interval '31 days' where account_id = $1", [
      person.userId,
    ]);
    expect(await noticesOf(person)).toEqual([]);
    await deleteExpiredNotices(app.systemContext());
    const count = async (id: string) =>
      (await app.pool.query('select from account_notice where account_id = $1', [id])).rows.length;
    expect([await count(person.userId), await count(other.userId)]).toEqual([0, 1]);
    expect((await other.deleteAccount()).status).toBe(200);
    expect(await count(other.userId)).toBe(0);
  });
});
