import { parseArgs } from 'node:util';
import { createEncryption } from '../src/platform/encryption/encryption.ts';
import { makeEncryptionKey } from '../src/platform/encryption/keys.ts';
import { reencryptColumn } from '../src/platform/encryption/reencrypt.ts';
import { encryptedColumns } from '../src/start/features.ts';
import { fail, say, withConfiguredDatabase } from './configured-database.ts';

/** Usage of `npm run rotate-keys`, optionally with `-- --make`. */
const usage = `Usage: npm run rotate-keys             encrypts every account number and contact anew with the first of ARBOR_ENCRYPTION_KEYS
       npm run rotate-keys -- --make   prints a new key for ARBOR_ENCRYPTION_KEYS, and changes nothing
Works beside a running Arbor, on its embedded database or on DATABASE_URL.`;

function readOptions(): { make: boolean } {
  try {
    return parseArgs({ options: { make: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

const { make } = readOptions();
if (make) {
  say(makeEncryptionKey(new Date()));
  process.exit();
}
await withConfiguredDatabase(async (db, config) => {
  const encryption = createEncryption(config.encryptionKeys);
  for (const column of encryptedColumns) {
    const { count, failures } = await reencryptColumn(db, encryption, column);
    say(`${column.name}: ${count} rows encrypted anew with the key «${encryption.keyId}»`);
    for (const { id, reason } of failures) say(`${column.name}: ${id} stays as it is. ${reason}`);
    if (failures.length > 0) process.exitCode = 1;
  }
});
