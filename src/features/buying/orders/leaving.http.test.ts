import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy } from '../../../../tests/support/bought.ts';
import { dumpDatabase } from '../../../../tests/support/dump-database.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { recordLog } from '../../../../tests/support/log.ts';
import { type SignedInAdmin, type SignedInUser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { readZip } from '../../../../tests/support/read-zip.ts';
import { setRegistration } from '../../../../tests/support/vat.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendMail } from '../../../platform/mail/outbox.ts';
import { processPendingDeletions } from '../../people/accounts/service/deletion.ts';
import { sweepPayments } from '../payments/service/sweep.ts';
import { keptIdentifiers, keptRecords } from './rules/kept-records.ts';
import { markPaid, markUnpaid } from './service/paid.ts';

const { log, lines } = recordLog();
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_LOG: 'debug' }, log });
const personal = {
  name: 'Nusrat Jahan Mim',
  email: 'nusrat.mim@example.com',
  phone: '01755512345',
  username: 'nusrat-mim-77',
} as const;
let works: Made[];
let owner: SignedInAdmin;

beforeAll(async () => {
  owner = await signInAdmin(app);
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  works = [];
  for (const title of ['Heron', 'Crane'])
    works.push(await makeContent(app, { category, contributor, title, prices: [4900] }));
});

const toLines = () =>
  works.map(({ contentId, variantIds }) => ({ contentId, variantId: variantIds[0] ?? '', price: 4900 }));
const order = (person: SignedInUser) =>
  person.call('POST', '/order/create', { lines: toLines() }, { 'idempotency-key': createId() });
const forms = (word: string): string[] => [word.toLowerCase(), Buffer.from(word).toString('hex')];
const findWords = (text: string): string[] =>
  Object.values(personal).filter((word) => forms(word).some((form) => text.toLowerCase().includes(form)));
const findInDatabase = async (): Promise<string[]> =>
  [...(await dumpDatabase(app.pool))].flatMap(([table, rows]) => findWords(rows).map((word) => `${table}: ${word}`));

/** Pays in the sandbox as a browser does. */
async function payInSandbox(person: SignedInUser, orderId: string): Promise<void> {
  const begun = await person.call(
    'POST',
    `/payment/begin/${orderId}`,
    { provider: 'sandbox' },
    { 'idempotency-key': createId() },
  );
  const page = String(begun.body['redirect']).split('/').at(-1);
  expect((await person.call('POST', `/payment/sandbox/act/${page}`, { act: 'pay' })).status).toBe(200);
  expect((await person.call('GET', `/order/single/${orderId}`)).body['status']).toBe('paid');
}
/** Runs the worker's jobs until the refund is completed. */
async function sweepRefunds(): Promise<void> {
  await app.pool.query('update payment_refund set next_check_at = now() where next_check_at is not null');
  await sweepPayments(app.systemContext());
  const { rows } = await app.pool.query('select status from refund');
  expect(rows).toEqual([{ status: 'completed' }]);
}

/** Buys two works, with VAT, receives e-mails, and gets one work refunded with a note that names the person. */
async function live(): Promise<{ person: SignedInUser; bought: { readonly id: string }; code: string }> {
  const { name, email, phone, username } = personal;
  const person = await signInUser(app, { phone: `+88${phone}`, name });
  await setRegistration(app);
  expect((await person.call('PUT', '/user/update/profile', { username })).status).toBe(200);
  await app.pool.query('update account set email = $2, email_verified = true, emails = $3 where id = $1', [
    person.userId,
    email,
    ['receipt', 'refund'],
  ]);
  const { status, body: placed } = await order(person);
  expect(status).toBe(200);
  const bought = { id: String(placed['_id']), lines: placed['lines'] as { _id: string }[] };
  await payInSandbox(person, bought.id);
  for (const line of bought.lines) {
    const body = { lineIds: [line._id], reason: 'other', note: `${name} asks, at ${email}.` };
    expect((await person.call('POST', `/order/refund-request/create/${bought.id}`, body)).status).toBe(200);
  }
  const refunded = await owner.call(
    'POST',
    `/order/refund/${bought.id}`,
    {
      lineIds: [bought.lines[0]?._id],
      reason: 'customer_request',
      note: `${name} rang from ${phone}.`,
      isOverridden: true,
    },
    { 'idempotency-key': createId() },
  );
  expect(refunded.status).toBe(200);
  await sweepRefunds();
  const mail = await app.pool.query<{ id: string }>('select id from mail');
  expect(mail.rows.length).toBeGreaterThanOrEqual(2);
  for (const { id } of mail.rows) await sendMail(app.systemContext(), id);
  const { rows: requests } = await app.pool.query<{ id: string }>('select id from refund_request order by id');
  const message = `Dear ${name}, it works.`;
  const declined = await owner.call('POST', `/order/refund-request/decline/${requests[1]?.id}`, { message });
  expect(declined.status).toBe(200);
  const { body } = await person.call('GET', `/order/single/${bought.id}`);
  const code = (body['lines'] as { certificate: string }[])[1]?.certificate ?? '';
  return { person, bought, code };
}

/** Columns that aren't empty in the rows that belong to the order. */
async function readFilledColumns(table: string, orderId: string): Promise<string[]> {
  const where =
    table === 'customer_order'
      ? 'id = $1'
      : table === 'entitlement'
        ? 'order_line_id in (select id from order_line where order_id = $1)'
        : 'order_id = $1';
  const { rows } = await app.pool.query<Record<string, unknown>>(`select * from ${table} where ${where}`, [orderId]);
  expect(rows.length, table).toBeGreaterThan(0);
  return [...new Set(rows.flatMap((row) => Object.keys(row).filter((key) => row[key] !== null && row[key] !== '')))];
}

describe('whoever leaves', () => {
  it('takes orders and receipts along', async () => {
    const person = await signInUser(app, { name: 'Exporting Person' });
    const bought = await buy(app, person, toLines());
    const zip = await readZip(new Uint8Array(await (await person.fetch('/api/v1/user/export')).arrayBuffer()));
    expect(JSON.parse(String(zip.get('orders.json')))).toMatchObject([
      {
        number: bought.number,
        total: 9800,
        lines: [{ title: 'Heron' }, { title: 'Crane' }],
        particulars: [{ version: 1, name: 'Exporting Person' }],
      },
    ]);
    const number = (JSON.parse(String(zip.get('orders.json'))) as { receiptNumber: string }[])[0]?.receiptNumber;
    const receipt = zip.get(`receipt-${number}.pdf`);
    const { pages } = await readPdf(receipt ?? Buffer.alloc(0));
    expect(pages[0]?.text).toContain('Exporting Person');
  });

  it.each(['pending', 'on_hold'] as const)('waits for an order that is %s, and is told so', async (status) => {
    const person = await signInUser(app);
    const orderId = String((await order(person)).body['_id']);
    if (status === 'on_hold') await inTransaction(app.systemContext(), (ctx) => markUnpaid(ctx, { orderId, status }));
    const refused = await person.deleteAccount();
    expect([refused.status, refused.body['detail']]).toEqual([409, expect.stringMatching(/order/i)]);
    await inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId, provider: 'sandbox' }));
    expect((await person.deleteAccount()).status).toBe(200);
  });

  it('and is paid for at the same moment, is paid for first or not at all', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await signInUser(app);
      const orderId = String((await order(person)).body['_id']);
      await inTransaction(app.systemContext(), (ctx) => markUnpaid(ctx, { orderId, status: 'failed' }));
      const [paid, left] = await Promise.all([
        inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId, provider: 'sandbox' })).then(
          () => 'paid',
          (error: unknown) => (error instanceof Problem ? error.code : error),
        ),
        person.deleteAccount(),
      ]);
      expect(left.status).toBe(200);
      expect(['paid', 'conflict']).toContain(paid);
      const { rows } = await app.pool.query('select status, account_id, buyer_name from customer_order where id = $1', [
        orderId,
      ]);
      const status = paid === 'paid' ? 'paid' : 'failed';
      expect(rows).toEqual([{ status, account_id: null, buyer_name: '' }]);
    }
    expect((await app.pool.query('select * from order_violation')).rows).toEqual([]);
  });

  it('leaves of an order what the books need, by the list, and nothing of themselves anywhere', async () => {
    const { person, bought, code } = await live();
    expect((await findInDatabase()).map((place) => place.split(': ')[1])).toEqual(
      expect.arrayContaining(Object.values(personal)),
    );
    const body = { confirm: personal.username, proof: person.prove() };
    expect((await person.call('DELETE', '/user/delete/profile', body)).status).toBe(200);
    await app.pool.query("update pending_identity_deletion set created_at = created_at - interval '60 days'");
    await processPendingDeletions(app.systemContext());
    await app.platform.backgroundWrites.flush();
    expect(await findInDatabase()).toEqual([]);
    expect(lines.flatMap((line) => findWords(line).map((word) => `${word}: ${line}`))).toEqual([]);
    for (const [table, columns] of Object.entries(keptRecords))
      for (const column of await readFilledColumns(table, bought.id)) expect(columns, table).toContain(column);
    const stands = [...(await dumpDatabase(app.pool))].flatMap(([table, rows]) =>
      rows.includes(person.userId) ? [table] : [],
    );
    expect(stands.filter((table) => !keptIdentifiers.includes(table))).toEqual([]);
    // Anybody with the certificate's code can still verify the licence.
    const verified = await app.fetch(`/api/v1/verify/${code}`);
    expect([verified.status, ((await verified.json()) as { status: string }).status]).toEqual([200, 'valid']);
    expect((await app.pool.query('select * from order_violation')).rows).toEqual([]);
  });
});
