import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { giveBack } from '../../../../tests/support/bought.ts';
import { type SignedInUser, signInAdmin, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { readZip } from '../../../../tests/support/read-zip.ts';
import {
  type Earnings,
  makeSeller,
  readEarnings,
  readStatement,
  release,
  sell,
} from '../../../../tests/support/sellers.ts';
import { makeEarner, step } from '../../../../tests/support/withdrawals.ts';
import { parseCsv } from '../../contributing/drafts/web/csv.ts';
import { toDhakaDay } from './rules/period.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const today = toDhakaDay(new Date());
const readCsv = async (person: SignedInUser, query = `from=2020-01-01&to=${today}`): Promise<string[][]> =>
  parseCsv(await readStatement(person, query));
let buyer: SignedInUser;

beforeAll(async () => {
  buyer = await signInUser(app);
});

describe('who may see it', () => {
  const paths = ['current', 'entries', 'chart', 'contents', `statement?from=${today}&to=${today}`];
  it.each(paths)('%s is for contributors, each their own', async (path) => {
    const [seller, other] = [await makeSeller(app), await makeSeller(app)];
    await sell(app, seller);
    const call = (person: SignedInUser) => person.fetch(`/api/v1/contributor/sales-earnings/${path}`);
    expect((await app.fetch(`/api/v1/contributor/sales-earnings/${path}`)).status).toBe(401);
    expect((await call(buyer)).status).toBe(403);
    expect(await (await call(seller)).text()).toMatch(/7001|70\.01|10501/);
    expect(await (await call(other)).text()).not.toMatch(/7001|70\.01|10501/);
  });

  it('goes on for who was suspended as a contributor', async () => {
    const seller = await makeSeller(app);
    await sell(app, seller);
    await app.pool.query("update contributor set status = 'suspended' where account_id = $1", [seller.userId]);
    expect((await readEarnings(seller)).balances.pending).toBe(7001 + 3499 + 1);
  });
});

describe('the current earnings', () => {
  it('are nothing before the first sale', async () => {
    const { balances, entries } = await readEarnings(await makeSeller(app));
    expect(balances).toEqual({ pending: 0, available: 0, reserved: 0, debt: 0, paid: 0 });
    expect(entries).toEqual({ items: [], nextCursor: null });
  });

  it('show each sale with price, fee and share, and when it clears', async () => {
    const seller = await makeSeller(app);
    await sell(app, seller, [0]);
    const { balances, entries } = await readEarnings(seller);
    expect(balances).toEqual({ pending: 7001, available: 0, reserved: 0, debt: 0, paid: 0 });
    expect(entries.items).toMatchObject([
      { kind: 'sale', share: 7001, state: 'clearing', sale: { title: 'Heron, "0"', price: 10_001, platformFee: 3000 } },
    ]);
    const clears = Date.parse(entries.items[0]?.clearsAt ?? '') - Date.now();
    expect(Math.abs(clears - 7 * 86_400_000)).toBeLessThan(60_000);
  });

  it('show a refund as an entry of its own, and what was released', async () => {
    const seller = await makeSeller(app);
    const { id, lines } = await sell(app, seller, [0, 1], 8);
    await release(app);
    await giveBack(app, id, [lines[0]?._id ?? '']);
    const { balances, entries } = await readEarnings(seller);
    expect(balances).toEqual({ pending: 0, available: 3499, reserved: 0, debt: 0, paid: 0 });
    expect(entries.items.map(({ kind, share, state, sale }) => [kind, share, state, sale?.platformFee])).toEqual([
      ['refund', -7001, null, -3000],
      ['sale', 3499, 'cleared', 1500],
      ['sale', 7001, 'refunded', 3000],
    ]);
  });

  it('page through entries without leaving one out', async () => {
    const seller = await makeSeller(app);
    for (let n = 0; n < 3; n += 1) await sell(app, seller);
    const shares: number[] = [];
    let cursor = '';
    let pages = 0;
    do {
      const page = await readEarnings<Earnings['entries'] & { total: number }>(
        seller,
        `entries?limit=2&cursor=${cursor}`,
      );
      expect(page.total).toBe(9);
      shares.push(...page.items.map(({ share }) => share));
      cursor = page.nextCursor ?? '';
      pages += 1;
    } while (cursor !== '');
    expect([pages, shares.length, shares.reduce((sum, share) => sum + share, 0)]).toEqual([
      5,
      9,
      3 * (7001 + 3499 + 1),
    ]);
    expect((await seller.call('GET', '/contributor/sales-earnings/entries?cursor=nonsense')).status).toBe(400);
  });
});

describe('the figures', () => {
  it('have every day and month until today, with what came and went', async () => {
    const seller = await makeSeller(app);
    const { id, lines } = await sell(app, seller);
    await giveBack(app, id, [lines[1]?._id ?? '']);
    for (const [by, count] of [
      ['day', 30],
      ['month', 12],
    ] as const) {
      const { spans } = await readEarnings<{ spans: Record<string, unknown>[] }>(seller, `chart?by=${by}`);
      expect(spans.length).toBe(count);
      const span = today.slice(0, by === 'day' ? 10 : 7);
      expect(spans.at(-1)).toEqual({ span, sales: 3, earned: 7001 + 3499 + 1, refunds: 1, returned: 3499 });
      expect(spans.slice(0, -1).every(({ sales, earned }) => sales === 0 && earned === 0)).toBe(true);
    }
  });

  it('say what each work earned, the most first, a page at a time', async () => {
    const seller = await makeSeller(app);
    await sell(app, seller);
    const { id, lines } = await sell(app, seller, [0, 1]);
    await giveBack(app, id, [lines[0]?._id ?? '']);
    type Contents = { items: Record<string, unknown>[]; nextCursor: string | null };
    const first = await readEarnings<Contents>(seller, 'contents?limit=2');
    expect(first.items).toMatchObject([
      { title: 'Heron, "0"', sales: 2, refunds: 1, price: 10_001, platformFee: 3000, share: 7001 },
      { title: 'Heron, "1"', sales: 2, refunds: 0, price: 9998, platformFee: 3000, share: 6998 },
    ]);
    const rest = await readEarnings<Contents>(seller, `contents?limit=2&cursor=${first.nextCursor}`);
    expect(rest).toMatchObject({ items: [{ title: 'Heron, "2"', share: 1 }], nextCursor: null });
  });
});

describe('a statement', () => {
  it('is empty and says so', async () => {
    const rows = await readCsv(await makeSeller(app));
    expect(rows.map((row) => row[8])).toEqual(['Balance', '0.00', '0.00']);
  });

  it('has the balance before the period, every entry, and the balance after it', async () => {
    const seller = await makeSeller(app);
    await sell(app, seller, [0]);
    const rows = await readCsv(seller, `from=${today}&to=${today}&language=bn`);
    expect(rows[0]?.slice(0, 2)).toEqual(['তারিখ', 'ধরন']);
    const sold = ['Heron, "0"', 'Variant 1', '100.01', '30.00', '70.01', '70.01', 'BDT'];
    expect(rows[2]?.slice(3)).toEqual([...sold, '', '', '', '0.00', '0.00']);
    expect(rows.map((row) => row[8])).toEqual(['ব্যালেন্স', '0.00', '70.01', '70.01']);
    const later = await readCsv(seller, 'from=2099-01-01&to=2099-01-31');
    expect(later.map((row) => row[8])).toEqual(['Balance', '70.01', '70.01']);
  });

  it.each([
    ['to', `from=${today}&to=2020-01-01`],
    ['from', `from=yesterday&to=${today}`],
    ['to', `from=${today}`],
    ['from', `from=2026-02-30&to=${today}`],
  ])('refuses a wrong %s and says so beside it', async (path, query) => {
    const seller = await signInContributor(app);
    const { status, body } = await seller.call('GET', `/contributor/sales-earnings/statement?${query}`);
    expect([status, (body['errors'] as { path: string }[])[0]?.path]).toEqual([400, path]);
  });

  it('ends nothing for a caller who leaves early', async () => {
    const seller = await makeSeller(app);
    await sell(app, seller);
    const answer = await seller.fetch(`/api/v1/contributor/sales-earnings/statement?from=2020-01-01&to=${today}`);
    await answer.body?.cancel();
    expect((await readEarnings(seller)).balances.pending).toBe(10_501);
  });

  it.each(['en', 'bn'] as const)('is a paper, too (%s)', async (language) => {
    const seller = await makeSeller(app);
    const { id } = await sell(app, seller);
    await giveBack(app, id);
    const answer = await seller.fetch(
      `/api/v1/contributor/sales-earnings/statement?from=${today}&to=${today}&format=pdf&language=${language}`,
    );
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const { pages } = await readPdf(Buffer.from(await answer.arrayBuffer()));
    const text = pages
      .map((page) => page.text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    const words =
      language === 'en'
        ? ['Statement of earnings', 'Opening balance', 'Closing balance', 'Refund', '৳70.01', '−৳70.01']
        : ['আয়ের বিবরণী', 'শুরুর ব্যালেন্স', 'রিফান্ড', '৳৭০.০১'];
    for (const word of words) expect(text).toContain(word);
  });
});

describe('a withdrawal', () => {
  const reference = 'SB-2026-77';
  const account = 'Sonali Bank, Motijheel •••• 012';

  /** Creates a contributor whose paid withdrawal was returned later. */
  async function makePaid() {
    const earner = await makeEarner(app, 60_000, 'bank');
    const id = await earner.request(60_000);
    const owner = await signInAdmin(app);
    await step(owner, id, 'approve');
    await step(owner, id, 'pay', { reference });
    await step(owner, id, 'return');
    const { rows } = await app.pool.query<{ number: number }>('select number from withdraw_request where id = $1', [
      id,
    ]);
    return { ...earner, id, owner, number: Number(rows[0]?.number) };
  }

  it('is told by number, account and transaction number in the list and the statement', async () => {
    const { person, number } = await makePaid();
    const withdrawal = { number, type: 'bank', account, reference };
    type Entries = { items: { kind: string; withdrawal: unknown }[] };
    for (const { items } of [
      (await readEarnings<{ entries: Entries }>(person)).entries,
      await readEarnings<Entries>(person, 'entries'),
    ])
      expect(items.map((item) => [item.kind, item.withdrawal])).toEqual([
        ['withdrawal_returned', withdrawal],
        ['withdrawal', withdrawal],
        ['sale', null],
      ]);
    const rows = await readCsv(person);
    expect(rows.map((row) => row.slice(10, 13))).toEqual([
      ['Withdrawal', 'Account', 'Transaction number'],
      ['', '', ''],
      ['', '', ''],
      [String(number), `Bank account ${account}`, reference],
      [String(number), `Bank account ${account}`, reference],
      ['', '', ''],
    ]);
    const answer = await person.fetch(
      `/api/v1/contributor/sales-earnings/statement?from=${today}&to=${today}&format=pdf&language=en`,
    );
    const { pages } = await readPdf(Buffer.from(await answer.arrayBuffer()));
    const text = pages.map((page) => page.text.replaceAll(/\s+/g, ' ')).join(' ');
    for (const word of [`#${number}`, '•••• 012', reference]) expect(text).toContain(word);
  });

  it('is told so to owners, and sales by order and work', async () => {
    const { contributorId, id, owner, number } = await makePaid();
    const seller = await makeSeller(app);
    await sell(app, seller, [1]);
    const books = async (of: string) => {
      const { body } = await owner.call('GET', `/adjustment/contributor/${of}`);
      return (body['entries'] as { items: Record<string, unknown>[] }).items;
    };
    const { body } = await owner.call('GET', `/withdraw-request/request/${id}`);
    const withdrawal = { number, type: 'bank', account, reference };
    for (const entries of [await books(contributorId), body['entries']])
      expect(entries).toMatchObject([{ withdrawal, sale: null }, { withdrawal }, { kind: 'sale', withdrawal: null }]);
    expect(await books(seller.contributorId)).toMatchObject([
      { kind: 'sale', sale: { orderNumber: expect.any(Number), title: 'Heron, "1"' }, withdrawal: null },
    ]);
  });
});

it('is a part of what one can export of oneself, as data, table and paper', async () => {
  const exportOf = async (person: SignedInUser) =>
    readZip(Buffer.from(await (await person.fetch('/api/v1/user/export')).arrayBuffer()));
  const seller = await makeSeller(app);
  expect([...(await exportOf(seller)).keys()].filter((name) => /earnings|statement/.test(name))).toEqual([]);
  await sell(app, seller);
  const files = await exportOf(seller);
  expect(JSON.parse(String(files.get('earnings.json')))).toMatchObject({ balances: { pending: 10_501 } });
  expect(parseCsv(String(files.get('statement.csv'))).at(-1)?.[8]).toBe('105.01');
  expect(files.get('statement.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
});
