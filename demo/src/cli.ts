import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ConfigError, readConfig } from '../../src/platform/config.ts';
import { DatabaseStartError } from '../../src/platform/database/embedded/start-error.ts';
import { findRunningUrl, startEmbedded } from '../../src/platform/database/embedded.ts';
import { MigrationError, migrate } from '../../src/platform/database/migrate.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import { fillSynthetic } from './synthetic.ts';

/**
 * `npm run demo -- --size 1000000` adds synthetic contents to the database of this folder, whether Arbor is running or
 * not, or to the database of DATABASE_URL.
 */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

interface Target {
  readonly url: string;
  stop(): Promise<void>;
}

async function openTarget(databaseUrl: string | undefined, folder: string): Promise<Target> {
  const url = databaseUrl ?? findRunningUrl(folder);
  return url === undefined ? startEmbedded(folder, { say }) : { url, stop: async () => undefined };
}

async function fill(size: number): Promise<void> {
  const config = readConfig(process.env);
  if (config.production) fail('Not in production: this fills the catalogue with made-up content.');
  const target = await openTarget(config.DATABASE_URL, join(config.ARBOR_DATA, 'postgres'));
  const pool = openPool({ url: target.url, size: 2, onError: (error) => say(error.message) });
  await migrate(pool, join(config.root, 'migrations'));
  await pool.end();
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  const started = Date.now();
  say(`Adding ${size} contents …`);
  await fillSynthetic(client, size, say);
  say(`Done in ${Math.round((Date.now() - started) / 1000)} s.`);
  await client.end();
  await target.stop();
}

const { values } = parseArgs({ options: { size: { type: 'string' } } });
const size = Number(values.size);
if (!Number.isInteger(size) || size < 1 || size > 10_000_000) fail('Say how many: npm run demo -- --size 1000000');
await fill(size).catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof MigrationError)
    fail(error.message);
  throw error;
});
