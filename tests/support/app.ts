import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll } from 'vitest';
import { readConfig } from '../../src/platform/config.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import type { IdentityProvider } from '../../src/platform/identity/identity.ts';
import type { Job } from '../../src/platform/jobs/define-job.ts';
import { type JobRunner, openJobs } from '../../src/platform/jobs/job-runner.ts';
import { type Log, openLog } from '../../src/platform/log.ts';
import type { Payments } from '../../src/platform/payments/open-payments.ts';
import { clearProcessMemory } from '../../src/platform/process-memory.ts';
import { type App, createApp } from '../../src/start/app.ts';
import { jobs as declaredJobs } from '../../src/start/features.ts';
import type { PageRenderer } from '../../src/web/host/pages.ts';
import { testIdentity } from './identity.ts';
import { findMemoryFolder } from './memory-folder.ts';
import { copyTemplate } from './template-copy.ts';

export interface TestApp extends App {
  readonly pool: pg.Pool;
  /** Calls the whole host in this process, with the headers of a browser. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly get: <T>(path: string) => Promise<T>;
  /** Sends the call to another process of the same deployment. */
  readonly elsewhere: (path: string, init?: RequestInit) => Promise<Response>;
  /** URL of its database for a superuser, because the product's role isn't one. */
  readonly superuserUrl: string;
  readonly folder: string;
  /** Job runner that runs no job until a test calls `work`. */
  readonly jobs: JobRunner;
}

/** Creates an application for one test file: with a copied database, an empty file store, no cache and no worker. */
export async function testApp(
  options: {
    environment?: Record<string, string>;
    pages?: PageRenderer;
    /**
     * `configured` uses the development provider, as the product does; the default is a provider without cryptography.
     */
    identity?: IdentityProvider | 'configured';
    origin?: string;
    payments?: Payments;
    /** Log of the application; the default is none. */
    log?: Log;
    /** Jobs in addition to those of the product. */
    jobs?: readonly Job[];
  } = {},
): Promise<TestApp> {
  clearProcessMemory();
  const database = await copyTemplate();
  const folder = mkdtempSync(join(findMemoryFolder(), 'arbor-files-'));
  const config = readConfig({
    NODE_ENV: 'test',
    ARBOR_DATA: folder,
    ARBOR_LOG: 'silent',
    ARBOR_CACHE: '0',
    // The limit is long, because the machine may be busy with other tests.
    ARBOR_SEARCH_MS: '10000',
    DATABASE_URL: database.url,
    ...options.environment,
  });
  const pool = openPool({ url: config.DATABASE_URL ?? '', size: 8, onError: () => undefined });
  const log = options.log ?? openLog('silent');
  const allJobs = [...declaredJobs, ...(options.jobs ?? [])];
  // The polling interval is short, because the caller of `work` waits for the next poll.
  const jobs = await openJobs({ pool, jobs: allJobs, log, isWorker: false, pollSeconds: 0.5 });
  const parts = {
    config,
    log,
    pool,
    jobs,
    origin: options.origin ?? 'http://localhost',
    pages: options.pages,
    ...(options.payments === undefined ? {} : { payments: options.payments }),
    ...(options.identity === 'configured' ? {} : { identity: options.identity ?? testIdentity() }),
  };
  const app = createApp(parts);
  // A second application simulates another process with the same database and files. It is created on demand, because
  // few test files need it and creation takes a tenth of a second.
  let other: App | undefined;
  afterAll(async () => {
    await app.platform.backgroundWrites.flush();
    await jobs.stop();
    await pool.end();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const request = async ({ host }: App, path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    return host.request(path, { ...init, headers });
  };
  const fetch = (path: string, init?: RequestInit): Promise<Response> => request(app, path, init);
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    ...app,
    pool,
    fetch,
    get,
    elsewhere: (path, init) => {
      other ??= createApp(parts);
      return request(other, path, init);
    },
    superuserUrl: database.superuserUrl,
    folder,
    jobs,
  };
}
