import { expect, it } from 'vitest';
import { makeDebt } from '../../../../tests/support/adjustments.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { setSecondApproverFrom } from '../../../../tests/support/second-approver.ts';
import { makeEarner } from '../../../../tests/support/withdrawals.ts';
import { createId } from '../../../platform/database/id.ts';
import { findSecondAdminFrom } from './service/second-admin.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

it('many small adjustments need another owner as one large one does, and count for 30 days', async () => {
  const [owner, other] = [await signInAdmin(app), await signInAdmin(app)];
  const { contributorId } = await makeEarner(app, 0);
  await makeDebt(app, contributorId, 200_000);
  await setSecondApproverFrom(app, 50_000);
  const settle = async (amount: number): Promise<{ id: string; status: string }> => {
    const body = { contributorId, kind: 'debt_write_off', amount, reason: 'Agreed by phone' };
    const answer = await owner.call('POST', '/adjustment/create', body, { 'idempotency-key': createId() });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    const { _id: id, status } = answer.body['adjustment'] as { _id: string; status: string };
    return { id, status };
  };
  const limit = async () =>
    (await owner.call('GET', `/adjustment/contributor/${contributorId}`)).body['secondAdminFrom'];

  expect(await limit()).toBe(50_000);
  expect((await settle(30_000)).status).toBe('done');
  expect(await limit()).toBe(20_000);
  expect((await settle(19_999)).status).toBe('done');
  const third = await settle(1);
  expect(third.status).toBe('proposed');
  expect(await limit()).toBe(1);
  const confirm = { decision: 'confirm' };
  expect((await owner.call('POST', `/adjustment/decide/${third.id}`, confirm)).status).toBe(409);
  expect((await other.call('POST', `/adjustment/decide/${third.id}`, confirm)).status).toBe(200);

  // Adjustments that two owners confirmed, or that are older than 30 days, don't count towards the limit.
  const later = (days: number) => ({ ...app.systemContext(), now: new Date(Date.now() + days * 86_400_000) });
  expect(await findSecondAdminFrom(later(29), app.db, contributorId)).toBe(1);
  expect(await findSecondAdminFrom(later(31), app.db, contributorId)).toBe(50_000);
});
