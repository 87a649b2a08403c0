import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { payOrder } from '../../../../tests/support/bought.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { createId } from '../../../platform/database/id.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const studio = {
  name: 'Nusrat Jahan',
  company: 'Studio Shapla Ltd',
  address: 'House 12, Road 5\nDhaka 1205',
  taxNumber: '0001234560101',
};
let lines: object[];

beforeAll(async () => {
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  const { contentId, variantIds } = await makeContent(app, { category, contributor, title: 'Heron', prices: [4900] });
  lines = [{ contentId, variantId: variantIds[0] ?? '', price: 4900 }];
});

const order = (person: SignedInUser, particulars?: object, key: string = createId()) =>
  person.call('POST', '/order/create', { lines, ...(particulars && { particulars }) }, { 'idempotency-key': key });
const makeOrder = async (person: SignedInUser, particulars?: object): Promise<string> => {
  const { status, body } = await order(person, particulars);
  expect([status, body]).toEqual([200, expect.anything()]);
  return String(body['_id']);
};
const change = (person: SignedInUser, id: string, body: object) => person.call('PUT', `/order/particulars/${id}`, body);
const show = async (person: SignedInUser, id: string) => (await person.call('GET', `/order/single/${id}`)).body;
/** Signs in by phone, so that the account has a number but no name. */
const signInByPhone = () => signInUser(app, { name: '' });

async function findCode(person: SignedInUser, id: string): Promise<string> {
  const [line] = (await show(person, id))['lines'] as { certificate: string }[];
  return line?.certificate ?? '';
}
async function readPaper(person: SignedInUser, path: string): Promise<string> {
  const response = await person.fetch(`/api/v1${path}?language=en`);
  expect(response.status).toBe(200);
  const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
  return pages.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ');
}

describe('an order', () => {
  it('is made out to whom it names, on both papers', async () => {
    const person = await signInByPhone();
    const id = await makeOrder(person, { ...studio, taxNumber: '০০০১২৩৪৫৬-০১০১' });
    expect((await show(person, id))['particulars']).toMatchObject({ ...studio, version: 1, isCorrection: false });
    await payOrder(app, id);
    for (const path of [`/order/certificate/${await findCode(person, id)}`, `/order/receipt/${id}`]) {
      const text = await readPaper(person, path);
      for (const said of ['Nusrat Jahan', 'Studio Shapla Ltd', 'House 12, Road 5, Dhaka 1205', 'BIN 000123456-0101'])
        expect(text).toContain(said);
      expect(text).not.toContain('member-');
    }
  });

  it('that names nobody is made out to the account, and then to whom the last one named', async () => {
    const person = await signInUser(app, { name: 'Rahim Uddin' });
    expect((await person.call('GET', '/order/particulars')).body).toEqual({
      name: 'Rahim Uddin',
      company: '',
      address: '',
      taxNumber: '',
    });
    const first = await makeOrder(person);
    expect((await show(person, first))['particulars']).toMatchObject({ name: 'Rahim Uddin', company: '' });
    await change(person, first, studio);
    expect((await person.call('GET', '/order/particulars')).body).toEqual(studio);
    expect((await show(person, await makeOrder(person)))['particulars']).toMatchObject(studio);
    expect((await (await signInByPhone()).call('GET', '/order/particulars')).body).toMatchObject({ name: '' });
  });

  it('of somebody without a name is made, and asks for the name before its first certificate', async () => {
    const person = await signInByPhone();
    const id = await makeOrder(person);
    await payOrder(app, id);
    expect(await show(person, id)).toMatchObject({ particulars: null, isCertificateDownloaded: false });
    const code = await findCode(person, id);
    const refused = await person.call('GET', `/order/certificate/${code}`);
    expect([refused.status, refused.body['detail']]).toEqual([409, expect.stringContaining('Add a name')]);
    const list = async () => (await person.call('GET', '/order/all')).body['items'];
    expect(await list()).toMatchObject([{ isNamed: false, hasOpenRequest: false }]);
    const library = (await person.call('GET', '/content/downloaded')).body['items'];
    expect(library).toMatchObject([{ purchase: { isNamed: false } }]);
    expect(await readPaper(person, `/order/receipt/${id}`)).not.toContain('Buyer');
    expect((await change(person, id, { name: 'Nusrat Jahan' })).body).toMatchObject({
      version: 1,
      isCorrection: false,
    });
    expect(await list()).toMatchObject([{ isNamed: true }]);
    const text = await readPaper(person, `/order/certificate/${code}`);
    expect(text).toContain('Nusrat Jahan');
    expect(text).not.toContain('Corrected');
  });

  it('names nobody where the buyer says so later, whatever the last one named', async () => {
    const person = await signInUser(app, { name: 'Rahim Uddin' });
    await makeOrder(person, studio);
    const key = createId();
    const place = () => person.call('POST', '/order/create', { lines, particulars: null }, { 'idempotency-key': key });
    const { status, body } = await place();
    expect([status, (await place()).body['_id']]).toEqual([200, body['_id']]);
    expect(await show(person, String(body['_id']))).toMatchObject({ particulars: null });
    expect((await order(person, undefined, key)).status).toBe(409);
    expect((await person.call('GET', '/order/particulars')).body).toEqual(studio);
  });

  it('is the same order when it is asked for again, and another one for somebody else', async () => {
    const person = await signInByPhone();
    const key = createId();
    const [one, other] = await Promise.all([order(person, studio, key), order(person, studio, key)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body['_id']).toBe(other.body['_id']);
    expect((await order(person, { ...studio, name: 'Rahim' }, key)).status).toBe(409);
  });

  it('says what is wrong with what it names, in both languages', async () => {
    const person = await signInByPhone();
    const wrong = { name: ' ', company: 'c'.repeat(151), taxNumber: '123' };
    for (const [language, bin] of [
      ['en', 'Enter a 13-digit BIN'],
      ['bn', '১৩ সংখ্যার বিআইএন দিন'],
    ] as const) {
      const { status, body } = await person.call(
        'POST',
        '/order/create',
        { lines, particulars: wrong },
        { 'idempotency-key': createId(), 'accept-language': language },
      );
      expect(status).toBe(400);
      const errors = body['errors'] as { path: string; message: string }[];
      expect(errors.map(({ path }) => path)).toEqual([
        'particulars.name',
        'particulars.company',
        'particulars.taxNumber',
      ]);
      expect(errors[2]?.message).toContain(bin);
    }
    expect((await change(person, await makeOrder(person), { name: '' })).status).toBe(400);
  });
});

describe('a change', () => {
  it('is nobody else’s', async () => {
    const person = await signInByPhone();
    const id = await makeOrder(person, studio);
    const other = await signInByPhone();
    expect((await change(other, id, studio)).status).toBe(404);
    expect((await change(person, 'nothing', studio)).status).toBe(404);
    const visitor = await app.fetch(`/api/v1/order/particulars/${id}`, { method: 'PUT' });
    expect(visitor.status).toBe(401);
  });

  it('is a correction once a certificate was downloaded, and keeps what was said before', async () => {
    const person = await signInByPhone();
    const id = await makeOrder(person, studio);
    await payOrder(app, id);
    const edited = await change(person, id, { ...studio, name: 'Nusrat Jahan Mim' });
    expect(edited.body).toMatchObject({ version: 2, isCorrection: false });
    const path = `/order/certificate/${await findCode(person, id)}`;
    expect(await readPaper(person, path)).not.toContain('Corrected');
    expect(await show(person, id)).toMatchObject({ isCertificateDownloaded: true });
    expect((await change(person, id, studio)).body).toMatchObject({ version: 3, isCorrection: true });
    const text = await readPaper(person, path);
    expect(text).toMatch(/Corrected on \d+ \w+ 20\d\d/);
    expect(text).not.toContain('Mim');
    const owner = await signInAdmin(app);
    expect((await owner.call('GET', `/order/every/${id}`)).body).toMatchObject({
      buyer: { name: 'Nusrat Jahan' },
      particulars: [
        { version: 3, name: 'Nusrat Jahan', isCorrection: true },
        { version: 2, name: 'Nusrat Jahan Mim' },
        { version: 1, name: 'Nusrat Jahan' },
      ],
      certificateDownloadedAt: expect.any(String),
    });
  });

  it('that says the same changes nothing; two at once follow each other', async () => {
    const person = await signInByPhone();
    const id = await makeOrder(person, studio);
    expect((await change(person, id, studio)).body).toMatchObject({ version: 1 });
    const names = ['Anika', 'Rahim', 'Salma', 'Tuli'];
    const answers = await Promise.all(names.map((name) => change(person, id, { ...studio, name })));
    expect(answers.map(({ body }) => Number(body['version'])).toSorted((one, other) => one - other)).toEqual([
      2, 3, 4, 5,
    ]);
  });

  it('that happens too often is refused', async () => {
    const person = await signInByPhone();
    const id = await makeOrder(person, studio);
    await app.pool.query(
      `insert into order_particulars (order_id, version, name) select $1, n, 'Name ' || n from generate_series(2, 100) n`,
      [id],
    );
    const { status, body } = await change(person, id, studio);
    expect([status, body['detail']]).toEqual([409, expect.stringContaining('too often')]);
  });
});

describe('the database', () => {
  const constraintOf = (work: Promise<unknown>): Promise<string | undefined> =>
    work.then(
      () => undefined,
      (error: unknown) => (error as { constraint?: string }).constraint,
    );

  it('keeps versions as they are, and lets none be missing', async () => {
    const id = await makeOrder(await signInByPhone(), studio);
    const run = (sql: string) => constraintOf(app.pool.query(sql, [id]));
    expect(await run("update order_particulars set name = 'Other' where order_id = $1")).toBe('order_particulars_kept');
    expect(await run('delete from order_particulars where order_id = $1')).toBe('order_particulars_kept');
    expect(await run("insert into order_particulars (order_id, version, name) values ($1, 3, 'Gap')")).toMatch(/fkey/);
    expect(await run("insert into order_particulars (order_id, version, name) values ($1, 1, 'Twin')")).toMatch(/pkey/);
    expect(await run("insert into order_particulars (order_id, version, name) values ($1, 2, '')")).toMatch(
      /name_check/,
    );
  });

  it('forgets them with the account', async () => {
    const person = await signInByPhone();
    const id = await makeOrder(person, studio);
    await payOrder(app, id);
    const exported = await person.fetch('/api/v1/user/export');
    expect(exported.status).toBe(200);
    expect((await person.deleteAccount()).status).toBe(200);
    const { rows } = await app.pool.query(
      `select (select count(*)::int from order_particulars where order_id = o.id) as particulars,
         (select number is not null from receipt where order_id = o.id) as has_receipt from customer_order o where o.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ particulars: 0, has_receipt: true }]);
  });
});
