import { afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { earn, findWithdrawFaults, makeEarner, readPurse, step } from '../../../../tests/support/withdrawals.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

afterEach(async () => expect(await findWithdrawFaults(app)).toEqual([]));

describe('a contributor who leaves', () => {
  it('is told what stands against leaving, and how it ends', async () => {
    const earner = await makeEarner(app, 60_000);
    const leave = async () => {
      const { status, body } = await earner.person.deleteAccount();
      return [status, body['detail']];
    };
    expect(await leave()).toEqual([409, expect.stringContaining('You still have ৳600')]);
    const id = await earner.request(60_000);
    expect(await leave()).toEqual([409, expect.stringContaining('A withdrawal of ৳600 is in progress')]);
    const admin = await signInAdmin(app);
    await step(admin, id, 'approve');
    await step(admin, id, 'pay');
    expect((await leave())[0]).toBe(200);
    const { rows } = await app.pool.query(
      'select status, amount, encrypted, masked from withdraw_request where id = $1',
      [id],
    );
    expect(rows).toEqual([{ status: 'paid', amount: 60_000, encrypted: null, masked: '•••• 678' }]);
  });

  it('is told the way out where their account isn’t active', async () => {
    const earner = await makeEarner(app, 60_000);
    await app.pool.query("update contributor set status = 'suspended' where id = $1", [earner.contributorId]);
    const { body } = await earner.person.call('GET', '/user/deletion');
    expect(body['reasons']).toEqual([
      {
        text: expect.stringMatching(/৳600.*isn’t active.*contact us, or give it up/),
        path: '/contributor/sales-and-earnings',
        forfeit: 60_000,
      },
    ]);
    expect((await earner.person.deleteAccount({ forfeit: 60_000 })).status).toBe(200);
  });

  it('may give up what is free to be able to leave, and nothing but what was shown', async () => {
    const earner = await makeEarner(app, 4_900);
    const { body } = await earner.person.call('GET', '/user/deletion');
    expect(body).toEqual({
      reasons: [{ text: expect.stringContaining('৳49'), path: '/contributor/sales-and-earnings', forfeit: 4_900 }],
      currency: 'BDT',
    });
    for (const forfeit of [4_899, 4_901, 0])
      expect(await earner.person.deleteAccount({ forfeit })).toMatchObject({ status: 409 });
    for (const forfeit of [-4_900, 49.5, '4900'])
      expect(await earner.person.deleteAccount({ forfeit: forfeit as number })).toMatchObject({ status: 400 });
    expect(await readPurse(app, earner.contributorId)).toMatchObject({ available: 4_900 });
    const answers = await Promise.all([
      earner.person.deleteAccount({ forfeit: 4_900 }),
      earner.person.deleteAccount({ forfeit: 4_900 }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await readPurse(app, earner.contributorId)).toMatchObject({ available: 0, debt: 0 });
  });

  it('can’t give up what a withdrawal has, at the same moment or before', async () => {
    const earner = await makeEarner(app, 60_000);
    const [left, asked] = await Promise.all([earner.person.deleteAccount({ forfeit: 60_000 }), earner.ask(60_000)]);
    expect([left.status === 200, asked.status === 200].filter(Boolean)).toHaveLength(1);
    expect(await readPurse(app, earner.contributorId)).toMatchObject({
      available: 0,
      reserved: left.status === 200 ? 0 : 60_000,
    });
  });

  it('waits for what has not cleared', async () => {
    const earner = await makeEarner(app, 0);
    await earn(app, earner.contributorId, 4_900, { isCleared: false });
    const { body } = await earner.person.call('GET', '/user/deletion');
    expect(body['reasons']).toEqual([
      expect.objectContaining({ text: expect.stringContaining('still pending'), forfeit: null }),
    ]);
    expect(await earner.person.deleteAccount({ forfeit: 4_900 })).toMatchObject({ status: 409 });
  });
});
