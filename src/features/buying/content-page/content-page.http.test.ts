import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { loadBuiltPages, type PageRenderer } from '../../../web/host/pages.ts';

let pages: PageRenderer;
let app: TestApp;
let strict: TestApp;

/** A work with these prices, each a variant of its own. */
async function makeWork(on: TestApp, prices: (number | null)[], title = 'Boat'): Promise<string> {
  const category = await makeCategory(on, `c${Math.random().toString(36).slice(2, 8)}`);
  const contributor = await makeContributor(on, `r${Math.random().toString(36).slice(2, 8)}`);
  return (await makeContent(on, { category, contributor, title, prices: prices.map((price) => price ?? 0) })).contentId;
}

const read = async (on: TestApp, path: string): Promise<string> => {
  const first = await on.fetch(path);
  const response = first.status === 301 ? await on.fetch(first.headers.get('location') ?? '') : first;
  expect([path, response.status]).toEqual([path, 200]);
  // Scripts also contain texts that the page doesn't show.
  return (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
};

beforeAll(async () => {
  pages = await loadBuiltPages(join(import.meta.dirname, '../../../..'));
  app = await testApp({ pages, environment: { ARBOR_REFUND_DAYS: '14' } });
  strict = await testApp({ pages, environment: { ARBOR_REFUND_DAYS: '0' } });
});

describe('what a buyer may rely on', () => {
  it('is from the settings: the window of refunds and the payment methods that are on', async () => {
    const html = await read(app, `/content/${await makeWork(app, [59_000])}`);
    expect(html).toContain('Refund within 14 days if you haven’t downloaded it');
    expect(html).toContain('Instant download');
    expect(html).toMatch(/aria-label="Payment methods"[^>]*><li[^>]*>Sandbox<\/li><\/ul>/);
    expect(await read(app, `/bn/content/${await makeWork(app, [59_000])}`)).toContain(
      'ডাউনলোড না করলে ১৪ দিন পর্যন্ত টাকা ফেরত',
    );
  });

  it('promises no refund where the site gives none, and nothing of what is free', async () => {
    const html = await read(strict, `/content/${await makeWork(strict, [59_000])}`);
    expect(html).toContain('Instant download');
    expect(html).not.toContain('Refund within');
    const free = await read(app, `/content/${await makeWork(app, [0])}`);
    for (const words of ['Refund within', 'Payment methods', 'Buy now']) expect(free).not.toContain(words);
  });
});

describe('the page of a work', () => {
  it('asks to choose only where there is a choice', async () => {
    expect(await read(app, `/content/${await makeWork(app, [59_000])}`)).not.toContain('type="radio"');
    const html = await read(app, `/content/${await makeWork(app, [59_000, 99_000])}`);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
  });

  it('folds licence, files and details, closed and readable without a script', async () => {
    const html = await read(app, `/content/${await makeWork(app, [59_000])}`);
    for (const title of ['Licence', 'Files', 'Details and keywords'])
      expect(html).toMatch(new RegExp(`<summary[^>]*><h2[^>]*>${title}</h2>`));
    expect(html).not.toMatch(/<details[^>]* open/);
  });

  it('says in the chips what the licence asks for, in plain words', async () => {
    const id = await makeWork(app, [59_000]);
    await app.db
      .updateTable('variant')
      .set({ licence_code: 'arbor-standard-1' })
      .where('content_id', '=', id)
      .execute();
    const html = await read(app, `/content/${id}`);
    const chips = /<ul aria-label="Licence"[^>]*>(.*?)<\/ul>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '|');
    expect(chips?.split('|').filter((part) => part !== '')).toEqual([
      'Commercial use',
      'No credit needed',
      'No resale',
    ]);
  });

  it('tells social networks of its picture in words', async () => {
    const html = await read(app, `/content/${await makeWork(app, [59_000])}`);
    for (const name of ['og:title', 'og:image', 'og:image:alt', 'og:image:width', 'twitter:card', 'twitter:image:alt'])
      expect(html).toContain(`="${name}"`);
  });
});

it('says how a photograph was taken, and never anything else that a file’s figures hold', async () => {
  const id = await makeWork(app, [59_000], 'Ghat');
  const figures = { camera: 'NIKON D750', iso: 400, takenOn: '2024-05-31', serial: 'Secret 6041' };
  await app.pool.query(
    'update variant_file set figures = $2 where variant_id in (select id from variant where content_id = $1)',
    [id, JSON.stringify(figures)],
  );
  const html = await read(app, `/content/${id}`);
  for (const words of ['NIKON D750', '31 May 2024']) expect(html).toContain(words);
  expect(html).not.toContain('Secret');
});
