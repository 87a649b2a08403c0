import { join } from 'node:path';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { type Database, openDatabase, openPool } from '../../src/platform/database/pool.ts';

type SitePool = ReturnType<typeof openPool>;

let opened: { readonly pool: SitePool; readonly db: Database } | undefined;

/** Opens the database on first use; the connections end with the test process. */
function openSite(): { readonly pool: SitePool; readonly db: Database } {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The database of the server under test is not running.');
  const pool = openPool({ url, size: 2, onError: () => undefined });
  return { pool, db: openDatabase(pool) };
}

/** Returns the database of the server that all end-to-end tests share, with one pool per test process. */
export function siteDatabase(): { readonly pool: SitePool; readonly db: Database } {
  opened ??= openSite();
  return opened;
}

/** Queries the database of the server under test. */
export async function querySite<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
  return (await siteDatabase().pool.query<T>(text, [...values])).rows;
}
