import { createApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/platform/config.ts';
import type { Context } from '../../src/platform/context.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import { openLog } from '../../src/platform/log.ts';

/** Three writers, the lock, and what asks for the state meanwhile. */
const CONNECTIONS = 6;

export interface DemoContext {
  readonly ctx: Context;
  readonly config: Config;
  close(): Promise<void>;
}

/** The product without its pages and jobs, on the database of DATABASE_URL. */
export function openDemoContext(): DemoContext {
  const config = readConfig(process.env);
  const log = openLog(config.ARBOR_LOG);
  const pool = openPool({
    url: config.DATABASE_URL ?? '',
    size: CONNECTIONS,
    onError: (error) => log.error({ err: error }, 'database connection of the demo lost'),
  });
  const jobs = { send: async () => undefined };
  const { systemContext } = createApp({ config, log, pool, jobs, origin: 'http://localhost', pages: undefined });
  return { ctx: systemContext(), config, close: () => pool.end() };
}
