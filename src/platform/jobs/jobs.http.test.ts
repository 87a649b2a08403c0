import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { openLog } from '../log.ts';
import { defineJob, noPayload } from './define-job.ts';
import { type JobRunner, openJobs } from './job-runner.ts';
import { JobGivenUpError, JobPayloadError } from './jobs.ts';

const payload = z.strictObject({ contentId: z.uuid(), step: z.int().optional() });
const contentId = '01987654-3210-7abc-8def-001234567890';

const runs: { job: string; step: number | undefined; requestId: string }[] = [];
const countRuns = (job: string, step?: number): number =>
  runs.filter((run) => run.job === job && (step === undefined || run.step === step)).length;

const recordRun =
  (job: string) =>
  async (ctx: { requestId: string }, { step }: z.output<typeof payload>) => {
    runs.push({ job, step, requestId: ctx.requestId });
  };

const plain = defineJob('test-plain', payload, recordRun('plain'));
const marker = defineJob('test-marker', payload, recordRun('marker'));
const once = defineJob('test-once', payload, recordRun('once'), { policy: 'exclusive' });
const shared = defineJob('test-shared', payload, recordRun('shared'), { concurrency: 3 });
const failing = defineJob(
  'test-failing',
  payload,
  async (ctx, given) => {
    await recordRun('failing')(ctx, given);
    throw new Error('mail to rahim@example.com was refused');
  },
  { retryLimit: 2, retryDelaySeconds: 60 },
);
/** This version of the job requires a field that older versions didn't store. */
const strict = defineJob('test-strict', payload.required(), async () => {
  runs.push({ job: 'strict', step: 0, requestId: '' });
});
const hopeless = defineJob(
  'test-hopeless',
  payload,
  async (ctx, given) => {
    await recordRun('hopeless')(ctx, given);
    throw new JobGivenUpError(new Error('the disk is gone'));
  },
  { retryLimit: 5 },
);
const urgent = defineJob('test-urgent', payload, recordRun('urgent'), { isUrgent: true });
const scheduled = defineJob('test-scheduled', noPayload, async () => undefined, { schedule: '5 4 * * *' });
const jobs = [plain, marker, once, shared, failing, strict, hopeless, scheduled];

let app: TestApp;
const workers: JobRunner[] = [];

async function startWorker(): Promise<JobRunner> {
  const worker = await openJobs({ pool: app.pool, jobs, log: openLog('silent'), isWorker: true, pollSeconds: 0.5 });
  workers.push(worker);
  await worker.work(app.systemContext);
  return worker;
}

const enqueue = (job: typeof plain, step: number, options = {}) =>
  app.db.transaction().execute((tx) => app.jobs.enqueue(tx, job, { contentId, step }, options));

/** Lists failed jobs of a queue as pg-boss stores them. */
const listFailed = (queue: string) =>
  app.jobs.listFailed(app.db, { queue, sort: 'failedAt', after: undefined, limit: 10 });

async function readJobs(queue: string) {
  const { rows } = await app.pool.query<{
    state: string;
    retry_count: number;
    delay: number;
    output: { message?: string } | null;
  }>(
    `select state, retry_count, extract(epoch from start_after - now())::float8 as delay, output
     from pgboss.job where name = $1 order by created_on`,
    [queue],
  );
  return rows;
}

beforeAll(async () => {
  app = await testApp({ jobs: [...jobs, urgent] });
});
afterAll(async () => {
  for (const worker of workers) await worker.stop();
});

describe('before a worker ever ran', () => {
  it('a process of role web can enqueue, and keeps no schedule', async () => {
    expect(await enqueue(plain, 1)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await readJobs(plain.name)).toMatchObject([{ state: 'created' }]);
    const { rows } = await app.pool.query(`select name from pgboss.schedule`);
    expect(rows).toEqual([]);
  });

  it('every job of the product has a queue and a dead-letter queue', async () => {
    const { rows } = await app.pool.query<{ name: string; dead_letter: string | null }>(
      `select name, dead_letter from pgboss.queue`,
    );
    const names = new Map(rows.map((row) => [row.name, row.dead_letter]));
    const { jobs: declared } = await import('../../start/features.ts');
    expect(declared.length).toBeGreaterThan(0);
    for (const { name } of declared) {
      expect(names.get(name)).toBe(`${name}.failed`);
      expect(names.has(`${name}.failed`)).toBe(true);
    }
  });
});

describe('enqueue', () => {
  it('leaves nothing behind a transaction that is rolled back', async () => {
    const rolledBack = app.db.transaction().execute(async (tx) => {
      await app.jobs.enqueue(tx, plain, { contentId, step: 99 });
      throw new Error('undo');
    });
    await expect(rolledBack).rejects.toThrow('undo');
    const { rows } = await app.pool.query(`select 1 from pgboss.job where data ->> 'step' = '99'`);
    expect(rows).toEqual([]);
  });

  it('refuses a payload that does not fit, and names fields only', async () => {
    const refused = app.db.transaction().execute((tx) =>
      // @ts-expect-error: contentId is text, and there is no field email
      app.jobs.enqueue(tx, plain, { contentId: 7, email: 'rahim@example.com' }),
    );
    await expect(refused).rejects.toThrow(JobPayloadError);
    await expect(refused).rejects.toThrow('contentId: invalid_type, payload: unrecognized_keys');
  });

  it('needs a transaction by its type', async () => {
    // @ts-expect-error: a job belongs to the transaction that needs it
    const send = () => app.jobs.enqueue(app.db, plain, { contentId });
    expect(send).toBeTypeOf('function');
  });

  it('refuses a repetition by its singleton key, where the policy says so', async () => {
    const later = new Date(Date.now() + 3_600_000);
    const first = await enqueue(once, 1, { singletonKey: 'a', startAfter: later });
    await enqueue(once, 1, { singletonKey: 'a', startAfter: later });
    const other = await enqueue(once, 1, { singletonKey: 'b', startAfter: later });
    const { rows } = await app.pool.query<{ id: string }>('select id from pgboss.job where name = $1', [once.name]);
    expect(rows.map(({ id }) => id).sort()).toEqual([first, other].sort());
  });

  it('waits until startAfter', async () => {
    const [first] = await readJobs(once.name);
    expect(first?.delay).toBeGreaterThan(3000);
  });
});

describe('a declared job', () => {
  it('with a schedule takes an empty payload', () => {
    expect(() => defineJob('test-wrong', payload, async () => undefined, { schedule: '* * * * *' })).toThrow(
      JobPayloadError,
    );
  });
});

describe('with two workers', () => {
  beforeAll(async () => {
    await startWorker();
    await startWorker();
  });

  it('a committed job runs once, with its payload and its id as the id of the request', async () => {
    const id = await enqueue(plain, 2);
    await expect.poll(() => countRuns('plain', 2), { timeout: 10_000 }).toBe(1);
    expect(runs.find(({ step }) => step === 2)).toEqual({ job: 'plain', step: 2, requestId: id });
  });

  it('none of many jobs runs twice', async () => {
    const steps = Array.from({ length: 40 }, (_, index) => index);
    await app.db.transaction().execute(async (tx) => {
      for (const step of steps) await app.jobs.enqueue(tx, shared, { contentId, step });
    });
    await expect.poll(() => countRuns('shared'), { timeout: 15_000 }).toBe(steps.length);
    await expect
      .poll(async () => (await readJobs(shared.name)).filter(({ state }) => state === 'completed').length)
      .toBe(steps.length);
    expect(
      runs
        .filter(({ job }) => job === 'shared')
        .map(({ step }) => step)
        .toSorted((a = 0, b = 0) => a - b),
    ).toEqual(steps);
  });

  it('what a killed worker was at is taken up by another one', { timeout: 20_000 }, async () => {
    const later = { startAfter: new Date(Date.now() + 3_600_000) };
    const id = await enqueue(plain, 3, later);
    // Simulates a worker that took the job and hasn't sent a heartbeat for more than a minute.
    await app.pool.query(
      `update pgboss.job set state = 'active', start_after = now(), started_on = now() - interval '70 seconds',
         heartbeat_on = now() - interval '70 seconds' where id = $1`,
      [id],
    );
    await app.pool.query('update pgboss.queue set monitor_on = null, monitor_claim_on = null');
    const watcher = new PgBoss({
      db: { executeSql: (text, values) => app.pool.query(text, values) },
      supervise: false,
    });
    await watcher.start();
    await watcher.supervise(plain.name);
    await watcher.stop();
    await app.pool.query('update pgboss.job set start_after = now() where id = $1', [id]);
    await expect.poll(() => countRuns('plain', 3), { timeout: 10_000 }).toBe(1);
  });

  it('what fails is tried again after a growing delay, then it is a dead letter', async () => {
    await enqueue(failing, 1);
    const failures = async () => (await readJobs(failing.name)).map(({ state, retry_count }) => [state, retry_count]);
    const runNow = () => app.pool.query('update pgboss.job set start_after = now() where name = $1', [failing.name]);
    for (const [retry, [min, max]] of [
      [60, 120],
      [120, 240],
    ].entries()) {
      await expect.poll(failures, { timeout: 10_000 }).toEqual([['retry', retry]]);
      const [waiting] = await readJobs(failing.name);
      expect(waiting?.delay).toBeGreaterThan((min ?? 0) - 5);
      expect(waiting?.delay).toBeLessThanOrEqual(max ?? 0);
      await runNow();
    }
    await expect.poll(failures, { timeout: 10_000 }).toEqual([['failed', 2]]);
    expect(countRuns('failing')).toBe(3);
    const [dead] = await listFailed(failing.name);
    expect(dead).toMatchObject({
      queue: failing.name,
      payload: { contentId, step: 1 },
      retryCount: 2,
      message: 'mail to … was refused',
    });
    const stored = await app.pool.query(`select 1 from pgboss.job where output::text like '%example.com%'`);
    expect(stored.rows).toEqual([]);
  });

  it('a stored payload that the job no longer takes is a dead letter at once', async () => {
    await app.db
      .transaction()
      .execute((tx) => app.jobs.enqueue(tx, { name: strict.name, schema: payload }, { contentId }));
    await expect
      .poll(() => listFailed(strict.name), {
        timeout: 10_000,
      })
      .toMatchObject([{ retryCount: 0, message: 'The payload of test-strict is not valid (step: invalid_type)' }]);
    expect(countRuns('strict')).toBe(0);
  });

  it('a job that gives itself up is a dead letter at once, whatever retries are left', async () => {
    await enqueue(hopeless, 1);
    await expect
      .poll(() => listFailed(hopeless.name), {
        timeout: 10_000,
      })
      .toMatchObject([{ retryCount: 0, message: 'the disk is gone' }]);
    expect(countRuns('hopeless')).toBe(1);
  });

  it('each schedule exists once, and one that is no longer declared goes', async () => {
    const readSchedules = async () =>
      (await app.pool.query<{ name: string; cron: string }>('select name, cron from pgboss.schedule')).rows;
    expect(await readSchedules()).toEqual([{ name: scheduled.name, cron: '5 4 * * *' }]);
    await app.pool.query(
      `insert into pgboss.schedule (name, key, cron, kind) values ('test-plain', '', '* * * * *', 'cron')`,
    );
    await startWorker();
    expect(await readSchedules()).toEqual([{ name: scheduled.name, cron: '5 4 * * *' }]);
  });
});

describe('a worker of the product, with its polls of every five seconds', () => {
  it('runs what somebody waits for within a second or so, one after another', { timeout: 20_000 }, async () => {
    const worker = await openJobs({ pool: app.pool, jobs: [urgent], log: openLog('silent'), isWorker: true });
    workers.push(worker);
    await worker.work(app.systemContext);
    const began = performance.now();
    for (const step of [1, 2, 3]) {
      await enqueue(urgent, step);
      await expect.poll(() => countRuns('urgent', step), { timeout: 9000 }).toBe(1);
    }
    // With polls every five seconds, this would take at least ten, because each job enqueues the next one.
    expect(performance.now() - began).toBeLessThan(9000);
  });
});

describe('the next version', () => {
  it('changes the options of a queue that exists', async () => {
    const changed = defineJob(plain.name, payload, async () => undefined, { retryLimit: 9, expireInSeconds: 30 });
    const next = await openJobs({ pool: app.pool, jobs: [changed], log: openLog('silent'), isWorker: false });
    await next.stop();
    const { rows } = await app.pool.query(
      'select retry_limit, expire_seconds, dead_letter from pgboss.queue where name = $1',
      [plain.name],
    );
    expect(rows).toEqual([{ retry_limit: 9, expire_seconds: 30, dead_letter: 'test-plain.failed' }]);
  });
});
