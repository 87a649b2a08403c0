import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { guardedLedger } from '../../src/features/money/ledger/service/guarded-schema.ts';
import { startEmbedded } from '../../src/platform/database/embedded.ts';
import { guardSchema } from '../../src/platform/database/guard-schema.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import { openJobs } from '../../src/platform/jobs/job-runner.ts';
import { openLog } from '../../src/platform/log.ts';
import { jobs } from '../../src/start/features.ts';
import { findMemoryFolder } from './memory-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server with the migrated template, for the product's role. */
    databaseUrl: string;
    /** URL for a superuser, which creates and drops databases. */
    superuserUrl: string;
  }
}

export const TEMPLATE = 'arbor_template';

export const toUrl = (server: string, database: string): string => server.replace('@/postgres?', `@/${database}?`);

/** Starts PostgreSQL for the whole test run, with one migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(findMemoryFolder(), 'arbor-test-'));
  // The data doesn't outlive the test run, so it needn't be flushed to the disk.
  const server = await startEmbedded(join(folder, 'postgres'), {
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '128MB' },
  });
  const client = new pg.Client({ connectionString: server.superuserUrl });
  await client.connect();
  // The product's role owns its database and is no superuser, as on an operator's own PostgreSQL.
  await client.query(`create database ${TEMPLATE} owner arbor`);
  await client.end();
  const pool = openPool({ url: toUrl(server.url, TEMPLATE), size: 2, onError: () => undefined });
  await migrate(pool, join(import.meta.dirname, '../../migrations'));
  await guardSchema(toUrl(server.superuserUrl, TEMPLATE), guardedLedger('arbor'));
  await (await openJobs({ pool, jobs, log: openLog('silent'), isWorker: false })).stop();
  await pool.end();
  project.provide('databaseUrl', server.url);
  project.provide('superuserUrl', server.superuserUrl);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
