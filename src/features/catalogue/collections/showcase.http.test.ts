import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeCollection, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { browser, type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';

let app: TestApp;
let admin: SignedInAdmin;
let work: Awaited<ReturnType<typeof makeContent>>;

const HOUR = 3_600_000;
const soon = (hours: number): string => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR).toISOString();
const none = { from: null, until: null };
const call = async (method: string, path: string, body?: object, status = 200) => {
  const answer = await admin.call(method, `/collection/${path}`, body);
  expect(answer).toMatchObject({ status });
  return answer.body;
};
const showcase = (before: string[], ids: string[], status = 200) => call('PUT', 'showcase', { before, ids }, status);
const schedule = (id: string, time: object, status = 200, before: object = none) =>
  call('PUT', `schedule/${id}`, { before, ...time }, status);

let asked = 0;
/** Reads with a different URL each time, because responses are cached for a second. */
const read = async (path: string): Promise<{ status: number; body: { items: { _id: string; key: string }[] } }> => {
  asked += 1;
  const response = await app.fetch(`/api/v1/${path}${path.includes('?') ? '&' : '?'}asked=${asked}`);
  return { status: response.status, body: (await response.json()) as { items: { _id: string; key: string }[] } };
};
const readKeys = async (path: string): Promise<string[]> => (await read(path)).body.items.map(({ key }) => key);
const stateOf = async (id: string) =>
  ((await call('GET', `every/${id}`))['collection'] as Record<string, unknown>)['state'];

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  admin = await signInAdmin(app, 'moderator');
  const category = await makeCategory(app, 'boats');
  const contributor = await makeContributor(app, 'rahim');
  work = await makeContent(app, { category, contributor, title: 'One' });
});

beforeEach(async () => {
  await app.pool.query('delete from collection');
});

describe('the time of a collection', () => {
  it('decides whether visitors see it: in the list, by itself, its works and on the home page', async () => {
    const id = await makeCollection(app, 'eid', [work]);
    await showcase([], [id]);
    const isSeen = async () => ({
      all: await readKeys('collection/all'),
      home: await readKeys('collection/showcase'),
      works: (await read('content/all?collection=eid')).body.items.length,
      single: (await read('collection/single/eid')).status,
    });
    const seen = { all: ['eid'], home: ['eid'], works: 1, single: 200 };
    const unseen = { all: [], home: [], works: 0, single: 404 };
    expect([await isSeen(), await stateOf(id)]).toEqual([seen, 'live']);
    let before: object = none;
    for (const [time, state] of [
      [{ from: soon(1), until: null }, 'scheduled'],
      [{ from: soon(-1), until: soon(1) }, 'live'],
      [{ from: soon(-2), until: soon(-1) }, 'ended'],
      [{ from: null, until: soon(-1) }, 'ended'],
      [none, 'live'],
    ] as const) {
      expect(await schedule(id, time, 200, before)).toMatchObject({
        visibleFrom: time.from,
        visibleUntil: time.until,
        state,
      });
      expect([state, await isSeen()]).toEqual([state, state === 'live' ? seen : unseen]);
      before = time;
    }
    await call('PUT', `toggle/publish/${id}`, { published: false });
    expect([await isSeen(), await stateOf(id)]).toEqual([unseen, 'hidden']);
  });

  it('begins and ends by itself: nothing else has to happen at that moment', async () => {
    const id = await makeCollection(app, 'eid', [work]);
    await showcase([], [id]);
    // The test changes the schedule in the database directly, because the API refuses times in the past.
    const move = (from: string, until: string) =>
      app.pool.query(
        `update collection set visible_from = date_trunc('milliseconds', now() + $1::interval),
           visible_until = date_trunc('milliseconds', now() + $2::interval)`,
        [from, until],
      );
    for (const [from, until, keys] of [
      ['1 minute', '1 hour', []],
      ['-1 millisecond', '1 hour', ['eid']],
      ['-1 hour', '0', []],
    ] as const) {
      await move(from, until);
      expect([from, await readKeys('collection/showcase')]).toEqual([from, keys]);
    }
  });

  it('is refused beside the field where it ends before it begins, and where it is none', async () => {
    const id = await makeCollection(app, 'eid', [work]);
    for (const [time, path] of [
      [{ from: soon(2), until: soon(1) }, 'until'],
      [{ from: soon(2), until: soon(2) }, 'until'],
      [{ from: 'tomorrow', until: null }, 'from'],
      [{ from: '0001-01-01T00:00:00Z', until: null }, 'from'],
      [{ from: null, until: '2026-13-01T00:00:00Z' }, 'until'],
    ] as const) {
      const { errors } = await schedule(id, time, 400);
      expect([time, (errors as { path: string }[]).map((each) => each.path)]).toEqual([time, [path]]);
    }
    expect(await call('GET', `every/${id}`)).toMatchObject({ collection: { visibleFrom: null, visibleUntil: null } });
    await expect(
      app.pool.query(`update collection set visible_from = '2026-02-01', visible_until = '2026-01-01'`),
    ).rejects.toThrow(/collection_visible_in_order/);
  });

  it('of one of two admins who set it at once stays; the other is told to reload', async () => {
    const id = await makeCollection(app, 'eid', [work]);
    const answers = await Promise.all(
      [1, 2].map((hours) =>
        admin.call('PUT', `/collection/schedule/${id}`, { before: none, from: null, until: soon(hours) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body;
    expect((await call('GET', `every/${id}`))['collection']).toMatchObject({ visibleUntil: won?.['visibleUntil'] });
    const { rows } = await app.pool.query(
      `select details from audit_log where action = 'collection.schedule' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ details: { key: 'eid', from: null, until: won?.['visibleUntil'] } }]);
  });
});

describe('the showcase', () => {
  it('is what the home page shows, in its own order, of what is public', async () => {
    const ids: string[] = [];
    for (const key of ['a', 'b', 'c', 'd']) ids.push(await makeCollection(app, key, [work]));
    const [a = '', b = '', c = '', d = ''] = ids;
    expect(await readKeys('collection/showcase')).toEqual([]);
    await showcase([], [d, b, a]);
    expect(await readKeys('collection/showcase')).toEqual(['d', 'b', 'a']);
    await call('PUT', `toggle/publish/${b}`, { published: false });
    expect(await readKeys('collection/showcase')).toEqual(['d', 'a']);
    await showcase([d, b, a], [a, b, c, d]);
    expect(await readKeys('collection/showcase')).toEqual(['a', 'c', 'd']);
    // After a deletion the others keep their order.
    await call('DELETE', `delete/${c}`);
    await showcase([a, b, d], [d]);
    expect(await readKeys('collection/showcase')).toEqual(['d']);
  });

  it('refuses what is no collection, one twice, and more than fit', async () => {
    const ids: string[] = [];
    for (let each = 0; each < 25; each += 1) ids.push(await makeCollection(app, `many-${each}`, []));
    const [a = ''] = ids;
    for (const wanted of [[a, a], [a, createId()], ['nothing'], ids]) {
      const { errors } = await showcase([], wanted, 400);
      expect((errors as { path: string }[]).map(({ path }) => path)).toEqual(['ids']);
    }
    await showcase([], ids.slice(0, 24));
    expect(await readKeys('collection/showcase')).toHaveLength(8);
  });

  it('of one of two admins who change it at once stays; the other is told to reload', async () => {
    const ids: string[] = [];
    for (const key of ['a', 'b']) ids.push(await makeCollection(app, key, [work]));
    const [a = '', b = ''] = ids;
    const answers = await Promise.all(
      [[a], [b], [b, a]].map((wanted) => admin.call('PUT', '/collection/showcase', { before: [], ids: wanted })),
    );
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['detail']).toContain('Reload');
  });

  it('is changed by admins only', async () => {
    for (const path of ['showcase', `schedule/${createId()}`])
      expect((await browser(app).call('PUT', `/collection/${path}`, { before: [], ids: [] })).status).toBe(401);
    await schedule(createId(), none, 404);
  });
});
