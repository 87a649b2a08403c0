import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { readSorted } from '../../../../tests/support/read-sorted.ts';
import { startReceiver } from '../../../../tests/support/webhook-receiver.ts';
import { deliverDue, makeWebhook, passTime, readDeliveries, verifyCall } from '../../../../tests/support/webhooks.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { webhooksJobs } from './jobs.ts';
import { announceEvent } from './service/announce.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_WEBHOOKS_LOCAL: '1' } });
const owner = await signInAdmin(app);
const receiver = await startReceiver();

beforeEach(async () => {
  receiver.onCall = undefined;
  await app.pool.query('delete from webhook_endpoint');
  receiver.mood = 200;
  receiver.received.length = 0;
});

const announce = () =>
  inTransaction(app.systemContext(), (ctx) =>
    announceEvent(ctx, 'content.published', {
      contentId: createId(),
      contributorId: createId(),
      title: 'Heron',
      version: 1,
      url: 'https://arbor.example/content/1',
      publishedAt: new Date().toISOString(),
    }),
  );
const cleanUp = async () => {
  await webhooksJobs.find(({ name }) => name === 'delete-old-webhooks')?.handle(app.systemContext(), {});
};
/** Reads the maximum number of rows of a table that one statement deleted while `work` ran. */
async function readMostDeleted(table: string, work: () => Promise<unknown>): Promise<number> {
  await app.pool.query('create table deleted_rows (n bigint not null)');
  await app.pool.query(`create function count_deleted() returns trigger language plpgsql as $$
    begin insert into deleted_rows select count(*) from gone; return null; end $$`);
  await app.pool.query(`create trigger count_deleted after delete on ${table} referencing old table as gone
    for each statement execute function count_deleted()`);
  await work();
  const { rows } = await app.pool.query<{ most: number }>('select max(n) as most from deleted_rows');
  await app.pool.query('drop function count_deleted cascade');
  await app.pool.query('drop table deleted_rows');
  return rows[0]?.most ?? 0;
}
const readLast = () => {
  const call = receiver.received.at(-1);
  if (call === undefined) throw new Error('nothing came');
  return call;
};

describe('deliveries', () => {
  it('are listed by state and shown with body and attempts', async () => {
    const { id, secret } = await makeWebhook(owner, receiver, ['content.published']);
    await announce();
    await deliverDue(app, id);
    receiver.mood = 500;
    await announce();
    await deliverDue(app, id);
    const list = async (query: string) => (await owner.call('GET', `/webhooks/deliveries/${id}${query}`)).body;
    expect(await list('')).toMatchObject({
      items: [
        { state: 'pending', attempts: 1, lastStatus: 500, lastError: 'status', event: { type: 'content.published' } },
        { state: 'delivered', attempts: 1, lastStatus: 200, lastError: null, nextAt: null },
      ],
      total: 2,
    });
    expect(await list('?state=delivered')).toMatchObject({ items: [{ state: 'delivered' }], total: 1 });
    const { items, nextCursor } = (await list('?limit=1')) as { items: { _id: string }[]; nextCursor: string };
    expect(await list(`?limit=1&cursor=${nextCursor}`)).toMatchObject({ items: [{ state: 'delivered' }] });
    const toState = ({ state }: { state: string }) => state;
    const path = `/webhooks/deliveries/${id}?limit=1`;
    expect(await readSorted(owner, path, toState, 'state')).toEqual(['delivered', 'pending']);
    expect(await readSorted(owner, path, toState, 'happened')).toEqual(['delivered', 'pending']);
    expect(await list('?sort=answer')).toMatchObject({ code: 'bad_input' });
    expect(await list('?state=lost')).toMatchObject({ code: 'bad_input' });
    expect(await list('?cursor=made-up')).toMatchObject({ code: 'bad_input' });
    const { body } = await owner.call('GET', `/webhooks/delivery/${items[0]?._id}`);
    expect(body['body']).toBe(readLast().body);
    expect(body['attempts']).toEqual([
      { number: 1, at: expect.any(String), milliseconds: expect.any(Number), status: 500, error: 'status' },
    ]);
    verifyCall(readLast(), secret);
  });

  it('are replayed with the same webhook-id and all retries, delivered or given up', async () => {
    const { id } = await makeWebhook(owner, receiver, ['content.published']);
    await announce();
    await deliverDue(app, id);
    const [{ id: deliveryId = '', event_id = '' } = {}] = await readDeliveries(app, id);
    receiver.mood = 500;
    const { status, body } = await owner.call('POST', `/webhooks/replay/${deliveryId}`);
    expect([status, body['delivery']]).toMatchObject([200, { state: 'pending', attempts: 1 }]);
    for (let round = 0; round < 11; round += 1) {
      await passTime(app);
      await deliverDue(app, id);
    }
    expect(await readDeliveries(app, id)).toMatchObject([{ state: 'failed', attempts: 11, tries: 10 }]);
    receiver.mood = 200;
    await owner.call('POST', `/webhooks/replay/${deliveryId}`);
    await deliverDue(app, id);
    expect(await readDeliveries(app, id)).toMatchObject([{ state: 'delivered', attempts: 12, tries: 1 }]);
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(12).fill(event_id));
  });

  it('are sent once for replays at the same time, and not begun again while one is on its way', async () => {
    const { id } = await makeWebhook(owner, receiver, ['content.published']);
    await announce();
    const [{ id: deliveryId = '' } = {}] = await readDeliveries(app, id);
    let answer = () => {};
    receiver.onCall = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const sending = deliverDue(app, id);
    await expect.poll(() => receiver.received.length).toBe(1);
    const refused = await owner.call('POST', `/webhooks/replay/${deliveryId}`);
    expect([refused.status, refused.body['detail']]).toEqual([409, expect.stringContaining('right now')]);
    receiver.onCall = undefined;
    answer();
    await sending;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.call('POST', `/webhooks/replay/${deliveryId}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await deliverDue(app, id);
    await deliverDue(app, id);
    expect(receiver.received).toHaveLength(2);
  });

  it('of a test say so, and need an endpoint that is on', async () => {
    const { id, secret } = await makeWebhook(owner, receiver);
    const { status, body } = await owner.call('POST', `/webhooks/test/${id}`);
    expect([status, body['delivery']]).toMatchObject([200, { state: 'pending', event: { type: 'webhook.test' } }]);
    await deliverDue(app, id);
    expect(verifyCall(readLast(), secret)).toMatchObject({ type: 'webhook.test', data: { site: 'http://localhost' } });
    await owner.call('PATCH', `/webhooks/update/${id}`, { isEnabled: false });
    const [{ id: deliveryId = '' } = {}] = await readDeliveries(app, id);
    const answers = [
      await owner.call('POST', `/webhooks/test/${id}`),
      await owner.call('POST', `/webhooks/replay/${deliveryId}`),
    ];
    expect(answers.map((answer) => [answer.status, answer.body['detail']])).toEqual([
      [409, 'This webhook is off. Turn it on first.'],
      [409, 'This webhook is off. Turn it on first.'],
    ]);
  });

  it('are kept for a month after their event, unless one is on its way', async () => {
    const { id } = await makeWebhook(owner, receiver, ['content.published']);
    await announce();
    await deliverDue(app, id);
    receiver.mood = 500;
    await announce();
    await app.pool.query('alter table webhook_event disable trigger webhook_event_kept');
    await app.pool.query("update webhook_event set created_at = now() - interval '31 days'");
    await app.pool.query('alter table webhook_event enable trigger webhook_event_kept');
    await announce();
    await cleanUp();
    expect((await readDeliveries(app, id)).map(({ state }) => state)).toEqual(['pending', 'pending']);
  });

  it('are deleted in batches, until nothing old is left', async () => {
    const { id } = await makeWebhook(owner, receiver, ['content.published']);
    await app.pool.query(
      `with event as (
         insert into webhook_event (id, type, version, data, created_at)
         select gen_random_uuid(), 'webhook.test', 1, '{}', now() - interval '31 days' from generate_series(1, 1100) returning id
       )
       insert into webhook_delivery (id, event_id, endpoint_id, state, next_at, last_error)
       select gen_random_uuid(), id, $1, 'failed', null, 'timeout' from event`,
      [id],
    );
    const most = await readMostDeleted('webhook_event', cleanUp);
    expect(await readDeliveries(app, id)).toEqual([]);
    expect(most).toBe(500);
  });

  it('that nobody has in hand a day after their time count as failed, and can be sent again', async () => {
    const { id } = await makeWebhook(owner, receiver, ['content.published']);
    for (let each = 0; each < 4; each += 1) await announce();
    const [lost, held, late, ended] = (await readDeliveries(app, id)).map((row) => row.id);
    await app.pool.query(
      `update webhook_delivery set next_at = now() - interval '25 hours',
         leased_until = case id when $1 then now() + interval '10 seconds' when $2 then now() - interval '1 day' end
       where id = any($3)`,
      [held, ended, [lost, held, ended]],
    );
    await cleanUp();
    expect((await readDeliveries(app, id)).map((row) => [row.id, row.state, row.last_error])).toEqual([
      [lost, 'failed', 'lost'],
      [held, 'pending', null],
      [late, 'pending', null],
      [ended, 'failed', 'lost'],
    ]);
    expect((await owner.call('GET', `/webhooks/delivery/${lost}`)).body).toMatchObject({
      delivery: { state: 'failed', lastError: 'lost' },
    });
    await owner.call('POST', `/webhooks/replay/${lost}`);
    await passTime(app);
    await deliverDue(app, id);
    expect((await readDeliveries(app, id)).map(({ state }) => state)).toEqual([
      'delivered',
      'delivered',
      'delivered',
      'failed',
    ]);
  });

  it('are deleted with their endpoint in batches, which is off meanwhile', async () => {
    const { id } = await makeWebhook(owner, receiver, ['content.published']);
    await app.pool.query(
      `with event as (
         insert into webhook_event (id, type, version, data) select gen_random_uuid(), 'webhook.test', 1, '{}' from generate_series(1, 2100)
         returning id
       )
       insert into webhook_delivery (id, event_id, endpoint_id) select gen_random_uuid(), id, $1 from event`,
      [id],
    );
    const remove = async () => {
      expect((await owner.call('DELETE', `/webhooks/delete/${id}`)).status).toBe(200);
    };
    expect(await readMostDeleted('webhook_delivery', remove)).toBe(1000);
    expect(await readDeliveries(app, id)).toEqual([]);
    const { rows } = await app.pool.query(
      "select 1 from audit_log where action = 'webhook.delete' and subject_id = $1",
      [id],
    );
    expect(rows).toHaveLength(1);
  });
});
