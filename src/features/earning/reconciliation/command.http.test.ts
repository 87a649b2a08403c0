import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { openTampering } from '../../../../tests/support/reconciliation.ts';
import { startScript } from '../../../../tests/support/run-script.ts';
import { openShop } from '../../../../tests/support/shop.ts';
import { addDays, toDhakaDay } from './rules/days.ts';
import { beginRun } from './service/run.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const shop = await openShop(app);
const tamper = await openTampering(app);
const bought = await shop.buy();
const today = toDhakaDay(new Date());
const folder = mkdtempSync(join(tmpdir(), 'arbor-reconcile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (...args: string[]) => startScript(app, 'reconcile', args, { ARBOR_DATA: folder }).ended;

it('ends with 0 where everything adds up, and prints what each side says', async () => {
  const { code, output } = await run();
  expect(output).toMatch(/\nsandbox +orders +receipts +ledger\n +1 sales +৳150 +৳150 +৳150\n +0 refunds +৳0 +৳0 +৳0\n/);
  expect(output).toMatch(new RegExp(`^${today} to \\d{4}-\\d\\d-\\d\\d\n`));
  expect([code, output.includes('Everything adds up.')]).toEqual([0, true]);
});

it('ends with 1 where something doesn’t, and names each break', async () => {
  const lineId = bought.lines[0]?._id ?? '';
  const move = (by: number) =>
    tamper(
      `update ledger.transfer set amount = amount + ($2) where amount > 5000 and journal_id =
        (select id from ledger.journal where line_id = $1 and kind = 'sale')`,
      [lineId, by],
    );
  await move(7);
  const { code, output } = await run('--from', today, '--to', today);
  expect(output).toContain(`Sale amount in the ledger differs (sale_differs ${lineId}, ${today})\n  `);
  expect(output).toContain('৳100.01 was paid for this item; the ledger has a sale of ৳100.08.');
  expect([code, output.includes('Everything adds up.')]).toEqual([1, false]);
  await move(-7);
  expect((await run()).code).toBe(0);
});

it('changes nothing where it is asked for wrongly, or one is going on', async () => {
  const count = async () => {
    const { rows } = await app.pool.query<{ n: number }>('select count(*)::int as n from reconciliation_run');
    return rows[0]?.n;
  };
  const before = await count();
  expect(await run('--from', 'yesterday')).toEqual({
    code: 1,
    output: expect.stringMatching(/^yesterday is no day\.\nUsage: npm run reconcile/),
  });
  expect(await run('--since', today)).toEqual({ code: 1, output: expect.stringContaining('Usage: npm run reconcile') });
  expect(await run('--from', today, '--to', addDays(today, -1))).toEqual({
    code: 1,
    output: `${addDays(today, -1)} is before ${today}.\n`,
  });
  expect(await count()).toBe(before);
  await app.db.transaction().execute((tx) => beginRun(tx, { from: today, to: today }, null));
  expect(await run()).toEqual({ code: 1, output: 'A reconciliation is going on. Try again when it has ended.\n' });
});
