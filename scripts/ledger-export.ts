import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type Exported, writeLedger } from '../src/features/money/ledger/service/export.ts';
import { fail, say, withConfiguredDatabase } from './configured-database.ts';

/** Usage of `npm run ledger-export -- --out FILE`. */
const usage = `Usage: npm run ledger-export -- --out FILE   writes every transfer of the ledger as CSV, and prints the last hash
Works beside a running Arbor, on its embedded database or on DATABASE_URL.`;

function readOptions(): string {
  try {
    const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
    return out === undefined || out === '' ? fail(usage) : out;
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

const out = readOptions();
/** Name of the file until it is complete. */
const part = `${out}.part`;

const { rows, hash } = await withConfiguredDatabase(async (db) => {
  let exported: Exported | undefined;
  try {
    await pipeline(async function* write() {
      exported = yield* writeLedger(db);
    }, createWriteStream(part));
    await rename(part, out);
  } catch (error) {
    // If the file could not be created, it can't be removed either; the first error is reported.
    await rm(part, { force: true }).catch(() => undefined);
    const { code } = error as NodeJS.ErrnoException;
    if (code !== undefined && /^E[A-Z]+$/.test(code)) fail(`${out} can not be written: ${(error as Error).message}`);
    throw error;
  }
  return exported ?? fail(`${out} was not written.`);
});
say(`${out}: ${rows} rows, last hash`);
say(hash);
