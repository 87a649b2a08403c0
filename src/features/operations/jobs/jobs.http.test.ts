import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeFailedJob } from '../../../../tests/support/failed-jobs.ts';
import { readSorted } from '../../../../tests/support/read-sorted.ts';
import { makeWorld } from '../../../../tests/support/world.ts';
import { createId } from '../../../platform/database/id.ts';
import type { OutputOf } from '../../../platform/http/operation.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { jobsContract } from './contract.ts';

type Failed = OutputOf<typeof jobsContract.failed>;

const contentId = '01987654-3210-7abc-8def-001234567890';
let isBroken = true;
let runs = 0;
/** This job fails permanently at its first failure. */
const sendReceipt = defineJob(
  'test-send-receipt',
  z.strictObject({ contentId: z.uuid(), email: z.string() }),
  async (_, { email }) => {
    runs += 1;
    if (isBroken) throw new Error(`no answer for ${email}`);
  },
  { retryLimit: 0, policy: 'short' },
);

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  app = await testApp({ jobs: [sendReceipt] });
  cookie = (await makeWorld(app)).people.owner.cookie;
  await app.jobs.work(app.systemContext);
});

const call = (path: string, method = 'GET') => app.fetch(`/api/v1/admin/jobs/${path}`, { method, headers: { cookie } });
const list = async (query = ''): Promise<Failed> => (await (await call(`failed${query}`)).json()) as Failed;
const inQueue = `?queue=${sendReceipt.name}`;

const enqueue = (options = {}) =>
  app.db
    .transaction()
    .execute((tx) => app.jobs.enqueue(tx, sendReceipt, { contentId, email: 'rahim@example.com' }, options));

async function readAudit(id: string): Promise<object[]> {
  const { rows } = await app.pool.query<object>(
    'select action, subject_type, details from audit_log where subject_id = $1 order by at',
    [id],
  );
  return rows;
}

describe('a job that failed for good', () => {
  let id = '';

  it('is listed without personal data and without a stack', async () => {
    await enqueue();
    await expect.poll(async () => (await list(inQueue)).total, { timeout: 15_000 }).toBe(1);
    const answer = await (await call(`failed${inQueue}`)).text();
    expect(answer).not.toContain('rahim');
    expect(answer).not.toContain('.ts');
    const { items } = JSON.parse(answer) as Failed;
    expect(items).toMatchObject([
      { queue: sendReceipt.name, payload: { contentId, email: null }, retryCount: 0, message: 'no answer for …' },
    ]);
    const [{ createdAt, failedAt } = { createdAt: '', failedAt: '' }] = items;
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.parse(failedAt));
    id = items[0]?._id ?? '';
  });

  it('is not retried beside the same job that waits already', async () => {
    const waiting = await enqueue({ startAfter: new Date(Date.now() + 3_600_000) });
    expect(waiting).toBeDefined();
    expect((await call(`retry/${id}`, 'POST')).status).toBe(409);
    expect((await list(inQueue)).items.map(({ _id }) => _id)).toEqual([id]);
    expect(await readAudit(id)).toEqual([]);
    await app.pool.query('delete from pgboss.job where id = $1', [waiting]);
  });

  it('runs again after a retry, which is audited, and is gone from the list', async () => {
    isBroken = false;
    const before = runs;
    const answer = await call(`retry/${id}`, 'POST');
    expect([answer.status, await answer.json()]).toEqual([200, { queue: sendReceipt.name }]);
    await expect.poll(() => runs, { timeout: 15_000 }).toBe(before + 1);
    expect(await list(inQueue)).toMatchObject({ items: [], total: 0 });
    expect((await call(`retry/${id}`, 'POST')).status).toBe(404);
    expect(await readAudit(id)).toEqual([
      { action: 'job.retry', subject_type: 'job', details: { queue: sendReceipt.name } },
    ]);
  });

  it('can be deleted with the failed run behind it, which is audited', async () => {
    isBroken = true;
    await enqueue();
    await expect.poll(async () => (await list(inQueue)).total, { timeout: 15_000 }).toBe(1);
    const deleted = (await list(inQueue)).items[0]?._id ?? '';
    const { rows } = await app.pool.query<{ source_id: string }>('select source_id from pgboss.job where id = $1', [
      deleted,
    ]);
    expect((await call(`delete/${deleted}`, 'DELETE')).status).toBe(200);
    expect(await list(inQueue)).toMatchObject({ items: [], total: 0 });
    const left = await app.pool.query('select 1 from pgboss.job where id in ($1, $2)', [deleted, rows[0]?.source_id]);
    expect(left.rows).toEqual([]);
    expect((await call(`delete/${deleted}`, 'DELETE')).status).toBe(404);
    expect(await readAudit(deleted)).toEqual([
      { action: 'job.delete', subject_type: 'job', details: { queue: sendReceipt.name } },
    ]);
  });
});

describe('the list', () => {
  it('goes through all pages, newest failure first, without an empty last one', async () => {
    const made: string[] = [];
    for (const queue of ['update-popularity', 'delete-old-visits', 'refresh-popular-keys', 'delete-expired-limits'])
      made.unshift(await makeFailedJob(app, queue));
    const first = await list('?limit=2');
    expect(first).toMatchObject({ total: 4, totalIsMore: false });
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(made);
    expect(second.nextCursor).toBeNull();
    expect((await list('?queue=update-popularity')).items.map(({ _id }) => _id)).toEqual([made[3]]);
  });

  it('goes through jobs that failed within a microsecond of each other, each once', async () => {
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into pgboss.job (id, name, policy, source_name, source_created_on, source_retry_count, created_on)
       select gen_random_uuid(), $1 || '.failed', 'standard', $1, now(), 0,
         timestamptz '2026-02-03 04:05:06.789012Z' + (n / 3) * interval '1 microsecond'
       from generate_series(1, 9) n returning id`,
      [sendReceipt.name],
    );
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Failed = await list(`${inQueue}&limit=2&cursor=${cursor}`);
      seen.push(...page.items.map(({ _id }) => _id));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(rows.length);
    expect(new Set(seen)).toEqual(new Set(rows.map(({ id }) => id)));
    await app.pool.query('delete from pgboss.job where id = any($1::uuid[])', [rows.map(({ id }) => id)]);
  });

  it('is sorted by queue and message', async () => {
    const caller = {
      call: async (_: string, path: string) => {
        const answer = await app.fetch(`/api/v1${path}`, { headers: { cookie } });
        return { status: answer.status, body: await answer.json() };
      },
    };
    const read = async <F extends 'queue' | 'message'>(field: F) =>
      (await readSorted(
        caller,
        '/admin/jobs/failed?limit=2',
        (job: Record<F, string>) => job[field],
        field,
      )) as string[];
    const queues = await read('queue');
    expect(queues).toEqual(queues.toSorted());
    expect(queues).toHaveLength(4);
    const messages = await read('message');
    expect(messages).toEqual(messages.toSorted());
    expect((await call('failed?sort=retries')).status).toBe(400);
  });

  it('goes on after a job that has been deleted in the meantime', async () => {
    const { items, nextCursor } = await list('?limit=2');
    await call(`delete/${items[1]?._id}`, 'DELETE');
    expect((await list(`?limit=2&cursor=${nextCursor}`)).items).toHaveLength(2);
  });

  it('is empty for a queue that does not exist', async () => {
    expect(await list('?queue=nothing')).toEqual({ items: [], nextCursor: null, total: 0, totalIsMore: false });
  });

  it('refuses a cursor that it never gave', async () => {
    expect((await call('failed?cursor=7')).status).toBe(400);
    expect((await call(`failed?cursor=${createId()}`)).status).toBe(400);
    const other = Buffer.from(JSON.stringify(['last', { failedMicroseconds: 1, id: createId() }]));
    expect((await call(`failed?cursor=${other.toString('base64url')}`)).status).toBe(400);
  });
});
