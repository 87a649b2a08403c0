import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { startReceiver } from '../../../../tests/support/webhook-receiver.ts';
import { deliverDue, makeWebhook, passTime, readDeliveries } from '../../../../tests/support/webhooks.ts';
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
const readEndpoint = async (id: string) => (await owner.call('GET', `/webhooks/single/${id}`)).body;
const readWaitingMail = async () =>
  (
    await app.pool.query<{ recipient: string; subject: string; text_body: string }>(
      'select recipient, subject, text_body from mail',
    )
  ).rows;

describe('an endpoint', () => {
  it('is switched off where it answers that it is gone, and the owners are told', async () => {
    await app.pool.query('delete from mail');
    const { id } = await makeListening();
    const moderator = await signInAdmin(app, 'moderator');
    await announce();
    await announce();
    receiver.mood = 410;
    const [first, second] = await readDeliveries(app, id);
    await deliverWebhook(app.systemContext(), first?.id ?? '');
    expect(await readEndpoint(id)).toMatchObject({ isEnabled: false, disabledBy: 'gone' });
    await deliverWebhook(app.systemContext(), second?.id ?? '');
    expect(receiver.received).toHaveLength(1);
    expect((await readDeliveries(app, id)).map(({ state, last_error }) => [state, last_error])).toEqual([
      ['failed', 'status'],
      ['failed', 'disabled'],
    ]);
    const letters = await readWaitingMail();
    expect(letters.map(({ recipient }) => recipient)).toContain(owner.email);
    expect(letters.map(({ recipient }) => recipient)).not.toContain(moderator.email);
    expect(letters[0]?.text_body).toContain(`/admin/webhooks/${id}`);
    // The path may be secret, so the e-mails don't contain it.
    expect(JSON.stringify(letters)).not.toContain('/in');
  });

  it('is switched off after five days without a success', async () => {
    const { id } = await makeListening();
    await announce();
    receiver.mood = 500;
    await deliverDue(app, id);
    await app.pool.query("update webhook_endpoint set failing_since = now() - interval '5 days'");
    await passTime(app);
    await deliverDue(app, id);
    expect(await readEndpoint(id)).toMatchObject({ isEnabled: true });
    await passTime(app);
    await deliverDue(app, id);
    expect(await readEndpoint(id)).toMatchObject({ isEnabled: false, disabledBy: 'failing' });
    expect((await readWaitingMail()).length).toBeGreaterThan(0);
    // After it is switched on again, failures are counted from zero.
    await owner.call('PATCH', `/webhooks/update/${id}`, { isEnabled: true });
    expect(await readEndpoint(id)).toMatchObject({ isEnabled: true, disabledBy: null, failingSince: null });
  });

  it('stays on where it was moved while the old address said that it is gone', async () => {
    const { id } = await makeListening();
    await announce();
    receiver.mood = 410;
    receiver.onCall = async () => {
      receiver.onCall = undefined;
      await owner.call('PATCH', `/webhooks/update/${id}`, { url: `${receiver.origin}/moved` });
    };
    await deliverDue(app, id);
    expect(await readEndpoint(id)).toMatchObject({ isEnabled: true, failingSince: null });
  });

  it('is not waited for by what it tells of while it is deleted', async () => {
    const { id } = await makeListening();
    const client = await app.pool.connect();
    await client.query('begin');
    await client.query('delete from webhook_endpoint where id = $1', [id]);
    await announce();
    await client.query('commit');
    client.release();
    expect(await readDeliveries(app, id)).toEqual([]);
  });
});
