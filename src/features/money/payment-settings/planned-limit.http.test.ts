import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { agePlannedLimit, setSecondApproverFrom } from '../../../../tests/support/second-approver.ts';
import type { OutputOf } from '../../../platform/http/operation.ts';
import type { paymentSettingsContract } from './contract.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

let owner: SignedInAdmin;
let other: SignedInAdmin;
beforeAll(async () => {
  owner = await signInAdmin(app);
  other = await signInAdmin(app);
});

type General = OutputOf<typeof paymentSettingsContract.all>['general'];
const readGeneral = async (): Promise<General> =>
  (await owner.call('GET', '/payment-settings')).body['general'] as General;
const change = (given: object, admin = owner) => admin.call('PUT', '/payment-settings/general', given);
const readMail = async (): Promise<{ recipient: string; text_body: string }[]> => {
  const { rows } = await app.pool.query<{ recipient: string; text_body: string }>(
    'select recipient, text_body from mail order by recipient',
  );
  await app.pool.query('delete from mail');
  return rows;
};
const readActions = async (): Promise<string[]> => {
  const { rows } = await app.pool.query<{ action: string }>(
    "select action from audit_log where subject_id = 'payment_settings.general' order by id",
  );
  return rows.map(({ action }) => action);
};
const setLimit = async (secondApproverFrom: number | null, admin = owner) => {
  const { version, clearingDays } = await readGeneral();
  return change({ clearingDays, secondApproverFrom, version }, admin);
};
const decide = async (decision: 'confirm' | 'cancel', admin: SignedInAdmin) =>
  admin.call('POST', '/payment-settings/planned-limit/decide', {
    decision,
    version: (await readGeneral()).version,
  });
const readLimit = async () => {
  const { secondApproverFrom, plannedLimit } = await readGeneral();
  return [secondApproverFrom, plannedLimit?.secondApproverFrom];
};
beforeEach(async () => {
  await setSecondApproverFrom(app, 200_000);
  await readMail();
});

it('a higher limit takes effect after 24 hours, and the other owners are told', async () => {
  const moderator = await signInAdmin(app, 'moderator');
  const before = Date.now();
  expect((await setLimit(300_000)).status).toBe(200);
  const { secondApproverFrom, plannedLimit } = await readGeneral();
  expect([secondApproverFrom, plannedLimit]).toEqual([
    200_000,
    {
      secondApproverFrom: 300_000,
      currency: 'BDT',
      effectiveAt: expect.any(String),
      plannedBy: { name: 'The owner' },
      isOwn: true,
    },
  ]);
  const wait = Date.parse(plannedLimit?.effectiveAt ?? '') - before;
  expect(wait).toBeGreaterThanOrEqual(86_400_000 - 1000);
  expect(wait).toBeLessThan(86_400_000 + 60_000);
  const letters = await readMail();
  expect(letters.map(({ recipient }) => recipient)).toEqual([other.email]);
  expect(letters.map(({ recipient }) => recipient)).not.toContain(moderator.email);
  expect(letters[0]?.text_body).toMatch(
    /The owner wants to change.+৳2,000.+cancel it.+৳3,000 or more.+৳২,০০০.+৳৩,০০০/s,
  );
  expect((await readActions()).at(-1)).toBe('money.plan_limit');
  // Saving another setting, or the same limit again, doesn't change the plan.
  const { version } = await readGeneral();
  await change({ clearingDays: 12, secondApproverFrom: 200_000, version });
  expect((await setLimit(300_000)).status).toBe(200);
  expect((await readGeneral()).plannedLimit?.effectiveAt).toBe(plannedLimit?.effectiveAt);
  await agePlannedLimit(app, 23);
  expect(await readLimit()).toEqual([200_000, 300_000]);
  await agePlannedLimit(app, 1);
  expect(await readLimit()).toEqual([300_000, undefined]);
  // Once it is in effect, lower limits are compared with the new one.
  expect((await setLimit(250_000)).status).toBe(200);
  expect(await readLimit()).toEqual([250_000, undefined]);
});

it('no limit at all is a higher one', async () => {
  expect((await setLimit(null)).status).toBe(200);
  expect(await readLimit()).toEqual([200_000, null]);
  expect((await readMail())[0]?.text_body).toMatch(/one owner is enough.+একজন মালিকই/is);
});

it('a second owner puts a higher limit into effect at once, and nobody alone', async () => {
  await setLimit(300_000);
  await readMail();
  const own = await decide('confirm', owner);
  expect([own.status, own.body['detail']]).toEqual([409, expect.stringContaining('another owner')]);
  expect(await readLimit()).toEqual([200_000, 300_000]);
  expect((await decide('confirm', other)).status).toBe(200);
  expect(await readLimit()).toEqual([300_000, undefined]);
  expect((await readMail()).map(({ recipient }) => recipient)).toEqual([owner.email]);
  expect((await readActions()).at(-1)).toBe('money.confirm_limit');
  expect((await decide('confirm', other)).status).toBe(409);
});

it('confirms what the second owner has seen, not what was planned since', async () => {
  await setLimit(300_000);
  const { version } = await readGeneral();
  await setLimit(900_000);
  const late = await other.call('POST', '/payment-settings/planned-limit/decide', { decision: 'confirm', version });
  expect([late.status, await readLimit()]).toEqual([409, [200_000, 900_000]]);
});

it('a planned limit is cancelled by any owner, and by a lower limit', async () => {
  for (const admin of [owner, other]) {
    await setLimit(300_000);
    await readMail();
    expect((await decide('cancel', admin)).status).toBe(200);
    expect(await readLimit()).toEqual([200_000, undefined]);
    expect(await readMail()).toHaveLength(1);
    expect((await readActions()).at(-1)).toBe('money.cancel_limit');
  }
  await setLimit(300_000);
  await setLimit(100_000);
  expect(await readLimit()).toEqual([100_000, undefined]);
  expect((await readActions()).slice(-2)).toEqual(['money.cancel_limit', 'money.update_general']);
});

it('the database refuses a higher limit that nobody has waited for or confirmed', async () => {
  const plan = `planned_approver_from = 300000, planned_by = '${owner.adminId}', version = version + 1`;
  const confirm = (by: string) =>
    `second_approver_from = 300000, planned_approver_from = null, planned_for = null, planned_by = null,
      confirmed_by = ${by}, version = version + 1`;
  const set = (change: string) => app.pool.query(`update money_setting set ${change}`);
  const refused = { constraint: 'money_setting_two_owners' };
  await expect(set('second_approver_from = 200001, version = version + 1')).rejects.toMatchObject(refused);
  await expect(set('second_approver_from = null, version = version + 1')).rejects.toMatchObject(refused);
  await expect(set(confirm(`'${other.adminId}'`))).rejects.toMatchObject(refused);
  await expect(set(`planned_for = now() + interval '23:59:59', ${plan}`)).rejects.toMatchObject({
    constraint: 'money_setting_a_day',
  });
  await set(`planned_for = now() + interval '24 hours', ${plan}`);
  for (const early of ["planned_for = now() + interval '1 hour'", 'planned_approver_from = 400000'])
    await expect(set(`${early}, version = version + 1`)).rejects.toMatchObject({ code: '23514' });
  const moderator = await signInAdmin(app, 'moderator');
  for (const by of ['null', `'${owner.adminId}'`, `'${moderator.adminId}'`])
    await expect(set(confirm(by))).rejects.toMatchObject(refused);
  await expect(
    set(confirm(`'${other.adminId}'`).replace('second_approver_from = 300000', 'second_approver_from = 300001')),
  ).rejects.toMatchObject(refused);
  await set(confirm(`'${other.adminId}'`));
  expect(await readLimit()).toEqual([300_000, undefined]);
});
