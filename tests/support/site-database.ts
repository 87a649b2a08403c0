import { join } from 'node:path';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';

/** Asks the database of the server under test. */
export async function querySite<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The database of the server under test is not running.');
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    return (await pool.query<T>(text, [...values])).rows;
  } finally {
    await pool.end();
  }
}
