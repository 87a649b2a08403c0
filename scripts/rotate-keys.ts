import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { encryptedColumns } from '../src/app.ts';
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { DatabaseStartError } from '../src/platform/database/embedded/start-error.ts';
import { findRunningUrl, startEmbedded } from '../src/platform/database/embedded.ts';
import { MigrationError, migrate } from '../src/platform/database/migrate.ts';
import { openDatabase, openPool } from '../src/platform/database/pool.ts';
import { createEncryption } from '../src/platform/encryption/encryption.ts';
import { makeEncryptionKey } from '../src/platform/encryption/keys.ts';
import { reencryptColumn } from '../src/platform/encryption/reencrypt.ts';

/** `npm run rotate-keys`, or with `-- --make`. */
const usage = `Usage: npm run rotate-keys             encrypts every account number anew with the first of ARBOR_ENCRYPTION_KEYS
       npm run rotate-keys -- --make   prints a new key for ARBOR_ENCRYPTION_KEYS, and changes nothing
Works beside a running Arbor, on its embedded database or on DATABASE_URL.`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function readOptions(): { make: boolean } {
  try {
    return parseArgs({ options: { make: { type: 'boolean', default: false } } }).values;
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

async function rotate(): Promise<void> {
  const config = readConfig(process.env);
  const folder = join(config.ARBOR_DATA, 'postgres');
  const running = config.DATABASE_URL ?? findRunningUrl(folder);
  if (running === undefined && !existsSync(folder))
    fail('There is no database here yet: start Arbor once, or set DATABASE_URL.');
  const embedded = running === undefined ? await startEmbedded(folder) : undefined;
  const pool = openPool({ url: running ?? embedded?.url ?? '', size: 2, onError: (error) => say(error.message) });
  try {
    await migrate(pool, join(config.root, 'migrations'));
    const encryption = createEncryption(config.encryptionKeys);
    for (const column of encryptedColumns) {
      const { count, failures } = await reencryptColumn(openDatabase(pool), encryption, column);
      say(`${column.name}: ${count} rows encrypted anew with the key «${encryption.keyId}»`);
      for (const { id, reason } of failures) say(`${column.name}: ${id} stays as it is. ${reason}`);
      if (failures.length > 0) process.exitCode = 1;
    }
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}

const { make } = readOptions();
if (make) {
  say(makeEncryptionKey(new Date()));
  process.exit();
}
await rotate().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof MigrationError)
    fail(error.message);
  throw error;
});
