import { parseArgs } from 'node:util';
import { explain } from '../src/features/earning/reconciliation/service/present.ts';
import { beginRun, findAllDays, performRun } from '../src/features/earning/reconciliation/service/run.ts';
import { findOpenBreaks, sumSides } from '../src/features/earning/reconciliation/service/summary.ts';
import { formatMoneyIn } from '../src/platform/local-format.ts';
import { fail, say, withConfiguredDatabase } from './configured-database.ts';

/** Usage of `npm run reconcile`, optionally with `-- --from 2026-01-01 --to 2026-01-31`. */
const usage = `Usage: npm run reconcile                                        compares everything that was ever paid
       npm run reconcile -- --from YYYY-MM-DD --to YYYY-MM-DD   days in Dhaka, both included
Orders, receipts of payment providers, ledger, statements: prints what each side says, and every break.
Ends with 1 where one is open. Works beside a running Arbor, on its embedded database or on DATABASE_URL.`;

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

function readOptions(): { readonly from: string | undefined; readonly to: string | undefined } {
  try {
    const { from, to } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } }).values;
    for (const day of [from, to]) if (day !== undefined && !isDay(day)) fail(`${day} is no day.\n${usage}`);
    return { from, to };
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

const options = readOptions();
const open = await withConfiguredDatabase(async (db, config) => {
  const all = await findAllDays(db, new Date());
  const days = { from: options.from ?? all.from, to: options.to ?? all.to };
  if (days.to < days.from) fail(`${days.to} is before ${days.from}.`);
  const run = await db.transaction().execute((tx) => beginRun(tx, days, null));
  if (run === undefined) fail('A reconciliation is going on. Try again when it has ended.');
  await performRun({ db, currency: config.ARBOR_CURRENCY }, run.id);
  say(`${days.from} to ${days.to}`);
  for (const { provider, currency, orders, refunds, sold, returned } of await sumSides(db, days)) {
    const row = (name: string, sides: typeof sold): void => {
      const cells = [sides.orders, sides.receipts, sides.ledger].map((minor) =>
        formatMoneyIn('en', minor, currency).padStart(18),
      );
      say(`  ${name.padEnd(18)}${cells.join('')}`);
    };
    say(`\n${provider}`.padEnd(21) + ['orders', 'receipts', 'ledger'].map((head) => head.padStart(18)).join(''));
    row(`${orders} sales`, sold);
    row(`${refunds} refunds`, returned);
  }
  const breaks = await findOpenBreaks(db);
  say(breaks.length === 0 ? '\nEverything adds up.' : '');
  for (const each of breaks) {
    const { title, explanation } = explain(each, 'en');
    say(`${title} (${each.kind} ${each.subject}${each.day === null ? '' : `, ${each.day}`})\n  ${explanation}`);
  }
  return breaks.length;
});
if (open > 0) process.exitCode = 1;
