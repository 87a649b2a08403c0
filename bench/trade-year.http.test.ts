import pg from 'pg';
import { expect, it } from 'vitest';
import { testApp } from '../tests/support/app.ts';
import { fillTradeYear } from './trade-year.ts';

const app = await testApp();
const SALES = 2000;

it('writes a year of which the rules of the books find nothing wrong', async () => {
  const client = new pg.Client({ connectionString: app.superuserUrl });
  await client.connect();
  try {
    await fillTradeYear(client, { sales: SALES, contributors: 20 }, () => undefined);
    const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
    expect(await rows('select * from ledger.violation')).toEqual([]);
    expect(await rows('select * from order_violation')).toEqual([]);
    const kinds = await rows('select kind, count(*)::int as n from ledger.journal group by 1 order by 1');
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'refund',
      'release',
      'sale',
      'withdraw_reserve',
      'withdraw_resolve',
    ]);
    expect(kinds).toContainEqual({ kind: 'sale', n: SALES });
    expect(kinds.every(({ n }) => Number(n) > 10)).toBe(true);
    const [span] = await rows(
      "select min(created_at) < now() - interval '364 days' as is_year, max(created_at) <= now() as is_past from ledger.journal",
    );
    expect(span).toEqual({ is_year: true, is_past: true });
    // Later entries have higher numbers, as if they had been written one by one.
    expect(
      await rows(
        'select from (select created_at, lag(created_at) over (order by id) as before from ledger.journal) j where before > created_at',
      ),
    ).toEqual([]);
    expect(
      await rows(
        "select next.* from (select nextval(pg_get_serial_sequence('ledger.journal', 'id')) as id) next join ledger.journal using (id)",
      ),
    ).toEqual([]);
    const indexes = await rows(
      "select indexname from pg_indexes where indexname in ('transfer_debit', 'transfer_credit', 'journal_created', 'customer_order_search')",
    );
    expect(indexes).toHaveLength(4);
  } finally {
    await client.end();
  }
});
