import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { inTransaction } from '../../../platform/context.ts';
import { loadBuiltPages } from '../../../web/host/pages.ts';
import { indexContent } from '../../catalogue/content/service/index-content.ts';

let app: TestApp;
let english: string;
let bangla: string;
let nameless: string;
let renamed: string;
let paid: string;
const banglaSlug = encodeURIComponent('ঢাকার-রিকশা');

beforeAll(async () => {
  app = await testApp({
    environment: { ARBOR_CACHE: '1' },
    pages: await loadBuiltPages(join(import.meta.dirname, '../../../..')),
  });
  const category = await makeCategory(app, 'icons');
  const contributor = await makeContributor(app, 'rahim');
  const make = async (title: string, prices: number[] = [0]) =>
    (await makeContent(app, { category, contributor, title, prices })).contentId;
  english = await make('Weather over Dhaka!');
  bangla = await make('ঢাকার রিকশা');
  nameless = await make('?!');
  renamed = await make('Boat');
  paid = await make('Paid boat', [59_000]);
  await app.db
    .updateTable('variant')
    .set({ licence_code: 'arbor-standard-1' })
    .where('content_id', '=', paid)
    .execute();
});

const readRedirect = async (path: string) => {
  const response = await app.fetch(path);
  return [response.status, response.headers.get('location')];
};

const readPage = async (path: string): Promise<string> => {
  const response = await app.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
};

const listData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

describe('the readable address of a work', () => {
  it.each(['', '/bn'])('is where the short one and wrong words lead for good, with %s before it', async (prefix) => {
    const right = `${prefix}/content/${english}/weather-over-dhaka`;
    for (const wrong of ['', '/', '/storm', '/WEATHER-over-dhaka', '/%E0%A4%A', '/%F0%9F%99%82'])
      expect([wrong, ...(await readRedirect(`${prefix}/content/${english}${wrong}`))]).toEqual([wrong, 301, right]);
    const inBangla = `${prefix}/content/${bangla}/${banglaSlug}`;
    expect(await readRedirect(`${prefix}/content/${bangla}`)).toEqual([301, inBangla]);
    expect(await readRedirect(`${prefix}/content/${nameless}/words`)).toEqual([301, `${prefix}/content/${nameless}`]);
    for (const path of [right, inBangla, inBangla.toLowerCase(), `${prefix}/content/${nameless}`]) await readPage(path);
  });

  it('keeps what was asked of the page', async () => {
    expect(await readRedirect(`/content/${english}?show=all`)).toEqual([
      301,
      `/content/${english}/weather-over-dhaka?show=all`,
    ]);
  });

  it('follows the title', async () => {
    await app.db.updateTable('content').set({ title: 'Boat of paper' }).where('id', '=', renamed).execute();
    await inTransaction(app.systemContext(), (ctx) => indexContent(ctx, [renamed]));
    expect(await readRedirect(`/content/${renamed}/boat`)).toEqual([301, `/content/${renamed}/boat-of-paper`]);
    await readPage(`/content/${renamed}/boat-of-paper`);
  });

  it('is the one of the data that a page asks for while it stays open', async () => {
    const response = await app.fetch(`/content/${english}.data`);
    expect(await response.text()).toContain(`/content/${english}/weather-over-dhaka`);
    expect((await app.fetch(`/content/${english}/weather-over-dhaka.data`)).status).toBe(200);
  });

  it.each(['', '/bn'])('is canonical, with its twins, social card and data, with %s before it', async (prefix) => {
    for (const [id, slug] of [
      [english, 'weather-over-dhaka'],
      [bangla, banglaSlug],
    ]) {
      const path = `/content/${id}/${slug}`;
      const html = await readPage(`${prefix}${path}/`);
      expect(html).toContain(`rel="canonical" href="http://localhost${prefix}${path}"`);
      expect(html).toContain(`hrefLang="en" href="http://localhost${path}"`);
      expect(html).toContain(`hrefLang="bn" href="http://localhost/bn${path}"`);
      expect(html).toContain(`property="og:url" content="http://localhost${prefix}${path}"`);
      expect(listData(html)[0]).toMatchObject({ url: `http://localhost${prefix}${path}` });
    }
  });

  it('is linked by cards and named in the sitemap', async () => {
    for (const prefix of ['', '/bn']) {
      const html = await readPage(`${prefix}/content`);
      for (const path of [`/content/${english}/weather-over-dhaka`, `/content/${bangla}/${banglaSlug}`])
        expect(html).toContain(`href="${prefix}${path}"`);
    }
    const text = await (await app.fetch('/sitemap-content/0')).text();
    expect(text).toContain(`<loc>http://localhost/bn/content/${bangla}/${banglaSlug}</loc>`);
  });
});

it('a work with a price names its licence by a whole address, and is for sale', async () => {
  const [work, picture] = listData(await readPage(`/content/${paid}/paid-boat`));
  const license = 'http://localhost/licences/arbor-standard-1';
  expect(picture).toMatchObject({ license });
  expect(work).toMatchObject({
    license,
    offers: [{ license, price: '590.00', availability: 'https://schema.org/InStock' }],
  });
});
