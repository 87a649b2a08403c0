import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../tests/support/factories.ts';
import { loadBuiltPages } from '../host/pages.ts';

const operator = {
  ARBOR_OPERATOR: 'Shapla Studio Ltd',
  ARBOR_CONTACT_EMAIL: 'help@shapla.example',
  ARBOR_CONTACT_PHONE: '+880 1712-345678',
  ARBOR_CONTACT_ADDRESS: '12 Lake Road, Dhaka 1207',
  ARBOR_TRADE_LICENCE: 'TRAD/DSCC/004521',
};
const demoWords = /openly licensed work|মুক্ত লাইসেন্সের কাজ/;
let named: TestApp;
let unnamed: TestApp;
/** This application has no refund window, and a test removes one of its tables. */
let strict: TestApp;

beforeAll(async () => {
  const pages = await loadBuiltPages(join(import.meta.dirname, '../../..'));
  named = await testApp({ pages, environment: { ...operator, ARBOR_REFUND_DAYS: '14' } });
  unnamed = await testApp({ pages });
  strict = await testApp({ pages, environment: { ...operator, ARBOR_REFUND_DAYS: '0' } });
});

/** Reads the markup of a page without its scripts. */
const readPage = async (app: TestApp, path: string): Promise<string> => {
  const response = await app.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '');
};

describe('the operator', () => {
  it.each(['/contact', '/bn/contact', '/terms-and-conditions', '/bn/terms-and-conditions'])(
    'is named in full on %s',
    async (path) => {
      const html = await readPage(named, path);
      for (const value of Object.values(operator)) expect(html).toContain(value);
    },
  );

  it.each(['/', '/bn', '/content'])('is named at the foot of %s, with an address to write to', async (path) => {
    const html = await readPage(named, path);
    expect(html).toContain(operator.ARBOR_OPERATOR);
    expect(html).toContain(`mailto:${operator.ARBOR_CONTACT_EMAIL}`);
  });

  it.each(['/not-there', '/bn/not-there', '/content/gone', '/profile/orders'])(
    'is named at the foot of %s, where nothing is shown',
    async (path) => {
      const response = await named.fetch(path);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).toContain(`href="mailto:${operator.ARBOR_CONTACT_EMAIL}"`);
    },
  );

  it('is named at the foot of a page that failed, in both languages', async () => {
    const client = new pg.Client({ connectionString: strict.superuserUrl });
    await client.connect();
    await client.query('alter table collection rename to lost');
    for (const path of ['/collections', '/bn/collections']) {
      const response = await strict.fetch(path);
      expect([path, response.status]).toEqual([path, 500]);
      expect(await response.text()).toContain(`href="mailto:${operator.ARBOR_CONTACT_EMAIL}"`);
    }
    await client.query('alter table lost rename to collection');
    await client.end();
  });

  it('who has said nothing yet has a page without a word about settings', async () => {
    const html = await readPage(unnamed, '/contact');
    expect(html).not.toContain('ARBOR_');
    expect(await readPage(named, '/contact')).not.toContain('ARBOR_');
    expect(await readPage(unnamed, '/')).not.toContain('mailto:');
  });
});

describe('the form', () => {
  it('names the work that the link of its page says', async () => {
    const category = await makeCategory(named, 'icons');
    const { contentId } = await makeContent(named, {
      category,
      contributor: await makeContributor(named, 'mina'),
      title: 'Weather over Dhaka',
    });
    expect(await readPage(named, `/content/${contentId}/weather-over-dhaka`)).toContain(
      `/contact?content=${contentId}#report`,
    );
    expect(await readPage(named, `/contact?content=${contentId}`)).toContain('Weather over Dhaka');
    expect(await readPage(named, '/contact?content=gone')).toContain('Contact us');
  });
});

describe('the policies', () => {
  it.each(['/refund-policy', '/takedown-policy'])(
    '%s is there in both languages, linked and in the sitemap',
    async (path) => {
      const sitemap = await (await named.fetch('/sitemap-pages.xml')).text();
      for (const prefix of ['', '/bn']) {
        await readPage(named, prefix + path);
        expect(await readPage(named, prefix === '' ? '/' : prefix)).toContain(`href="${prefix}${path}"`);
        expect(sitemap).toContain(`<loc>http://localhost${prefix}${path}</loc>`);
      }
    },
  );
});

describe('the time in which money is given back', () => {
  it.each([
    ['/terms-and-conditions', 'Within 14 days of paying', 'Within 7 days of paying'],
    ['/refund-policy', 'Within 14 days, before you download', 'Within 7 days, before you download'],
    ['/bn/terms-and-conditions', 'দাম দেওয়ার ১৪ দিনের মধ্যে', 'দাম দেওয়ার ৭ দিনের মধ্যে'],
    ['/bn/refund-policy', '১৪ দিনের মধ্যে, ডাউনলোডের আগে', '৭ দিনের মধ্যে, ডাউনলোডের আগে'],
  ])('is on %s what the setting says', async (path, changed, usual) => {
    expect(await readPage(named, path)).toContain(changed.normalize('NFC'));
    expect(await readPage(unnamed, path)).toContain(usual.normalize('NFC'));
    const none = await readPage(strict, path);
    expect(none).not.toMatch(/Within \d+ days|[০-৯]+ দিনের মধ্যে, /);
    expect(none).toMatch(/[Ww]e decide each such case individually|We look at each case|আলাদা করে দেখা হয়|আলাদা করে দেখে/);
  });
});

describe('the words about the demo catalogue', () => {
  it('stand at the foot of every page where it is shown, and nowhere else', async () => {
    for (const path of ['/', '/bn']) expect(await readPage(named, path)).not.toMatch(demoWords);
    await unnamed.pool.query(`insert into setting (key, value) values ('demo', '{"state":"done"}')`);
    for (const path of ['/', '/bn']) await expect.poll(() => readPage(unnamed, path)).toMatch(demoWords);
  });
});
