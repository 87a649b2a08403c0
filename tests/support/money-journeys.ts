import { createEncryption } from '../../src/platform/encryption/encryption.ts';
import { readEncryptionKeys } from '../../src/platform/encryption/keys.ts';
import { siteDatabase } from './site-database.ts';
import type { MoneyServer } from './withdrawals.ts';

/** Runs work on the money of the running server, in its database and with its key. */
export async function withServerMoney<T>(work: (server: MoneyServer) => Promise<T>): Promise<T> {
  const data = process.env['ARBOR_TEST_DATA'] ?? '';
  const encryption = createEncryption(readEncryptionKeys({ NODE_ENV: 'test', ARBOR_DATA: data }));
  return work({ db: siteDatabase().db, platform: { encryption } });
}
