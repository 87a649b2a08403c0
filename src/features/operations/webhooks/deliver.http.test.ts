import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { countStatements } from '../../../../tests/support/count-statements.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { startReceiver } from '../../../../tests/support/webhook-receiver.ts';
import { deliverDue, makeWebhook, passTime, readDeliveries, verifyCall } from '../../../../tests/support/webhooks.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { interruptSteps } from '../../../platform/payments/fail-point.ts';
import { announceEvent } from './service/announce.ts';
import { deliverWebhook } from './service/deliver.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_WEBHOOKS_LOCAL: '1' } });
const owner = await signInAdmin(app);
const receiver = await startReceiver();

beforeEach(async () => {
  await app.pool.query('delete from webhook_endpoint');
  interruptSteps(undefined);
  Object.assign(receiver, { mood: 200, onCall: undefined, headers: {} });
  receiver.received.length = 0;
});

const work = { contentId: createId(), contributorId: createId(), title: 'কৃষ্ণচূড়া "১"', version: 1 };
const published = { ...work, url: 'https://arbor.example/content/1', publishedAt: '2026-11-22T10:00:00.000Z' };
const announce = () => inTransaction(app.systemContext(), (ctx) => announceEvent(ctx, 'content.published', published));
const makeListening = () => makeWebhook(owner, receiver, ['content.published']);
const readEndpoint = async (id: string) => (await owner.call('GET', `/webhooks/single/${id}`)).body;
const readOnly = async (endpointId: string) => {
  const [delivery, ...more] = await readDeliveries(app, endpointId);
  if (delivery === undefined || more.length > 0) throw new Error('There is not one delivery.');
  return delivery;
};
describe('an event', () => {
  it('arrives signed, once, and says what happened', async () => {
    const { id, secret } = await makeListening();
    await announce();
    await deliverDue(app, id);
    await passTime(app);
    await deliverDue(app, id);
    expect(receiver.received).toHaveLength(1);
    const [call] = receiver.received;
    if (call === undefined) throw new Error('nothing came');
    const delivery = await readOnly(id);
    expect(verifyCall(call, secret)).toEqual({
      type: 'content.published',
      version: 1,
      timestamp: expect.stringMatching(/^20\d\d-.*Z$/),
      data: published,
    });
    expect([call.method, call.path, call.headers['webhook-id']]).toEqual(['POST', '/in', delivery.event_id]);
    expect([call.headers['content-type'], call.headers['user-agent']]).toEqual([
      'application/json',
      'Arbor-Webhooks/1',
    ]);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, last_status: 200, last_error: null });
  });

  it('is there only where what it tells has happened', async () => {
    const { id } = await makeListening();
    await expect(
      inTransaction(app.systemContext(), async (ctx) => {
        await announceEvent(ctx, 'content.published', published);
        throw new Error('It was not published.');
      }),
    ).rejects.toThrow('It was not published.');
    expect(await readDeliveries(app, id)).toEqual([]);
  });

  it('goes to those that chose it and are on, and is written for nobody else', async () => {
    const [one, two] = [await makeListening(), await makeListening()];
    const other = await makeWebhook(owner, receiver, ['order.paid']);
    const off = await makeListening();
    await owner.call('PATCH', `/webhooks/update/${off.id}`, { isEnabled: false });
    await announce();
    const counts = await Promise.all(
      [one, two, other, off].map(async ({ id }) => (await readDeliveries(app, id)).length),
    );
    expect(counts).toEqual([1, 1, 0, 0]);
    const events = await Promise.all([one, two].map(async ({ id }) => (await readOnly(id)).event_id));
    expect(events[0]).toBe(events[1]);
    await app.pool.query('delete from webhook_endpoint');
    const count = async () =>
      (await app.pool.query<{ n: number }>('select count(*) as n from webhook_event')).rows[0]?.n;
    const before = await count();
    await announce();
    expect(await count()).toBe(before);
  });

  it('is written and queued by as many statements, to however many it goes', async () => {
    await makeListening();
    await announce();
    const before = await countStatements(announce);
    for (let each = 0; each < 5; each += 1) await makeListening();
    expect(await countStatements(announce)).toBe(before);
  });

  it('is run by the queue as it is announced', async () => {
    const { id } = await makeListening();
    await announce();
    const { rows } = await app.pool.query<{ data: object }>(
      "select data from pgboss.job where name = 'deliver-webhook' order by created_on desc limit 1",
    );
    expect(rows).toEqual([{ data: { deliveryId: (await readOnly(id)).id } }]);
  });
});

describe('a call that fails', () => {
  it.each([
    [500, { last_status: 500, last_error: 'status' }],
    [404, { last_status: 404, last_error: 'status' }],
    [429, { last_status: 429, last_error: 'status' }],
    ['redirect', { last_status: 302, last_error: 'redirect' }],
    ['cut', { last_status: null, last_error: 'connection' }],
    ['upgrade', { last_status: 101, last_error: 'status' }],
    ['odd status', { last_status: null, last_error: 'status' }],
  ] as const)('for %s is made again later, with the same webhook-id', async (mood, expected) => {
    const { id, secret } = await makeListening();
    await announce();
    receiver.mood = mood;
    await deliverDue(app, id);
    const failed = await readOnly(id);
    expect(failed).toMatchObject({ state: 'pending', attempts: 1, ...expected });
    expect(failed.due_in).toBeGreaterThan(3);
    expect(failed.due_in).toBeLessThan(7);
    // The delivery isn't sent before it is due.
    await deliverWebhook(app.systemContext(), failed.id);
    expect(receiver.received).toHaveLength(1);
    const { rows } = await app.pool.query<{ waits: boolean }>(
      `select start_after > now() as waits from pgboss.job where name = 'deliver-webhook' and data->>'deliveryId' = $1
       order by start_after desc limit 1`,
      [failed.id],
    );
    expect(rows).toEqual([{ waits: true }]);
    receiver.mood = 204;
    await passTime(app);
    await deliverDue(app, id);
    expect(await readOnly(id)).toMatchObject({ state: 'delivered', attempts: 2, last_status: 204, last_error: null });
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([failed.event_id, failed.event_id]);
    const [first, second] = receiver.received.map((call) => verifyCall(call, secret));
    expect(first).toEqual(second);
  });

  it.each([
    [429, '900', 900],
    [503, '900', 900],
    [503, 'in an hour', 3600],
    // The delay is at most a day and never shorter than the regular one.
    [503, '9999999', 86_400],
    [503, '1', 5],
    [503, 'soon', 5],
    [500, '900', 5],
  ])('for %s that asks to wait %s waits %s seconds', async (mood, retryAfter, seconds) => {
    const { id } = await makeListening();
    await announce();
    // The date is computed here, because earlier tests may have taken long.
    const sent = retryAfter === 'in an hour' ? new Date(Date.now() + 3_600_000).toUTCString() : retryAfter;
    Object.assign(receiver, { mood, headers: { 'retry-after': sent } });
    await deliverDue(app, id);
    const { due_in } = await readOnly(id);
    expect(due_in).toBeGreaterThan(seconds - 3);
    expect(due_in).toBeLessThan(seconds + 3);
  });

  it('is made ten times, later each time, and then given up', async () => {
    const { id } = await makeListening();
    await announce();
    receiver.mood = 503;
    const waits: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      await passTime(app);
      await deliverDue(app, id);
      const { due_in } = await readOnly(id);
      if (due_in !== null) waits.push(due_in);
    }
    expect(receiver.received).toHaveLength(10);
    expect(waits).toHaveLength(9);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    expect(await readOnly(id)).toMatchObject({ state: 'failed', attempts: 10, last_status: 503, last_error: 'status' });
    expect(await readEndpoint(id)).toMatchObject({ isEnabled: true, failingSince: expect.any(String) });
  });

  it('never follows a redirect, and reads little of what is answered', async () => {
    const { id } = await makeListening();
    await announce();
    receiver.mood = 'redirect';
    await deliverDue(app, id);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/in']);
    receiver.mood = 'huge';
    await passTime(app);
    await deliverDue(app, id);
    expect(await readOnly(id)).toMatchObject({ state: 'delivered', last_status: 200 });
  });

  it('forgets that it failed once something arrives', async () => {
    const { id } = await makeListening();
    await announce();
    receiver.mood = 500;
    await deliverDue(app, id);
    expect((await readEndpoint(id))['failingSince']).not.toBeNull();
    receiver.mood = 200;
    await passTime(app);
    await deliverDue(app, id);
    expect((await readEndpoint(id))['failingSince']).toBeNull();
  });
});

describe('processes', () => {
  it('never call at the same time for one delivery', async () => {
    const { id } = await makeListening();
    await announce();
    const { id: deliveryId } = await readOnly(id);
    let answer = () => {};
    receiver.onCall = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const first = deliverWebhook(app.systemContext(), deliveryId);
    await expect.poll(() => receiver.received.length).toBe(1);
    const others = Array.from({ length: 8 }, () => deliverWebhook(app.systemContext(), deliveryId));
    const ends = await Promise.allSettled(others);
    answer();
    await first;
    // The other calls respond with "retry later", because the process that holds the delivery may be dead.
    expect(ends.map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
    expect(receiver.received).toHaveLength(1);
    expect(await readOnly(id)).toMatchObject({ state: 'delivered', attempts: 1 });
    await deliverWebhook(app.systemContext(), deliveryId);
    expect(receiver.received).toHaveLength(1);
  });

  it.each([
    ['webhook 1: in hand', 1],
    ['webhook 2: called', 2],
  ])('that die at «%s» leave it to another, which sends the same', async (where, calls) => {
    const { id } = await makeListening();
    await announce();
    const { id: deliveryId } = await readOnly(id);
    interruptSteps((step) => {
      if (step === where) throw new Error('The process died.');
    });
    await expect(deliverWebhook(app.systemContext(), deliveryId)).rejects.toThrow('The process died.');
    interruptSteps(undefined);
    // The delivery's lease has not expired yet.
    await expect(deliverWebhook(app.systemContext(), deliveryId)).rejects.toThrow(/in hand/);
    await app.pool.query("update webhook_delivery set leased_until = now() - interval '1 second'");
    await deliverWebhook(app.systemContext(), deliveryId);
    expect(receiver.received).toHaveLength(calls);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await readOnly(id)).toMatchObject({ state: 'delivered', attempts: 2 });
    const { body } = await owner.call('GET', `/webhooks/delivery/${deliveryId}`);
    expect((body['attempts'] as { milliseconds: number | null }[]).map(({ milliseconds }) => milliseconds)).toEqual([
      expect.any(Number),
      null,
    ]);
  });

  it('that come back late change nothing of what another has done since', async () => {
    const { id } = await makeListening();
    await announce();
    const { id: deliveryId } = await readOnly(id);
    let release = () => {};
    receiver.mood = 500;
    receiver.onCall = () =>
      new Promise((resolve) => {
        release = resolve;
      });
    const late = deliverWebhook(app.systemContext(), deliveryId);
    await expect.poll(() => receiver.received.length).toBe(1);
    const finishLate = release;
    await passTime(app);
    receiver.onCall = async () => {
      receiver.mood = 200;
    };
    await deliverWebhook(app.systemContext(), deliveryId);
    receiver.mood = 500;
    finishLate();
    await late;
    expect(await readOnly(id)).toMatchObject({ state: 'delivered', attempts: 2, last_status: 200 });
  });
});
