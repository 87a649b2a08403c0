import { join } from 'node:path';
import type { Hono } from 'hono';
import type pg from 'pg';
import { categoriesEndpoints } from './features/categories/endpoints.ts';
import { categoriesJobs } from './features/categories/jobs.ts';
import { collectionsEndpoints } from './features/collections/endpoints.ts';
import { contentEndpoints } from './features/content/endpoints.ts';
import { contentJobs } from './features/content/jobs.ts';
import { contributorsEndpoints } from './features/contributors/endpoints.ts';
import type { PageRenderer } from './pages.ts';
import type { Config } from './platform/config.ts';
import type { Context, Platform } from './platform/context.ts';
import { type Database, openDatabase } from './platform/database/pool.ts';
import type { Endpoint } from './platform/http/endpoint.ts';
import { createHost } from './platform/http/host.ts';
import { forgetOldCalls } from './platform/http/limit.ts';
import { localCaller } from './platform/http/local.ts';
import { contextOf, type HostEnv } from './platform/http/request.ts';
import type { Job, Jobs } from './platform/jobs/jobs.ts';
import { openLater } from './platform/later.ts';
import type { Log } from './platform/log.ts';
import { folderStorage } from './platform/storage/folder.ts';
import { sitemapRoutes } from './sitemap.ts';

/** What every operation of the product is answered by. */
export const endpoints: readonly Endpoint[] = [
  ...categoriesEndpoints,
  ...collectionsEndpoints,
  ...contentEndpoints,
  ...contributorsEndpoints,
];

export interface AppParts {
  readonly config: Config;
  readonly log: Log;
  readonly pool: pg.Pool;
  readonly jobs: Jobs;
  readonly origin: string;
  /** Undefined for a process without pages (API tests). */
  readonly pages: PageRenderer | undefined;
  readonly unready?: () => string[];
}

export interface App {
  readonly host: Hono<HostEnv>;
  readonly db: Database;
  readonly platform: Platform;
  /** A context for work of our own: scripts, jobs, the demo catalogue. */
  readonly ownContext: () => Context;
}

export const jobsOf = (db: Database): Job[] => [
  ...categoriesJobs(db),
  ...contentJobs(db),
  { name: 'forget-calls', schedule: '41 3 * * *', run: () => forgetOldCalls(db) },
];

/** Wires the product together; opens nothing and listens nowhere. */
export function createApp(parts: AppParts): App {
  const { config, log, pool, origin } = parts;
  const db = openDatabase(pool);
  const platform: Platform = {
    config,
    log,
    jobs: parts.jobs,
    storage: folderStorage(join(config.ARBOR_DATA, 'storage')),
    later: openLater(db, log),
  };
  const callerOf = localCaller(endpoints);
  const ownContext = (): Context => ({
    db,
    platform,
    now: new Date(),
    actor: { kind: 'visitor' },
    locale: 'en',
    visitor: '',
    address: '',
    requestId: 'own',
    headers: new Headers(),
  });
  const { pages } = parts;
  const host = createHost({
    platform,
    db,
    pool,
    endpoints,
    origin,
    assets: join(config.root, 'build/client'),
    pages: pages && {
      facts: { origin, siteName: config.ARBOR_NAME, currency: config.ARBOR_CURRENCY },
      development: pages.development,
      render: (request, facts, ctx) => pages.render(request, facts, callerOf(ctx)),
    },
    unready: async () => {
      const reasons = [...(parts.unready?.() ?? [])];
      await db
        .selectFrom('setting')
        .select('key')
        .limit(1)
        .execute()
        .catch(() => reasons.push('The database does not answer.'));
      await platform.storage.check().catch(() => reasons.push('Files can not be written.'));
      return reasons;
    },
    extra: sitemapRoutes(origin, (c) => callerOf(contextOf(c, platform, db))),
  });
  return { host, db, platform, ownContext };
}
