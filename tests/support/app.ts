import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type App, createApp } from '../../src/app.ts';
import type { PageRenderer } from '../../src/pages.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import { openLog } from '../../src/platform/log.ts';
import { TEMPLATE, urlOf } from './postgres.ts';

export interface TestApp extends App {
  readonly pool: pg.Pool;
  /** Calls the whole host in process; a browser's own headers are added. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly get: <T>(path: string) => Promise<T>;
}

/** A product of its own for one test file: a copied database, an empty file store, no cache, no jobs. */
export async function testApp(
  options: { environment?: Record<string, string>; pages?: PageRenderer } = {},
): Promise<TestApp> {
  const server = inject('databaseUrl');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  const folder = mkdtempSync(join(tmpdir(), 'arbor-files-'));
  const config = readConfig({
    NODE_ENV: 'test',
    ARBOR_DATA: folder,
    ARBOR_LOG: 'silent',
    ARBOR_CACHE: '0',
    DATABASE_URL: urlOf(server, name),
    ...options.environment,
  });
  const pool = openPool({ url: config.DATABASE_URL ?? '', size: 8, onError: () => undefined });
  const jobs = { send: async () => undefined };
  const app = createApp({
    config,
    log: openLog('silent'),
    pool,
    jobs,
    origin: 'http://localhost',
    pages: options.pages,
  });
  afterAll(async () => {
    await app.platform.later.settled();
    await pool.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  });
  const fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin');
    return app.host.request(path, { ...init, headers });
  };
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(path);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return { ...app, pool, fetch, get };
}
