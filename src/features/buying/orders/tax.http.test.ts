import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { countStatements } from '../../../../tests/support/count-statements.ts';
import { makeDiscount } from '../../../../tests/support/discounts.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { readZip } from '../../../../tests/support/read-zip.ts';
import { openTampering } from '../../../../tests/support/reconciliation.ts';
import { openTaxedShop } from '../../../../tests/support/taxed-shop.ts';
import { registration, setRegistration, setVatRate } from '../../../../tests/support/vat.ts';
import { readCsvRows } from '../../../platform/csv.ts';
import { createId } from '../../../platform/database/id.ts';
import { numberAllReceipts } from './service/receipts.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const tamper = await openTampering(app);
const owner = await signInAdmin(app);
const buyer = await signInUser(app);
const shop = await openTaxedShop(app);
const { salma, icons, heron, both, order, pay, buy, refund, readLines, readPapers, findBrokenRules } = shop;

const readVatAccount = async (): Promise<number> =>
  (
    await app.pool.query<{ sum: number }>(
      `select coalesce(sum(case when t.credit_id = a.id then t.amount else -t.amount end), 0)::bigint as sum
       from ledger.account a join ledger.transfer t on a.id in (t.credit_id, t.debit_id) where a.kind = 'vat_payable'`,
    )
  ).rows[0]?.sum ?? 0;
const readText = async (response: Response): Promise<string> => {
  const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
  return pages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
};

describe('without a BIN', () => {
  it('an order has no VAT and no tax papers', async () => {
    const id = await buy(both, buyer);
    expect(await readLines(id)).toMatchObject([
      { price: 11_500, vat_basis_points: null, vat: 0, fee: 3450, fee_vat: 0 },
      { price: 10_500, vat_basis_points: null, vat: 0, fee: 3150, fee_vat: 0 },
    ]);
    expect((await buyer.call('GET', `/order/single/${id}`)).body).toMatchObject({ vat: null, taxPapers: [] });
    await refund(id);
    expect(await readPapers(id)).toEqual([]);
    expect([await readVatAccount(), await findBrokenRules()]).toEqual([0, []]);
  });

  it('costs as many statements as with one', async () => {
    const count = async () => {
      const person = await signInUser(app);
      let id = '';
      const ordering = await countStatements(async () => {
        id = await order([heron], {}, person);
      });
      return [ordering, await countStatements(() => pay(id))];
    };
    // The first order creates the accounts of the ledger.
    await count();
    const off = await count();
    await setRegistration(app);
    await count();
    expect(await count()).toEqual(off);
  });
});

describe('with a BIN', () => {
  beforeAll(async () => {
    await setRegistration(app);
    await setVatRate(app, 500, icons.id);
  });

  it('VAT of each category is taken out of the price before fee and shares', async () => {
    const before = await readVatAccount();
    const id = await buy();
    expect(await readLines(id)).toMatchObject([
      { price: 11_500, vat_basis_points: 1500, vat: 1500, fee: 2609, fee_vat: 391 },
      { price: 10_500, vat_basis_points: 500, vat: 500, fee: 2609, fee_vat: 391 },
    ]);
    expect((await readVatAccount()) - before).toBe(2000 + 782);
    const { rows } = await app.pool.query(
      `select c.kind, sum(t.amount)::int as amount from ledger.journal j join ledger.transfer t on t.journal_id = j.id
       join ledger.account c on c.id = t.credit_id where j.line_id in (select id from order_line where order_id = $1)
       group by c.kind order by c.kind`,
      [id],
    );
    expect(rows).toEqual([
      { kind: 'contributor_pending', amount: 14_000 },
      { kind: 'platform_fee', amount: 5218 },
      { kind: 'vat_payable', amount: 2782 },
    ]);
    expect(await readPapers(id)).toEqual([{ id, kind: 'invoice', total: 22_000, vat: 2000, number: null }]);
    expect(await findBrokenRules()).toEqual([]);
  });

  it('with a coupon the VAT is that of what is charged', async () => {
    const { code } = await makeDiscount(owner, { value: 1000, siteShare: 10_000 });
    const id = await order([heron], { coupon: { code, discount: 1150 } });
    await pay(id);
    // 10,350 contains 1,350. The contributors earn as much as without the coupon, 7,000.
    expect(await readLines(id)).toMatchObject([{ price: 10_350, vat: 1350, fee: 1739, fee_vat: 261 }]);
    expect(await findBrokenRules()).toEqual([]);
  });

  it('a new rate is for later orders, and the database keeps the rate of a line', async () => {
    const id = await order([heron]);
    await setVatRate(app, 1000);
    await pay(id);
    expect(await readLines(id)).toMatchObject([{ vat_basis_points: 1500, vat: 1500 }]);
    expect(await readLines(await buy([heron]))).toMatchObject([{ vat_basis_points: 1000, vat: 1045 }]);
    for (const statement of [
      'update order_line set vat = 0, vat_basis_points = 0 where order_id = $1',
      'update tax_paper set vat = 0 where order_id = $1',
      'delete from tax_paper where order_id = $1',
    ])
      await expect(app.pool.query(statement, [id])).rejects.toMatchObject({ code: '23514' });
    await setVatRate(app, 1500);
  });

  it('a contributor sees the VAT of each sale', async () => {
    await buy([heron]);
    const { body } = await salma.call('GET', '/contributor/sales-earnings/entries');
    expect((body['items'] as object[])[0]).toMatchObject({
      share: 7000,
      sale: { price: 11_500, vat: 1500, platformFee: 3000, feeVat: 391 },
    });
    const csv = await (
      await salma.fetch('/api/v1/contributor/sales-earnings/statement?from=2026-01-01&to=2030-01-01&language=en')
    ).text();
    expect(csv.split('\r\n')[0]).toContain('"VAT in the price","VAT in the fee"');
    expect(csv).toContain(',15.00,3.91\r\n');
  });

  it('a refund takes VAT back by a credit note, which refers to its invoice', async () => {
    const id = await buy(both, await signInUser(app));
    const before = await readVatAccount();
    const [first, second] = await readLines(id);
    const refundId = await refund(id, [second?.id ?? '']);
    expect((await readVatAccount()) - before).toBe(-891);
    expect(await readPapers(id)).toMatchObject([
      { kind: 'invoice', vat: 2000 },
      { id: refundId, kind: 'credit_note', total: 10_500, vat: 500 },
    ]);
    await refund(id, [first?.id ?? '']);
    expect((await readPapers(id)).map(({ vat }) => vat)).toEqual([2000, 500, 1500]);
    expect(await findBrokenRules()).toEqual([]);
  });

  it('a refund that completes twice at once has one credit note', async () => {
    const id = await buy();
    const refundId = await shop.request(id);
    await Promise.all([1, 2, 3].map(() => shop.complete(refundId)));
    expect(await readPapers(id)).toHaveLength(2);
  });

  it('its papers are numbered by fiscal year, without a hole, in the order of payments', async () => {
    const later = await buy(both, undefined, '2024-06-30T17:59:00Z');
    const earlier = await buy(both, undefined, '2023-07-01T00:00:00Z');
    const next = await buy(both, undefined, '2024-06-30T18:00:00Z');
    await Promise.all([1, 2, 3].map(() => numberAllReceipts(app.systemContext())));
    const { rows } = await app.pool.query(
      'select id, year, number from tax_paper where year < 2025 order by year, number',
    );
    expect(rows).toEqual([
      { id: earlier, year: 2023, number: 1 },
      { id: later, year: 2023, number: 2 },
      { id: next, year: 2024, number: 1 },
    ]);
    const { body } = await owner.call('GET', `/order/every/${later}`);
    expect(body['taxPapers']).toMatchObject([{ _id: later, kind: 'invoice', number: 'T-2023-24-000002', vat: 2000 }]);
  });

  it.each(['en', 'bn'])('buyer and owners download both papers in %s, nobody else', async (language) => {
    const person = await signInUser(app);
    const id = await buy(both, person);
    const [line] = await readLines(id);
    const refundId = await refund(id, [line?.id ?? '']);
    const stranger = await signInUser(app);
    const moderator = await signInAdmin(app, 'moderator');
    for (const [paper, form, file] of [
      [id, language === 'bn' ? 'মূসক-৬.৩' : 'Mushak-6.3', /tax-invoice-T-20\d\d-\d\d-\d{6}\.pdf/],
      [refundId, language === 'bn' ? 'মূসক-৬.৭' : 'Mushak-6.7', /credit-note-C-20\d\d-\d\d-\d{6}\.pdf/],
    ] as const) {
      const own = `/api/v1/order/tax-paper/${paper}?language=${language}`;
      const any = `/api/v1/order/every/tax-paper/${paper}?language=${language}`;
      for (const response of [await person.fetch(own), await owner.fetch(any)]) {
        expect(response.headers.get('content-disposition')).toMatch(file);
        const text = await readText(response);
        for (const said of [form, '000123456-0101', '000987654-0202', 'Studio Shapla', registration.officer])
          expect(text).toContain(said);
      }
      expect((await stranger.fetch(own)).status).toBe(404);
      expect((await app.fetch(own)).status).toBe(401);
      expect((await moderator.fetch(any)).status).toBe(403);
      expect((await person.fetch(any)).status).toBe(401);
    }
    const { body } = await person.call('GET', `/order/single/${id}`);
    expect(body).toMatchObject({
      vat: 2000,
      taxPapers: [{ _id: id }, { _id: refundId, kind: 'credit_note', vat: 1500 }],
    });
    const month = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 7);
    const zip = await readZip(Buffer.from(await (await person.fetch(`/api/v1/order/receipts/${month}`)).arrayBuffer()));
    expect([...zip.keys()].map((name) => name.slice(0, 11)).toSorted()).toEqual([
      'credit-note',
      'receipt-R-2',
      'tax-invoice',
    ]);
  });

  it('a paper names the supplier as of its order', async () => {
    const id = await order([heron], {}, buyer).catch(() => buy([heron]));
    await setRegistration(app, { bin: '', feeBasisPoints: 0 });
    await pay(id);
    const refundId = await refund(id);
    expect(await readText(await owner.fetch(`/api/v1/order/every/tax-paper/${refundId}?language=en`))).toContain(
      'Arbor Ltd',
    );
    expect(await readPapers(await buy())).toEqual([]);
    await setRegistration(app);
  });

  it('a paper, a line or the ledger that says another VAT is found', async () => {
    const id = await buy([heron]);
    expect(await findBrokenRules()).toEqual([]);
    await tamper('update tax_paper set vat = vat - 1 where id = $1', [id]);
    expect(await findBrokenRules()).toEqual(['tax_paper_is_lines']);
    await tamper('update tax_paper set vat = vat + 1 where id = $1', [id]);
    await tamper('update order_line set fee = fee - 1, fee_vat = fee_vat + 1 where order_id = $1', [id]);
    expect(await findBrokenRules()).toEqual(['fee_is_posted', 'fee_vat_follows_rate', 'vat_is_posted']);
    await tamper('update order_line set fee = fee + 1, fee_vat = fee_vat - 1 where order_id = $1', [id]);
    expect(await findBrokenRules()).toEqual([]);
  });

  it('is moved by sales and refunds alone', async () => {
    const { rows } = await app.pool.query<{ kind: string; id: string }>('select kind, id from ledger.account');
    const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id;
    const attempt = app.pool.query(
      `with j as (insert into ledger.journal (kind, subject) values ('payout', $1) returning id)
       insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount) select j.id, $2, $3, 'BDT', 100 from j`,
      [createId(), idOf('vat_payable'), idOf('contributor_available')],
    );
    await expect(attempt).rejects.toMatchObject({ constraint: 'vat_for_treasury' });
  });

  it('is reported by month as CSV, with sums by rate', async () => {
    const id = await buy(both, undefined, '2022-03-31T17:59:00Z');
    await buy([heron], undefined, '2022-03-31T18:00:00Z');
    const [line] = await readLines(id);
    const refundId = await refund(id, [line?.id ?? '']);
    const answer = await owner.fetch('/api/v1/order/vat-report?month=2022-03');
    expect(answer.headers.get('content-disposition')).toContain('vat-2022-03');
    const rows: string[][] = [];
    for await (const { cells } of readCsvRows([await answer.text()])) rows.push([...cells]);
    const pick = (row: readonly string[]) => [0, 1, 6, 7, 8, 9, 10, 11, 12, 13].map((at) => row[at]);
    expect(rows.slice(1).map(pick)).toEqual([
      ['Mushak 6.3', 'T-2021-22-000001', '0009876540202', '1', '5', '100', '5', '105', '26.09', '3.91'],
      ['Mushak 6.3', 'T-2021-22-000001', '0009876540202', '1', '15', '100', '15', '115', '26.09', '3.91'],
      ['Total Mushak 6.3', '', '', '1', '5', '100', '5', '105', '26.09', '3.91'],
      ['Total Mushak 6.3', '', '', '1', '15', '100', '15', '115', '26.09', '3.91'],
    ]);
    const month = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 7);
    const now = await (await owner.fetch(`/api/v1/order/vat-report?month=${month}`)).text();
    const corrected = now.split('\r\n').find((row) => row.includes('"T-2021-22-000001"'));
    expect(corrected).toContain('"Mushak 6.7"');
    expect(corrected).toContain('-100,-15,-115,-26.09,-3.91');
    expect(refundId).not.toBe('');
    expect((await owner.fetch('/api/v1/order/vat-report?month=2022-13')).status).toBe(400);
    expect((await app.fetch('/api/v1/order/vat-report?month=2022-03')).status).toBe(401);
    expect((await buyer.fetch('/api/v1/order/vat-report?month=2022-03')).status).toBe(401);
  });
});
