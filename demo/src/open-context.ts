import { type Config, readConfig } from '../../src/platform/config.ts';
import type { Context } from '../../src/platform/context.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import { openJobs } from '../../src/platform/jobs/job-runner.ts';
import { openLog } from '../../src/platform/log.ts';
import { createApp } from '../../src/start/app.ts';
import { jobs as declaredJobs } from '../../src/start/features.ts';

/** Number of database connections: three writers, the lock, and queries of the state. */
const CONNECTIONS = 6;

export interface DemoContext {
  readonly ctx: Context;
  readonly config: Config;
  close(): Promise<void>;
}

/** Opens the application without its pages and jobs, on the database of DATABASE_URL. */
export async function openDemoContext(): Promise<DemoContext> {
  const config = readConfig(process.env);
  const log = openLog(config.ARBOR_LOG);
  const pool = openPool({
    url: config.DATABASE_URL ?? '',
    size: CONNECTIONS,
    onError: (error) => log.error({ err: error }, 'database connection of the demo lost'),
  });
  const jobs = await openJobs({ pool, jobs: declaredJobs, log, isWorker: false });
  const { systemContext } = createApp({ config, log, pool, jobs, origin: 'http://localhost', pages: undefined });
  const close = async (): Promise<void> => {
    await jobs.stop();
    await pool.end();
  };
  return { ctx: systemContext(), config, close };
}
