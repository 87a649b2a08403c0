import { createReadStream, existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyLedger } from '../src/features/money/ledger/service/verify.ts';
import { fail, say, withConfiguredDatabase } from './configured-database.ts';

/** Usage of `npm run ledger-verify -- FILE [--hash HASH] [--against-database]`. */
const usage = `Usage: npm run ledger-verify -- FILE [--hash HASH] [--against-database]
  --hash              the last hash, as \`ledger-export\` printed it, or as the audit log has it of a download
  --against-database  the configured database must have the same rows
Ends with 1 where the file isn't what was exported, and names the first line that differs.`;

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { hash: { type: 'string' }, 'against-database': { type: 'boolean', default: false } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) fail(usage);
    return { file, hash: values.hash, isCompared: values['against-database'] };
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

const { file, hash, isCompared } = readOptions();
if (!existsSync(file)) fail(`There is no file ${file}.`);
const parts = createReadStream(file, { encoding: 'utf8' });
const verdict = isCompared
  ? await withConfiguredDatabase((db) => verifyLedger(parts, { hash, db }))
  : await verifyLedger(parts, { hash });
if (!verdict.isWhole) fail(`${file}, line ${verdict.line}: ${verdict.reason}`);
say(`${file}: ${verdict.rows} rows of ${verdict.exportedAt}, every hash is right`);
if (verdict.since !== undefined) say(`The database has the same rows, and ${verdict.since} journals that came since.`);
if (isCompared && hash === undefined)
  say(
    'Whoever leaves out the last rows and hashes anew makes what looks like an earlier export: only --hash tells. The audit log has that of each download.',
  );
say(verdict.hash);
