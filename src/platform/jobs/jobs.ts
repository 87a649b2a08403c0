import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Log } from '../log.ts';

/** Work that happens beside requests: declared by a feature, run by a worker, at its times or when it is sent. */
export interface Job {
  readonly name: string;
  /** Cron, UTC. */
  readonly schedule?: string;
  readonly run: () => Promise<void>;
}

export interface Jobs {
  /** Runs it once, soon, in some worker; several sends of a waiting job become one. */
  send(name: string): Promise<void>;
}

export interface JobRunner extends Jobs {
  /** Starts taking work; only a worker calls this. */
  work(jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
}

/** pg-boss on the pool that the rest uses: its schema is `pgboss`, migrated by itself under a lock. */
export async function openJobs(pool: pg.Pool, log: Log): Promise<JobRunner> {
  const boss = new PgBoss({ db: { executeSql: async (text, values) => pool.query(text, values) }, supervise: true });
  boss.on('error', (error: unknown) => log.error({ err: error }, 'jobs failed'));
  await boss.start();
  return {
    send: async (name) => {
      await boss.send(name, {}, { singletonKey: name });
    },
    work: async (jobs) => {
      for (const job of jobs) {
        await boss.createQueue(job.name, { policy: 'short', retryLimit: 3, retryBackoff: true });
        if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule);
        await boss.work(job.name, { pollingIntervalSeconds: 5 }, async () => {
          const started = performance.now();
          await job.run();
          log.info({ job: job.name, ms: Math.round(performance.now() - started) }, 'job done');
        });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
