import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { setSecondApproverFrom } from '../../../../tests/support/second-approver.ts';
import { earn, makeEarner, step } from '../../../../tests/support/withdrawals.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;
let other: SignedInAdmin;

beforeAll(async () => {
  [owner, other] = [await signInAdmin(app), await signInAdmin(app)];
});
beforeEach(() => setSecondApproverFrom(app, 200_000));

it('one owner alone can not raise the limit, approve and pay', async () => {
  const { body } = await owner.call('GET', '/payment-settings');
  const { clearingDays, version } = body['general'] as { clearingDays: number; version: number };
  const raise = { clearingDays, secondApproverFrom: null, version };
  expect((await owner.call('PUT', '/payment-settings/general', raise)).status).toBe(200);
  const earner = await makeEarner(app, 200_000);
  const id = await earner.request(200_000);
  expect((await step(owner, id, 'approve')).status).toBe(200);
  expect((await step(owner, id, 'pay')).status).toBe(409);
  expect((await step(other, id, 'pay')).status).toBe(200);
});

it('many small withdrawals of a contributor need another owner as one large one does', async () => {
  const earner = await makeEarner(app, 120_000);
  const pay = async (amount: number, payer: SignedInAdmin): Promise<number> => {
    const id = await earner.request(amount);
    expect((await step(owner, id, 'approve')).status).toBe(200);
    const { status } = await step(payer, id, 'pay');
    if (status !== 200) expect((await step(owner, id, 'reject', { reason: 'Not now' })).status).toBe(200);
    return status;
  };
  expect(await pay(120_000, owner)).toBe(200);
  await earn(app, earner.contributorId, 160_000);
  expect(await pay(80_000, owner)).toBe(409);
  expect(await pay(79_999, owner)).toBe(200);
  expect(await pay(80_001, owner)).toBe(409);
  // Withdrawals that two owners paid don't count towards the limit.
  expect(await pay(80_001, other)).toBe(200);
  const somebodyElse = await makeEarner(app, 199_999);
  const id = await somebodyElse.request(199_999);
  await step(owner, id, 'approve');
  expect((await step(owner, id, 'pay')).status).toBe(200);
});

it('the database needs a second owner, whatever it is told', async () => {
  const earner = await makeEarner(app, 90_000);
  const id = await earner.request(90_000);
  await step(owner, id, 'approve');
  await setSecondApproverFrom(app, 90_000);
  const pay = app.pool.query(
    "update withdraw_request set status = 'paid', paid_by = approved_by, reference = 'TX', updated_at = now() where id = $1",
    [id],
  );
  await expect(pay).rejects.toMatchObject({ constraint: 'withdraw_request_two_admins' });
});
