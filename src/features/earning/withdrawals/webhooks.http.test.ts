import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { startReceiver } from '../../../../tests/support/webhook-receiver.ts';
import { deliverDue, makeWebhook, readDeliveries, verifyCall } from '../../../../tests/support/webhooks.ts';
import { makeEarner, step } from '../../../../tests/support/withdrawals.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_WEBHOOKS_LOCAL: '1' } });
const owner = await signInAdmin(app);
const receiver = await startReceiver();
const hook = await makeWebhook(owner, receiver, ['withdraw.paid']);

it('a withdrawal is told once it is paid, without the account that it went to', async () => {
  const earner = await makeEarner(app, 60_000);
  const id = await earner.request(60_000);
  expect((await step(owner, id, 'approve')).status).toBe(200);
  expect(await readDeliveries(app, hook.id)).toEqual([]);
  const answers = await Promise.all([step(owner, id, 'pay'), step(owner, id, 'pay')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await deliverDue(app, hook.id);
  const [call, ...more] = receiver.received;
  if (call === undefined) throw new Error('nothing came');
  expect(more).toEqual([]);
  const event = verifyCall(call, hook.secret);
  const { rows } = await app.pool.query<{ number: number; type: string; reference: string; masked: string }>(
    'select number, type, reference, masked from withdraw_request where id = $1',
    [id],
  );
  const [request] = rows;
  expect(event).toEqual({
    type: 'withdraw.paid',
    version: 1,
    timestamp: expect.any(String),
    data: {
      withdrawId: id,
      number: request?.number,
      contributorId: earner.contributorId,
      amount: 60_000,
      fee: 0,
      currency: 'BDT',
      type: request?.type,
      paidAt: expect.stringMatching(/^20.*Z$/),
    },
  });
  for (const secret of [request?.reference ?? '', request?.masked ?? '', '01712345678'])
    expect([secret.length > 3, call.body.includes(secret)]).toEqual([true, false]);
  expect((await step(owner, id, 'return')).status).toBe(200);
  await deliverDue(app, hook.id);
  expect(receiver.received).toHaveLength(1);
});
