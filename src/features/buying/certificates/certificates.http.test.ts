import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { recordQueries } from '../../../../tests/support/explain.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { makePaidOrder } from '../../../../tests/support/good-certificate-calls.ts';
import { makeOrder } from '../../../../tests/support/orders.ts';
import { type SignedInUser, signInUser } from '../../../../tests/support/people.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { readZip } from '../../../../tests/support/read-zip.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { revokeEntitlements } from '../downloads/service/entitlements.ts';
import { markPaid } from '../orders/service/paid.ts';
import { numberAllReceipts } from '../orders/service/receipts.ts';
import { createReceiptFor } from './service/own-papers.ts';

const app = await testApp();
let buyer: SignedInUser;
let category: Awaited<ReturnType<typeof makeCategory>>;
let contributor: string;
let made: Made;
let order: { readonly id: string; readonly code: string };

beforeAll(async () => {
  category = await makeCategory(app, 'birds');
  contributor = await makeContributor(app, 'salma');
  made = await makeContent(app, { category, contributor, title: 'কৃষ্ণচূড়া', prices: [49_900] });
  buyer = await signInUser(app);
  order = await makePaidOrder(app, { accountId: buyer.userId, ...made, price: 49_900 });
});

const readCertificate = async (code: string): Promise<Buffer> =>
  Buffer.from(await (await buyer.fetch(`/api/v1/order/certificate/${code}?language=en`)).arrayBuffer());
const ask = (path: string) => app.fetch(`/api/v1${path}`);

it('confirms a certificate to a stranger without naming the buyer', async () => {
  const response = await ask(`/verify/${order.code.toLowerCase().replaceAll('-', '')}`);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({ code: order.code, status: 'valid', title: 'কৃষ্ণচূড়া', revokedAt: null });
  expect(Object.keys(JSON.parse(text) as object).toSorted()).toEqual(
    ['code', 'contributorName', 'licence', 'revokedAt', 'since', 'status', 'title', 'variantName'].toSorted(),
  );
  expect(text).not.toContain(buyer.userId);
});

it.each(['0000-0000-0000-0000', 'nothing', "' or 1=1", '..%2F..'])('knows no certificate %s', async (code) => {
  expect((await ask(`/verify/${encodeURIComponent(code)}`)).status).toBe(404);
});

it.each(['en', 'bn'])('gives its buyer the certificate and the receipt in %s', async (language) => {
  for (const path of [`/order/certificate/${order.code}`, `/order/receipt/${order.id}`]) {
    const response = await buyer.fetch(`/api/v1${path}?language=${language}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=(certificate|receipt)-/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { pages, info } = await readPdf(Buffer.from(await response.arrayBuffer()));
    expect(pages[0]?.text).toContain('কৃষ্ণচূড়া');
    expect(info).toMatchObject({ Language: language });
  }
});

it('says on paper what the version that was sold allows, and where its text is', async () => {
  await app.pool.query("update variant set licence_code = 'arbor-editorial-1' where id = $1", [made.variantIds[0]]);
  const editorial = await makePaidOrder(app, { accountId: buyer.userId, ...made, price: 49_900 });
  const response = await buyer.fetch(`/api/v1/order/certificate/${editorial.code}?language=en`);
  const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
  const text = pages
    .map((page) => page.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  expect(text).toContain('You may use the work only for news, books and teaching.');
  expect(text).not.toContain('You may use the work commercially.');
  expect(text).toContain('You may not use it on products for sale or in templates.');
  expect(text).toContain('You may not sell the file itself.');
  await app.pool.query("update variant set licence_code = 'arbor-standard-1' where id = $1", [made.variantIds[0]]);
  const sold = await makePaidOrder(app, { accountId: buyer.userId, ...made, price: 49_900 });
  const standard = await readPdf(await readCertificate(sold.code));
  expect(standard.pages).toHaveLength(1);
  expect(standard.pages[0]?.text.replaceAll(/\s+/g, ' ')).toContain('up to 500,000 copies of what you create');
  expect(standard.pages[0]?.text).not.toContain('5,00,000');
  expect(text.replaceAll(' ', '')).toMatch(/https?:\/\/[^/]+\/licences\/arbor-editorial-1\?version=1/);
});

it('gives papers to nobody else', async () => {
  const other = await signInUser(app);
  for (const path of [`/order/certificate/${order.code}`, `/order/receipt/${order.id}`]) {
    expect((await ask(path)).status).toBe(401);
    expect((await other.call('GET', path)).status).toBe(404);
  }
});

it('packs a buyer’s receipts of one month, by Dhaka time', async () => {
  const payer = await signInUser(app);
  const orders = [
    await makePaidOrder(app, { accountId: payer.userId, ...made, price: 49_900 }),
    await makePaidOrder(app, { accountId: payer.userId, ...made, price: 49_900 }),
    await makePaidOrder(app, { accountId: payer.userId, ...made, price: 49_900 }),
  ];
  // The last moment of October, the first of November, and one in December.
  for (const [index, at] of ['2026-10-31T17:59:59Z', '2026-10-31T18:00:00Z', '2026-12-01T00:00:00Z'].entries())
    await app.pool.query('update customer_order set paid_at = $2 where id = $1', [orders[index]?.id, at]);
  const read = async (month: string) => {
    const response = await payer.fetch(`/api/v1/order/receipts/${month}?language=en`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(response.headers.get('content-disposition')).toMatch(`receipts-${month}.zip`);
    return readZip(Buffer.from(await response.arrayBuffer()));
  };
  const [october, november] = [await read('2026-10'), await read('2026-11')];
  expect([october.size, november.size]).toEqual([1, 1]);
  const [[name, bytes] = ['', undefined]] = [...november];
  expect(name).toMatch(/^receipt-R-\d{4}-\d{6}\.pdf$/);
  expect((await readPdf(Buffer.from(bytes ?? []))).pages[0]?.text).toContain('কৃষ্ণচূড়া');
  expect((await payer.call('GET', '/order/receipts/2026-09')).status).toBe(404);
  for (const month of ['2026-13', '2026-1', 'november'])
    expect((await payer.call('GET', `/order/receipts/${month}`)).status).toBe(404);
  expect((await (await signInUser(app)).call('GET', '/order/receipts/2026-11')).status).toBe(404);
  expect((await ask('/order/receipts/2026-11')).status).toBe(401);
});

it('has no receipt of what is not paid', async () => {
  const id = await makeOrder(app, { accountId: buyer.userId, ...made, price: 49_900 });
  const { status, body } = await buyer.call('GET', `/order/receipt/${id}`);
  expect(status).toBe(409);
  expect(body['detail']).toMatch(/isn’t paid/);
});

it('says that a certificate was revoked, on the page and on paper', async () => {
  const revoked = await makePaidOrder(app, { accountId: buyer.userId, ...made, price: 49_900 });
  const { rows } = await app.pool.query<{ id: string }>('select id from order_line where order_id = $1', [revoked.id]);
  const at = new Date('2026-12-01T00:00:00Z');
  await inTransaction(app.systemContext(), ({ tx }) =>
    revokeEntitlements(
      tx,
      rows.map(({ id }) => id),
      at,
    ),
  );
  expect((await buyer.call('GET', `/verify/${revoked.code}`)).body).toMatchObject({
    status: 'revoked',
    revokedAt: at.toISOString(),
  });
  const response = await buyer.fetch(`/api/v1/order/certificate/${revoked.code}?language=en`);
  const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
  expect(pages[0]?.text).toContain('revoked on 1 December 2026');
});

it('reads as often for a receipt of many lines as for one of a single line', async () => {
  const more = await Promise.all(
    ['Fern', 'Moss', 'Reed'].map((title) => makeContent(app, { category, contributor, title, prices: [4900] })),
  );
  const lines = more.map(({ contentId, variantIds: [variantId] }) => ({ contentId, variantId, price: 4900 }));
  const { body } = await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
  const orderId = String(body['_id']);
  await inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId, provider: 'sandbox' }));
  // The receipt is downloaded before the job has numbered it.
  await numberAllReceipts(app.systemContext());
  const countReads = async (id: string): Promise<number> => {
    const queries = await recordQueries(app.pool, (db) =>
      createReceiptFor({ ...app.systemContext(), db }, buyer.userId, { orderId: id }),
    );
    return queries.length;
  };
  expect(await countReads(orderId)).toBe(await countReads(order.id));
  const { pages } = await readPdf(
    Buffer.from(await (await buyer.fetch(`/api/v1/order/receipt/${orderId}?language=en`)).arrayBuffer()),
  );
  for (const title of ['Fern', 'Moss', 'Reed']) expect(pages[0]?.text).toContain(title);
});

// This test comes last because it uses up the visitor's rate limit.
it('refuses to be tried by the hundred', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask('/verify/1111-1111-1111-1111')));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(10);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});
