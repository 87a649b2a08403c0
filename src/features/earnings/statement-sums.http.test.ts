import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { giveBack } from '../../../tests/support/bought.ts';
import { makeSeller, readEarnings, readStatement, release, type Seller, sell } from '../../../tests/support/sellers.ts';
import { createId } from '../../platform/database/id.ts';
import { parseCsv } from '../drafts/web/csv.ts';
import { postWithdrawReserve, postWithdrawResolve, postWithdrawReturn } from '../ledger/service/withdrawals.ts';
import { findViolations } from '../orders/service/check-books.ts';
import { toDhakaDay } from './rules/period.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const today = toDhakaDay(new Date());
const toMinor = (cell: string | undefined): number => Math.round(Number(cell) * 100);

/** Asks for all that is free, and ends the request so. */
async function withdraw(seller: Seller, end: 'paid' | 'rejected' | 'returned'): Promise<void> {
  const { balances } = await readEarnings(seller);
  if (balances.available < 100) return;
  const withdrawId = createId();
  const money = { withdrawId, contributorId: seller.contributorId, amount: balances.available, currency: 'BDT' };
  await app.db.transaction().execute((tx) => postWithdrawReserve(tx, money));
  const outcome = end === 'rejected' ? 'rejected' : 'paid';
  await app.db.transaction().execute((tx) => postWithdrawResolve(tx, { withdrawId, outcome, fee: 7 }));
  if (end === 'returned') await app.db.transaction().execute((tx) => postWithdrawReturn(tx, { withdrawId }));
}

it('adds up to the books to the poisha, whatever was traded', async () => {
  const trade = fc.record({
    which: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 3 }),
    isOld: fc.boolean(),
    returned: fc.constantFrom('nothing', 'one', 'all'),
    withdrawn: fc.constantFrom('nothing', 'paid', 'rejected', 'returned'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(trade, { minLength: 1, maxLength: 4 }), async (trades) => {
      const seller = await makeSeller(app);
      for (const { which, isOld, returned, withdrawn } of trades) {
        const { id, lines } = await sell(app, seller, which, isOld ? 8 : 0);
        if (isOld) await release(app);
        if (withdrawn !== 'nothing') await withdraw(seller, withdrawn);
        if (returned !== 'nothing')
          await giveBack(
            app,
            id,
            lines.slice(0, returned === 'one' ? 1 : undefined).map(({ _id }) => _id),
          );
      }
      const { balances } = await readEarnings(seller);
      const owed = balances.pending + balances.available + balances.reserved - balances.debt;
      const rows = parseCsv(await readStatement(seller, `from=2020-01-01&to=${today}`));
      const entries = rows.slice(2, -1);
      const sum = (column: number) => entries.reduce((total, row) => total + toMinor(row[column]), 0);
      expect(toMinor(rows.at(-1)?.[8])).toBe(owed);
      expect(sum(7)).toBe(owed);
      const traded = entries.filter((row) => ['Sale', 'Refund'].includes(row[1] ?? ''));
      for (const row of traded) expect(toMinor(row[5])).toBe(toMinor(row[6]) + toMinor(row[7]));
      const earned = traded.reduce((total, row) => total + toMinor(row[7]), 0);
      const left = entries.reduce((total, row) => total + (/^Withdrawal/.test(row[1] ?? '') ? toMinor(row[7]) : 0), 0);
      expect(earned + left).toBe(owed);
      // What went to the bank, and the fees of the transfers.
      expect(left + balances.paid + 7 * entries.filter((row) => row[1] === 'Withdrawal').length).toBe(0);
      const { spans } = await readEarnings<{ spans: { earned: number; returned: number }[] }>(seller, 'chart?by=month');
      expect(spans.reduce((total, span) => total + span.earned - span.returned, 0)).toBe(earned);
      const { items } = await readEarnings<{ items: { share: number }[] }>(seller, 'contents?days=all');
      expect(items.reduce((total, { share }) => total + share, 0)).toBe(earned);
    }),
    { numRuns: 20 },
  );
  expect(await findViolations(app.systemContext())).toEqual([]);
}, 120_000);
