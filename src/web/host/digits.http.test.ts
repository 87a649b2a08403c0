import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { buy } from '../../../tests/support/bought.ts';
import { makeCategory, makeContent, makeContributor } from '../../../tests/support/factories.ts';
import { getToken } from '../../../tests/support/identity.ts';
import { browser, type SignedInUser, signInUser } from '../../../tests/support/people.ts';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { writePaidLetter } from '../../features/buying/orders/rules/letters.ts';
import { mailAccount } from '../../features/people/accounts/service/mail.ts';
import { recordNotice } from '../../features/people/notices/service/record.ts';
import { inTransaction } from '../../platform/context.ts';
import { formatMoneyIn } from '../../platform/local-format.ts';
import { archiveLimits, readZip } from '../../platform/media/inspect/read-zip.ts';
import { loadBuiltPages } from './pages.ts';

const environment = { ARBOR_CACHE: '1', ARBOR_RATE_LIMITS: '0' };
const price = 12_345_600;
const beng = '৳১,২৩,৪৫৬';
const latn = '৳1,23,456';
let app: TestApp;
let work: { readonly contentId: string; readonly variantIds: readonly string[] };

beforeAll(async () => {
  app = await testApp({ pages: await loadBuiltPages(join(import.meta.dirname, '../../..')), environment });
  const category = await makeCategory(app, 'icons');
  const contributor = await makeContributor(app, 'maker');
  work = await makeContent(app, { category, contributor, title: 'Boat', prices: [price] });
});

const readDigits = async (person: SignedInUser): Promise<unknown> =>
  ((await person.call('GET', '/user/authenticate')).body['user'] as { digits: string }).digits;

const open = (path: string, cookie?: string): Promise<Response> =>
  Promise.resolve(app.fetch(path, cookie === undefined ? {} : { headers: { cookie } }));

/** Reads the digits of prices in the markup, without the data in scripts. */
async function readPage(path: string, cookie?: string) {
  const response = await open(path, cookie);
  const html = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '');
  return {
    status: response.status,
    cache: response.headers.get('cache-control') ?? '',
    prices: [beng, latn].filter((each) => html.includes(each)),
    digits: /<html[^>]* data-digits="(\w+)"/.exec(html)?.[1],
    hasChoice: html.includes('/digits/latn?to='),
  };
}

describe('chosen digits', () => {
  it('open the same page with them and are remembered by the browser', async () => {
    const response = await open('/digits/latn?to=%2Fbn%2Fcontent%3Fq%3Dboat%26sort%3Dnewest');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/bn/content?q=boat&sort=newest']);
    expect(response.headers.get('set-cookie')).toBe('digits=latn; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const back = await open('/digits/beng?to=/content');
    expect([back.headers.get('location'), back.headers.get('set-cookie')]).toEqual([
      '/content',
      expect.stringMatching(/^digits=beng;/),
    ]);
    expect((await open('/digits/latn')).headers.get('location')).toBe('/bn');
  });

  it.each(['/digits/arab', '/digits/', '/digits/LATN', '/digits/latn/x'])('are no others: %s', async (path) => {
    const response = await open(`${path}?to=/bn`);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([404, null]);
  });

  it.each([
    '//evil.example/x',
    'https://evil.example/bn',
    '/\\evil.example',
    '/bn//evil.example',
    '\\\\evil.example',
    'x:',
    '',
  ])('lead nobody to another site: %s', async (to) => {
    const response = await open(`/digits/latn?to=${encodeURIComponent(to)}`);
    const location = response.headers.get('location') ?? '';
    expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
    expect(location).toMatch(/^\/(?!\/)/);
  });

  it('are bound to https where the site is', async () => {
    const secure = await testApp({ origin: 'https://arbor.test' });
    expect((await secure.fetch('/digits/latn')).headers.get('set-cookie')).toMatch(/; Secure$/);
  });

  it('are asked of no search engine', async () => {
    expect(await (await app.fetch('/robots.txt')).text()).toContain('Disallow: /digits/\n');
  });
});

describe('pages', () => {
  it('in Bangla have Bangla digits unless others were chosen', async () => {
    for (const cookie of [undefined, 'digits=beng', 'digits=arab'])
      expect(await readPage('/bn/content', cookie)).toMatchObject({
        status: 200,
        prices: [beng],
        digits: 'beng',
        hasChoice: true,
        cache: expect.stringContaining('public'),
      });
    for (const path of ['/bn/content', `/bn/content/${work.contentId}/boat`])
      expect(await readPage(path, 'digits=latn')).toMatchObject({
        status: 200,
        prices: [latn],
        digits: 'latn',
        cache: 'private, no-store',
      });
  });

  it('in English are the same for everybody', async () => {
    const expected = { prices: [latn], digits: undefined, hasChoice: false, cache: expect.stringContaining('public') };
    for (const cookie of [undefined, 'digits=beng', 'digits=latn'])
      expect(await readPage('/content', cookie)).toMatchObject(expected);
  });

  it('are never mixed up in the cache between two kinds of digits', async () => {
    const cookies = [undefined, 'digits=latn', undefined, 'digits=beng', 'digits=latn', 'without=x; digits=latn'];
    const pages = await Promise.all(cookies.map((cookie) => readPage('/bn/content?sort=newest', cookie)));
    expect(pages.map(({ digits }) => digits)).toEqual(['beng', 'latn', 'beng', 'beng', 'latn', 'latn']);
    expect((await open('/bn/content')).headers.get('vary')).toContain('Cookie');
  });

  it('answer their data as privately as themselves', async () => {
    for (const path of ['/bn.data', '/bn/content.data']) {
      expect((await open(path, 'digits=latn')).headers.get('cache-control')).toBe('private, no-store');
      expect((await open(path)).headers.get('cache-control')).toContain('public');
    }
  });
});

describe('the API', () => {
  it('answers everybody alike, and refuses in the digits of the browser', async () => {
    const ask = async (cookie: string) => (await open('/api/v1/content/all', cookie)).text();
    expect(await ask('digits=latn')).toBe(await ask('digits=beng'));
    const person = await signInUser(app);
    const refuse = async () => {
      const { body } = await person.call(
        'PUT',
        '/user/update/profile',
        { bio: 'b'.repeat(2001) },
        {
          'accept-language': 'bn',
        },
      );
      return (body['errors'] as { message: string }[])[0]?.message;
    };
    expect(await refuse()).toMatch(/২০০০/);
    person.cookies.set('digits', 'latn');
    expect(await refuse()).toMatch(/2000/);
  });
});

describe('an account', () => {
  it('keeps the choice of who is signed in, also for the export', async () => {
    const person = await signInUser(app);
    expect(await readDigits(person)).toBe('beng');
    await person.fetch('/digits/latn?to=/bn');
    expect([await readDigits(person), person.cookies.get('digits')]).toEqual(['latn', 'latn']);
    const zip = Buffer.from(await (await person.fetch('/api/v1/user/export')).arrayBuffer());
    const exported = new Map<string, string>();
    for await (const { name, bytes } of readZip(zip, archiveLimits)) exported.set(name, bytes.toString('utf8'));
    expect(JSON.parse(exported.get('profile.json') ?? '{}')).toMatchObject({ digits: 'latn' });
    const { body } = await person.call('PUT', '/user/update/profile', { digits: 'beng' });
    expect(body['user']).toMatchObject({ digits: 'beng' });
    expect((await person.call('PUT', '/user/update/profile', { digits: 'arab' })).status).toBe(400);
    expect(await readDigits(person)).toBe('beng');
  });

  it('is changed by no link of another site', async () => {
    const person = await signInUser(app);
    for (const site of ['cross-site', 'same-site', 'none'])
      await person.fetch('/digits/latn?to=/', { headers: { 'sec-fetch-site': site } });
    expect(await readDigits(person)).toBe('beng');
  });

  it('takes over what was chosen before it was made, and never holds anything else', async () => {
    const visitor = browser(app);
    await visitor.fetch('/digits/latn?to=/bn');
    const idToken = getToken({ subject: 'chose-before', method: 'phone', phone: '+8801812345678', name: 'Rahim' });
    const { body } = await visitor.call('POST', '/user/sign-in/phone', { idToken });
    expect(body['user']).toMatchObject({ digits: 'latn' });
    const { userId } = body['user'] as { userId: string };
    await expect(app.pool.query("update account set digits = 'arab' where id = $1", [userId])).rejects.toThrow(
      /account_digits/,
    );
  });

  it('is written to and told with its digits, whoever causes it', async () => {
    const person = await signInUser(app);
    await person.call('PUT', '/user/update/profile', { language: 'bn', digits: 'latn' });
    await app.pool.query("update account set email = 'a@example.com', email_verified = true where id = $1", [
      person.userId,
    ]);
    await inTransaction(app.systemContext(), async (ctx) => {
      const facts = { orderId: 'order-1', number: 1001, total: price, currency: 'BDT', lines: [] };
      await mailAccount(ctx, person.userId, 'receipt', (place) => writePaidLetter(facts, place));
      const words = (locale: 'en' | 'bn') => formatMoneyIn(locale, price, 'BDT');
      await recordNotice(ctx, person.userId, { code: 'withdraw_option_added', about: words, reason: words } as never);
    });
    const read = async (query: string): Promise<string> =>
      JSON.stringify((await app.pool.query(query, [person.userId])).rows);
    const letter = await read('select subject, text_body from mail where account_id = $1');
    expect(letter).toContain(latn);
    expect(letter).toContain('1001');
    expect(letter).not.toMatch(/[০-৯]/);
    expect(await read('select about, reason from account_notice where account_id = $1')).toContain(latn);
  });

  it('gets its papers with its digits', async () => {
    const person = await signInUser(app);
    const order = await buy(app, person, [{ contentId: work.contentId, variantId: work.variantIds[0] ?? '', price }]);
    const read = async () => {
      const response = await person.fetch(`/api/v1/order/receipt/${order.id}?language=bn`);
      return (await readPdf(Buffer.from(await response.arrayBuffer()))).pages.map((page) => page.text).join(' ');
    };
    expect(await read()).toContain('১,২৩,৪৫৬');
    await person.call('PUT', '/user/update/profile', { digits: 'latn' });
    const text = await read();
    expect(text).toContain('1,23,456');
    expect(text).not.toContain('১,২৩,৪৫৬');
  });
});
