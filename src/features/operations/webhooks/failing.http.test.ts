import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { startReceiver } from '../../../../tests/support/webhook-receiver.ts';
import {
  deliverDue,
  type MadeWebhook,
  makeWebhook,
  passTime,
  readDeliveries,
} from '../../../../tests/support/webhooks.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { announceEvent } from './service/announce.ts';
import { deliverWebhook } from './service/deliver.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_WEBHOOKS_LOCAL: '1' } });
const owner = await signInAdmin(app);
const receiver = await startReceiver();

beforeEach(async () => {
  await app.pool.query('delete from webhook_endpoint');
  Object.assign(receiver, { mood: 200, onCall: undefined });
  receiver.received.length = 0;
});

const work = { contentId: createId(), contributorId: createId(), title: 'Heron', version: 1 };
const published = { ...work, url: 'https://arbor.example/content/1', publishedAt: '2026-11-22T10:00:00.000Z' };
const announce = () => inTransaction(app.systemContext(), (ctx) => announceEvent(ctx, 'content.published', published));
const makeListening = () => makeWebhook(owner, receiver, ['content.published']);
const markFailing = () => app.pool.query('update webhook_endpoint set failing_since = now()');
const idsOf = async (endpoint: MadeWebhook) => (await readDeliveries(app, endpoint.id)).map(({ id }) => id);
const deliver = (id = '') => deliverWebhook(app.systemContext(), id);

/**
 * Holds back the receiver's responses.
 * @returns a function that releases them
 */
function holdAnswers(): () => void {
  const waiting: (() => void)[] = [];
  receiver.onCall = () => new Promise((resolve) => void waiting.push(resolve));
  return () => {
    receiver.onCall = undefined;
    for (const resolve of waiting) resolve();
  };
}
const haveCalled = (calls: number) => expect.poll(() => receiver.received.length).toBe(calls);

describe('an endpoint where nothing arrives', () => {
  it('is called for one event at a time, and the others cost no try', async () => {
    const endpoint = await makeListening();
    for (let each = 0; each < 3; each += 1) await announce();
    await markFailing();
    const [first, second, third] = await idsOf(endpoint);
    const answer = holdAnswers();
    const running = deliver(first);
    await haveCalled(1);
    await Promise.all([deliver(second), deliver(third)]);
    expect(receiver.received).toHaveLength(1);
    const waiting = (await readDeliveries(app, endpoint.id)).slice(1);
    for (const { state, attempts, tries, due_in } of waiting) {
      expect([state, attempts, tries]).toEqual(['pending', 0, 0]);
      expect(due_in).toBeGreaterThan(55);
      expect(due_in).toBeLessThan(305);
    }
    const { rows } = await app.pool.query(
      `select data->>'deliveryId' as id from pgboss.job
       where name = 'deliver-webhook' and start_after > now() + interval '50 seconds' and data->>'deliveryId' = any($1)
       order by 1`,
      [[second, third]],
    );
    expect(rows).toEqual([second, third].map((id) => ({ id })));
    answer();
    await running;
    await passTime(app);
    await deliverDue(app, endpoint.id);
    expect((await readDeliveries(app, endpoint.id)).map(({ state }) => state)).toEqual(Array(3).fill('delivered'));
  });

  it('is called for one of two that come at the same moment', async () => {
    const endpoint = await makeListening();
    for (let each = 0; each < 4; each += 1) await announce();
    await markFailing();
    const ids = await idsOf(endpoint);
    const answer = holdAnswers();
    const running = Promise.all(ids.map(deliver));
    await haveCalled(1);
    await expect
      .poll(async () => (await readDeliveries(app, endpoint.id)).filter(({ due_in }) => (due_in ?? 0) > 50).length)
      .toBe(3);
    answer();
    await running;
    expect(receiver.received).toHaveLength(1);
  });

  it('takes two calls with all of its kind, and none from those where everything arrives', async () => {
    const failing = [await makeListening(), await makeListening(), await makeListening()];
    await announce();
    await markFailing();
    const sound = await makeListening();
    for (let each = 0; each < 3; each += 1) await announce();
    const answer = holdAnswers();
    const running: Promise<void>[] = [];
    for (const [index, endpoint] of failing.entries()) {
      running.push(deliver((await idsOf(endpoint))[0]));
      if (index < 2) await haveCalled(index + 1);
    }
    await running[2];
    expect(receiver.received).toHaveLength(2);
    const others = (await idsOf(sound)).map(deliver);
    await haveCalled(5);
    answer();
    await Promise.all([...running, ...others]);
  });

  it('is sent a test at once', async () => {
    const endpoint = await makeListening();
    await announce();
    await markFailing();
    const [first] = await idsOf(endpoint);
    const answer = holdAnswers();
    const running = deliver(first);
    await haveCalled(1);
    const { body } = await owner.call('POST', `/webhooks/test/${endpoint.id}`);
    const test = deliver((body['delivery'] as { _id: string })._id);
    await haveCalled(2);
    answer();
    await Promise.all([running, test]);
  });

  it('waits no longer for one whose process died', async () => {
    const endpoint = await makeListening();
    await announce();
    await announce();
    await markFailing();
    const [dead, next] = await idsOf(endpoint);
    await app.pool.query("update webhook_delivery set leased_until = now() - interval '1 second' where id = $1", [
      dead,
    ]);
    await deliver(next);
    expect(receiver.received).toHaveLength(1);
  });

  it('is known by what its address of now answers', async () => {
    const endpoint = await makeListening();
    await announce();
    await markFailing();
    receiver.onCall = async () => {
      receiver.onCall = undefined;
      await owner.call('PATCH', `/webhooks/update/${endpoint.id}`, { url: `${receiver.origin}/moved` });
      await markFailing();
    };
    await deliverDue(app, endpoint.id);
    expect((await owner.call('GET', `/webhooks/single/${endpoint.id}`)).body['failingSince']).not.toBeNull();
  });
});
