import fc from 'fast-check';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { giveBack } from '../../../../tests/support/bought.ts';
import {
  makeSeller,
  readEarnings,
  readStatement,
  release,
  type Seller,
  sell,
} from '../../../../tests/support/sellers.ts';
import { createId } from '../../../platform/database/id.ts';
import { findViolations } from '../../buying/orders/service/check-books.ts';
import { parseCsv } from '../../contributing/drafts/web/csv.ts';
import {
  postWithdrawReserve,
  postWithdrawResolve,
  postWithdrawReturn,
} from '../../money/ledger/service/withdrawals.ts';
import { addDays, toDayStart, toDhakaDay } from './rules/period.ts';
import { findWrongTradeDays } from './service/check-days.ts';
import { sumDaysBefore } from './service/trade-days.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const today = toDhakaDay(new Date());
// Each run starts without sums and distributes its journals over the previous days.
const superuser = new pg.Client({ connectionString: app.superuserUrl });
await superuser.connect();
afterAll(() => superuser.end());
await superuser.query('set session_replication_role = replica');
const forgetSums = () => superuser.query('truncate trade_day, earned_day');
const readLastJournal = async (): Promise<string> =>
  (await superuser.query<{ id: string }>('select coalesce(max(id), 0) as id from ledger.journal')).rows[0]?.id ?? '0';
/** Moves journals into the past, `step` days apart and in their order. */
const spread = (after: string, step: number) =>
  superuser.query(
    `update ledger.journal j set created_at = j.created_at - (of.n - of.rank) * $2 * interval '1 day', clears_at = j.clears_at - interval '1 year'
     from (select id, rank() over (order by id) as rank, count(*) over () as n from ledger.journal where id > $1) of where of.id = j.id`,
    [after, step],
  );

interface Work {
  readonly title: string;
  readonly sales: number;
  readonly refunds: number;
  readonly price: number;
  readonly platformFee: number;
  readonly share: number;
}
interface Spans {
  readonly spans: readonly { readonly span: string; readonly earned: number; readonly returned: number }[];
}
const toMinor = (cell: string | undefined): number => Math.round(Number(cell) * 100);

/** Requests a withdrawal of the whole available balance, and ends it in this way. */
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

const toFigures = ({ sales, refunds, price, platformFee, share }: Omit<Work, 'title'>) => [
  sales,
  refunds,
  price,
  platformFee,
  share,
];

/** Sums the contributor's shares in a statement's rows by `toKey`. */
function sumBy(rows: readonly string[][], toKey: (row: string[]) => string | undefined): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const key = toKey(row);
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + toMinor(row[7]));
  }
  return sums;
}

/** Sums the rows of a statement by work. */
function sumByWork(rows: readonly string[][]): Map<string, number[]> {
  const works = Map.groupBy(
    rows.filter((row) => /^(Sale|Refund)/.test(row[1] ?? '')),
    (row) => row[3] ?? '',
  );
  const sum = (own: readonly string[][], column: number) => own.reduce((total, row) => total + toMinor(row[column]), 0);
  return new Map(
    [...works].map(([title, own]) => [
      title,
      toFigures({
        sales: own.filter(([, kind]) => kind === 'Sale').length,
        refunds: own.filter(([, kind]) => kind === 'Refund').length,
        price: sum(own, 5),
        platformFee: sum(own, 6),
        share: sum(own, 7),
      }),
    ]),
  );
}

it('adds up to the books to the poisha, whatever was traded', async () => {
  const trade = fc.record({
    which: fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 3 }),
    isOld: fc.boolean(),
    returned: fc.constantFrom('nothing', 'one', 'all'),
    withdrawn: fc.constantFrom('nothing', 'paid', 'rejected', 'returned'),
  });
  const trading = fc.record({
    trades: fc.array(trade, { minLength: 1, maxLength: 4 }),
    step: fc.integer({ min: 0, max: 2 }),
    ended: fc.integer({ min: -20, max: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(trading, async ({ trades, step, ended }) => {
      await forgetSums();
      const first = await readLastJournal();
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
      // The bank received the paid amounts less the transfer fees.
      expect(left + balances.paid + 7 * entries.filter((row) => row[1] === 'Withdrawal').length).toBe(0);
      await spread(first, step);
      const dated = parseCsv(await readStatement(seller, `from=2020-01-01&to=${today}`)).slice(2, -1);
      const expected = sumByWork(dated);
      const bySpan = (length: number) =>
        sumBy(dated, (row) => (/^(Sale|Refund)/.test(row[1] ?? '') ? (row[0] ?? '').slice(0, length) : undefined));
      // The result is the same from the ledger alone, with some days summed, and with all days summed.
      for (const over of [undefined, ended, 2]) {
        if (over !== undefined) await sumDaysBefore(app.db, 'BDT', toDayStart(addDays(today, over)));
        const { items } = await readEarnings<{ items: Work[] }>(seller, 'contents?days=all');
        expect(new Map(items.map((item) => [item.title, toFigures(item)]))).toEqual(expected);
        for (const [by, length] of [
          ['month', 7],
          ['day', 10],
        ] as const) {
          const { spans } = await readEarnings<Spans>(seller, `chart?by=${by}`);
          const sums = bySpan(length);
          for (const { span, earned: got, returned } of spans) expect(got - returned).toBe(sums.get(span) ?? 0);
        }
      }
      expect(await findWrongTradeDays(app.db, 'BDT')).toEqual([]);
    }),
    { numRuns: 20 },
  );
  expect(await findViolations(app.systemContext())).toEqual([]);
}, 120_000);
