import { join } from 'node:path';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { openDatabase, openPool } from '../../src/platform/database/pool.ts';
import { createEncryption } from '../../src/platform/encryption/encryption.ts';
import { readEncryptionKeys } from '../../src/platform/encryption/keys.ts';
import type { MoneyServer } from './withdrawals.ts';

/** Works on the money of the running server, in its database and with its key. */
export async function withServerMoney<T>(work: (server: MoneyServer) => Promise<T>): Promise<T> {
  const data = process.env['ARBOR_TEST_DATA'] ?? '';
  const url = findRunningUrl(join(data, 'postgres'));
  if (url === undefined) throw new Error('The server of the journeys does not run.');
  const pool = openPool({ url, size: 1, onError: () => undefined });
  try {
    const encryption = createEncryption(readEncryptionKeys({ NODE_ENV: 'test', ARBOR_DATA: data }));
    return await work({ db: openDatabase(pool), platform: { encryption } });
  } finally {
    await pool.end();
  }
}
