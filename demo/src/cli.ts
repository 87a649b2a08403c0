import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../src/platform/config.ts';
import { startEmbedded } from '../../src/platform/database/embedded.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import { fillSynthetic } from './synthetic.ts';

/** `npm run demo -- --size 1000000`: adds made-up contents to the database of this folder, or of DATABASE_URL. */
const { values } = parseArgs({ options: { size: { type: 'string' } } });
const size = Number(values.size);
if (!Number.isInteger(size) || size < 1 || size > 10_000_000) {
  process.stderr.write('Say how many: npm run demo -- --size 1000000\n');
  process.exit(1);
}
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const config = readConfig(process.env);
if (config.production) throw new Error('Not in production: this fills the catalogue with made-up content.');
const embedded =
  config.DATABASE_URL === undefined ? await startEmbedded(join(config.ARBOR_DATA, 'postgres')) : undefined;
const pool = openPool({
  url: config.DATABASE_URL ?? embedded?.url ?? '',
  size: 2,
  onError: (error) => say(error.message),
});
await migrate(pool, join(config.root, 'migrations'));
const client = await pool.connect();
const started = Date.now();
say(`Adding ${size} contents …`);
await fillSynthetic(client, size, say);
say(`Done in ${Math.round((Date.now() - started) / 1000)} s.`);
client.release(true);
await pool.end();
await embedded?.stop();
