import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { applyToContribute, type SignedInUser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { contributorTermsVersion } from './contract/contributors.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

const readRow = async ({ userId }: SignedInUser) =>
  (
    await app.pool.query<{ terms_accepted_at: Date | null; terms_version: string | null; role: string }>(
      'select terms_accepted_at, terms_version, role from account a left join contributor c on c.account_id = a.id where a.id = $1',
      [userId],
    )
  ).rows[0];

/** Sets a status in the database, by the transitions that lead to it. */
const setStatus = async (person: SignedInUser, status: string) => {
  for (const step of status === 'suspended' ? ['active', status] : status === 'pending' ? [] : [status])
    await app.pool.query('update contributor set status = $2 where account_id = $1', [person.userId, step]);
};

describe('applying', () => {
  it('stores which terms were accepted and when, once', async () => {
    const person = await signInUser(app, { isContributor: true });
    expect((await person.call('GET', '/contributor/account')).body['contributor']).toMatchObject({ terms: null });
    await applyToContribute(person);
    const first = await readRow(person);
    expect(first).toMatchObject({ terms_version: contributorTermsVersion, role: 'applicant' });
    expect(Math.abs(Date.now() - (first?.terms_accepted_at?.getTime() ?? 0))).toBeLessThan(60_000);
    await applyToContribute(person);
    expect(await readRow(person)).toEqual(first);
    const { body } = await person.call('GET', '/contributor/account');
    expect(body['contributor']).toMatchObject({
      terms: { version: contributorTermsVersion, acceptedAt: first?.terms_accepted_at?.toISOString() },
    });
  });

  it('needs the terms of today to have been shown', async () => {
    const person = await signInUser(app);
    const old = await person.call('POST', '/contributor/apply', { acceptTerms: true, termsVersion: '2020-01-01' });
    expect(old).toMatchObject({ status: 409, body: { detail: expect.stringContaining('terms have changed') } });
    for (const body of [
      {},
      { acceptTerms: true },
      { acceptTerms: false, termsVersion: contributorTermsVersion },
      { termsVersion: contributorTermsVersion },
    ])
      expect((await person.call('POST', '/contributor/apply', body)).status).toBe(400);
    expect(await readRow(person)).toMatchObject({ terms_version: null, role: 'customer' });
  });

  it('is not working: whoever has not accepted the terms is refused, and so is whoever may not contribute', async () => {
    const person = await signInUser(app, { isContributor: true });
    const profile = async () => (await person.call('GET', '/contributor/profile')).status;
    expect(await profile()).toBe(403);
    await applyToContribute(person);
    expect(await profile()).toBe(200);
    for (const [status, answer] of [
      ['active', 200],
      ['rejected', 403],
      ['suspended', 403],
      ['closed', 403],
    ] as const) {
      const other = await signInUser(app, { isContributor: true });
      await applyToContribute(other);
      await setStatus(other, status);
      expect([status, (await other.call('GET', '/contributor/profile')).status]).toEqual([status, answer]);
    }
  });
});

describe('an applicant', () => {
  it('is an applicant to admins until an admin decides, and nobody afterwards unless accepted', async () => {
    const admin = await signInAdmin(app);
    const find = async (role: string, word = 'hopeful'): Promise<unknown[]> =>
      (await admin.call('GET', `/user/all?q=${word}&role=${role}`)).body['items'] as unknown[];
    const count = async (role: string) => Number((await admin.call('GET', `/user/all?role=${role}`)).body['total']);
    for (const [status, role] of [
      ['pending', 'applicant'],
      ['active', 'contributor'],
      ['suspended', 'contributor'],
      ['rejected', 'customer'],
      ['closed', 'customer'],
    ] as const) {
      const word = `hopeful-${status}`;
      const person = await signInUser(app, { name: `Hopeful ${word}`, isContributor: true });
      await setStatus(person, status);
      for (const each of ['customer', 'applicant', 'contributor'])
        expect([status, each, (await find(each, word)).length]).toEqual([status, each, each === role ? 1 : 0]);
      expect(await find(role, word)).toMatchObject([{ _id: person.userId, role }]);
    }
    const contributors = await count('contributor');
    await signInUser(app, { isContributor: true });
    expect(await count('contributor')).toBe(contributors);
    expect((await admin.call('GET', '/user/all?role=both')).status).toBe(400);
  });
});
