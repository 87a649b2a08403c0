import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { type Db, type JobResult, PgBoss } from 'pg-boss';
import type { Context } from '../context.ts';
import { createId } from '../database/id.ts';
import type { Transaction } from '../database/pool.ts';
import type { Log } from '../log.ts';
import type { Job } from './define-job.ts';
import { openFailedJobs } from './failed-jobs.ts';
import { describeFailure } from './failure-message.ts';
import { JobGivenUpError, JobPayloadError, type Jobs, parsePayload } from './jobs.ts';
import { ensureQueues, ensureSchedules } from './queues.ts';

const URGENT_POLL_SECONDS = 1;

export interface JobRunner extends Jobs {
  /** Starts running jobs. Only workers call this. */
  work(createContext: () => Context): Promise<void>;
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  readonly pool: pg.Pool;
  /** All jobs of the product. */
  readonly jobs: readonly Job[];
  readonly log: Log;
  /** Workers also start scheduled jobs and run pg-boss's maintenance. */
  readonly isWorker: boolean;
  /** Seconds between two polls of an empty queue, at least 0.5. Default 5. */
  readonly pollSeconds?: number;
}

/** Runs a job. An error is logged in full and stored as one line; a permanent failure isn't retried. */
async function runJob(
  job: Job,
  { id, data }: { id: string; data: object },
  ctx: Context,
  log: Log,
): Promise<JobResult> {
  const started = performance.now();
  try {
    await job.handle({ ...ctx, requestId: id }, data);
    log.debug({ job: job.name, id, ms: Math.round(performance.now() - started) }, 'job done');
    return { id, status: 'completed' };
  } catch (error) {
    log.error({ err: error, job: job.name, id }, 'job failed');
    const isHopeless = error instanceof JobPayloadError || error instanceof JobGivenUpError;
    const status = isHopeless ? 'deadletter' : 'failed';
    return { id, status, output: { message: describeFailure(error) } };
  }
}

/** Makes pg-boss run its statements in the given transaction. */
const executeIn = (tx: Transaction): Db => ({
  executeSql: async (text, values = []) => ({ rows: (await tx.executeQuery(CompiledQuery.raw(text, values))).rows }),
});

/** Opens pg-boss on the pool of the process. It creates and migrates its schema `pgboss` itself, with a lock. */
export async function openJobs({ pool, jobs, log, isWorker, pollSeconds = 5 }: JobRunnerOptions): Promise<JobRunner> {
  const db = { executeSql: async (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ db, supervise: isWorker, schedule: isWorker });
  boss.on('error', (error: unknown) => log.error({ err: error }, 'jobs failed'));
  await boss.start();
  await ensureQueues(boss, jobs, log);

  /** Makes the queue's workers fetch the next job at once, because the polling interval is only for an empty queue. */
  const hurry = (queue: string): void => {
    for (const { id, name, count } of boss.getWipData()) if (name === queue && count > 0) boss.notifyWorker(id);
  };

  async function startWorkers(job: Job, createContext: () => Context): Promise<void> {
    const { config } = createContext().platform;
    const localConcurrency = typeof job.concurrency === 'number' ? job.concurrency : job.concurrency(config);
    const options = {
      pollingIntervalSeconds: job.isUrgent ? Math.min(pollSeconds, URGENT_POLL_SECONDS) : pollSeconds,
      localConcurrency,
      localGroupConcurrency: Math.max(1, localConcurrency - 1),
      perJobResults: true,
    } as const;
    await boss.work<object, unknown, typeof options>(job.name, options, async (batch) => {
      hurry(job.name);
      const results: JobResult[] = [];
      for (const each of batch) results.push(await runJob(job, each, createContext(), log));
      return results;
    });
  }

  return {
    ...openFailedJobs(boss),
    enqueue: async (tx, job, payload, { group, ...options } = {}) => {
      parsePayload(job, payload);
      const id = createId();
      const own = group === undefined ? options : { ...options, group: { id: group } };
      await boss.send(job.name, payload, { ...own, id, db: executeIn(tx) });
      return id;
    },
    enqueueAll: async (tx, job, payloads) => {
      for (const payload of payloads) parsePayload(job, payload);
      const jobs = payloads.map((data) => ({ data }));
      if (jobs.length > 0) await boss.insert(job.name, jobs, { db: executeIn(tx) });
    },
    work: async (createContext) => {
      await ensureSchedules(boss, jobs);
      for (const job of jobs) await startWorkers(job, createContext);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
