import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { browser, signInAdmin, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { readSorted } from '../../../../tests/support/read-sorted.ts';
import { startReceiver } from '../../../../tests/support/webhook-receiver.ts';
import { deliverDue, makeWebhook, readDeliveries, verifyCall } from '../../../../tests/support/webhooks.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { MAX_ENDPOINTS } from './contract/webhooks.ts';
import { announceEvent } from './service/announce.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_WEBHOOKS_LOCAL: '1' } });
/** As in production, this application refuses private networks. */
const strict = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const owner = await signInAdmin(app);
const strictOwner = await signInAdmin(strict);
const receiver = await startReceiver();

beforeEach(async () => {
  await app.pool.query('delete from webhook_endpoint');
  await strict.pool.query('delete from webhook_endpoint');
  receiver.mood = 200;
  receiver.received.length = 0;
});

const url = 'https://hooks.example.com/arbor';
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
const readLast = () => {
  const call = receiver.received.at(-1);
  if (call === undefined) throw new Error('nothing came');
  return call;
};

describe('an endpoint', () => {
  it('is added with a secret that is told once and kept encrypted', async () => {
    const { status, body } = await owner.call('POST', '/webhooks/create', {
      url: `${url}#part`,
      description: '  Our CRM ',
      events: ['order.paid', 'order.paid', 'content.published'],
    });
    const endpoint = body['endpoint'] as Record<string, unknown>;
    expect(status).toBe(200);
    expect(endpoint).toMatchObject({
      url,
      description: 'Our CRM',
      events: ['order.paid', 'content.published'],
      isEnabled: true,
      disabledBy: null,
      failingSince: null,
      previousSecretUntil: null,
      createdBy: { name: 'The owner' },
    });
    const secret = String(body['secret']);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const single = await owner.call('GET', `/webhooks/single/${String(endpoint['_id'])}`);
    const all = await owner.call('GET', '/webhooks/all');
    expect(single.body).toEqual(endpoint);
    expect(all.body).toMatchObject({ items: [endpoint], total: 1, nextCursor: null });
    const { rows } = await app.pool.query('select * from webhook_secret');
    const { rows: logged } = await app.pool.query("select details from audit_log where action = 'webhook.create'");
    for (const told of [single.body, all.body, rows, logged]) {
      expect(JSON.stringify(told)).not.toContain(secret);
      expect(JSON.stringify(told)).not.toContain(secret.slice(6));
    }
    expect(JSON.stringify(logged)).not.toContain('/arbor');
  });

  it.each([
    ['http://hooks.example.com/', 'https://'],
    ['https://user:pass@hooks.example.com/', 'username and password'],
    ['https://hooks.example.com:22/', '443 and 8443'],
    ['https://127.0.0.1/', 'private network'],
    ['https://0x7f.1/', 'private network'],
    ['https://2130706433/', 'private network'],
    ['https://localhost./', 'private network'],
    ['https://[::ffff:10.0.0.1]/', 'private network'],
    ['https://169.254.169.254/latest', 'private network'],
    ['hooks.example.com', 'full address'],
    [`https://hooks.example.com/${'ক'.repeat(400)}`, 'too long'],
  ])('is not added or changed to %s', async (wrong, words) => {
    const events = ['order.paid'];
    const added = await strictOwner.call('POST', '/webhooks/create', { url: wrong, events });
    const { id } = await makeWebhook(strictOwner, { origin: 'https://hooks.example.com' });
    const changed = await strictOwner.call('PATCH', `/webhooks/update/${id}`, { url: wrong });
    for (const { status, body } of [added, changed]) {
      expect(status).toBe(400);
      expect(body['errors']).toEqual([{ path: 'url', message: expect.stringContaining(words) }]);
    }
    expect((await strictOwner.call('GET', `/webhooks/single/${id}`)).body['url']).toBe('https://hooks.example.com/in');
  });

  it.each([
    [{ url, events: [] }, 'events'],
    [{ url, events: ['user.created'] }, 'events.0'],
    [{ url, events: ['webhook.test'] }, 'events.0'],
    [{ url }, 'events'],
    [{ url: '', events: ['order.paid'] }, 'url'],
    [{ url: `https://hooks.example.com/${'a'.repeat(500)}`, events: ['order.paid'] }, 'url'],
    [{ url, events: ['order.paid'], description: 'a'.repeat(201) }, 'description'],
    [{ url, events: ['order.paid'], secret: 'mine' }, ''],
  ])('is refused for %j', async (wrong, path) => {
    const { status, body } = await owner.call('POST', '/webhooks/create', wrong);
    expect(status).toBe(400);
    expect((body['errors'] as { path: string }[]).map((error) => error.path)).toContain(path);
  });

  it('is one of twenty at most, however many are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_ENDPOINTS + 4 }, () =>
        owner.call('POST', '/webhooks/create', { url, events: ['order.paid'] }),
      ),
    );
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(200), count(409)]).toEqual([MAX_ENDPOINTS, 4]);
    const { body } = await owner.call('GET', '/webhooks/all?limit=7');
    expect([(body['items'] as unknown[]).length, body['total']]).toEqual([7, MAX_ENDPOINTS]);
    const next = await owner.call('GET', `/webhooks/all?limit=100&cursor=${String(body['nextCursor'])}`);
    expect((next.body['items'] as unknown[]).length).toBe(MAX_ENDPOINTS - 7);
    expect((await owner.call('GET', '/webhooks/all?sort=description')).status).toBe(400);
  });

  it('is sorted by host, number of events and status', async () => {
    const make = async (host: string, events: string[]) => {
      const { body } = await owner.call('POST', '/webhooks/create', { url: `https://${host}/hook`, events });
      return (body['endpoint'] as { _id: string })._id;
    };
    await make('b.example.com', ['order.paid']);
    const off = await make('c.example.com', ['order.paid', 'order.refunded', 'withdraw.paid']);
    const failing = await make('a.example.com', ['order.paid', 'order.refunded']);
    await owner.call('PATCH', `/webhooks/update/${off}`, { isEnabled: false });
    await app.pool.query('update webhook_endpoint set failing_since = now() where id = $1', [failing]);
    const read = async (sort: string) => {
      const toUrl = ({ url }: { url: string }) => url;
      const urls = (await readSorted(owner, '/webhooks/all?limit=2', toUrl, sort)) as string[];
      return urls.map((url) => new URL(url).host.slice(0, 1)).join('');
    };
    expect(await read('added')).toBe('bca');
    expect(await read('url')).toBe('abc');
    expect(await read('-events')).toBe('cab');
    expect(await read('state')).toBe('cab');
  });

  it('is deleted with its deliveries, also while something is announced', async () => {
    const { id } = await makeWebhook(owner, receiver, ['content.published']);
    await announce();
    const ends = await Promise.allSettled([
      announce(),
      owner.call('DELETE', `/webhooks/delete/${id}`),
      announce(),
      owner.call('DELETE', `/webhooks/delete/${id}`),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
    const statuses = ends.flatMap((end) => (end.status === 'fulfilled' && end.value ? [end.value.status] : []));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await readDeliveries(app, id)).toEqual([]);
    expect((await app.pool.query('select id from webhook_secret')).rows).toEqual([]);
  });
});

describe('a secret', () => {
  it('that is rolled counts for a day beside the new one', async () => {
    const { id, secret } = await makeWebhook(owner, receiver, ['content.published']);
    const { body } = await owner.call('POST', `/webhooks/roll-secret/${id}`);
    const next = String(body['secret']);
    expect(next).not.toBe(secret);
    const { previousSecretUntil: until } = body['endpoint'] as { previousSecretUntil: string };
    expect((Date.parse(until) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    await announce();
    await deliverDue(app, id);
    verifyCall(readLast(), secret);
    verifyCall(readLast(), next);
    await app.pool.query(
      "update webhook_secret set created_at = now() - interval '25 hours' where expires_at is not null",
    );
    // Simulates that a day has passed; the database otherwise refuses this change.
    await app.pool.query('alter table webhook_secret disable trigger webhook_secret_kept');
    await app.pool.query(
      "update webhook_secret set expires_at = now() - interval '1 hour' where expires_at is not null",
    );
    await app.pool.query('alter table webhook_secret enable trigger webhook_secret_kept');
    await announce();
    await deliverDue(app, id);
    expect(String(readLast().headers['webhook-signature']).split(' ')).toHaveLength(1);
    verifyCall(readLast(), next);
  });

  it('ends at once by rolling twice', async () => {
    const { id, secret } = await makeWebhook(owner, receiver, ['content.published']);
    const secrets: string[] = [];
    for (let round = 0; round < 2; round += 1)
      secrets.push(String((await owner.call('POST', `/webhooks/roll-secret/${id}`)).body['secret']));
    await announce();
    await deliverDue(app, id);
    for (const each of secrets) verifyCall(readLast(), each);
    expect(() => verifyCall(readLast(), secret)).toThrow();
  });

  it('is rolled one after the other where two owners do it at once', async () => {
    const { id } = await makeWebhook(owner, receiver, ['content.published']);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => owner.call('POST', `/webhooks/roll-secret/${id}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { rows } = await app.pool.query<{ n: number }>('select count(*) as n from webhook_secret');
    expect(rows).toEqual([{ n: 2 }]);
  });
});

it('is nobody’s but the owners’', async () => {
  const { id } = await makeWebhook(owner, receiver);
  const people = [
    browser(app),
    await signInUser(app),
    await signInContributor(app),
    await signInAdmin(app, 'moderator'),
  ];
  const calls = [
    ['GET', '/webhooks/all'],
    ['GET', `/webhooks/single/${id}`],
    ['GET', `/webhooks/deliveries/${id}`],
    ['POST', `/webhooks/roll-secret/${id}`],
    ['POST', `/webhooks/test/${id}`],
    ['DELETE', `/webhooks/delete/${id}`],
  ] as const;
  for (const [index, person] of people.entries())
    for (const [method, path] of calls)
      expect((await person.call(method, path)).status).toBe(index === people.length - 1 ? 403 : 401);
});
