import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../tests/support/factories.ts';
import { loadBuiltPages } from './pages.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({
    environment: { ARBOR_CACHE: '0', ARBOR_RATE_LIMITS: '0' },
    pages: await loadBuiltPages(join(import.meta.dirname, '../../..')),
  });
  const category = await makeCategory(app, 'icons');
  const contributor = await makeContributor(app, 'rahim');
  await makeContent(app, { category, contributor, title: 'Weather', prices: [0, 4900] });
});

/** Follows redirects, as a browser does. */
async function follow(address: string): Promise<Response> {
  const response = await app.fetch(address);
  const location = response.headers.get('location');
  return location === null ? response : app.fetch(location);
}

it.each([
  '/nothing-here',
  '/content/00000000-0000-7000-8000-000000000000',
  '/bn/content/x',
  '/categories/none',
  '/contributors/nobody',
  // These resemble the admin area, whose pages have no footer.
  '/administrator',
  '/adminx',
  '/ADMIN',
  '/ADMIN/users',
  '/bn/adminx',
])('%s answers 404 with a page of the site', async (path) => {
  const response = await app.fetch(path);
  expect(response.status).toBe(404);
  const html = await response.text();
  for (const element of ['h1', 'header', 'footer']) expect(html).toMatch(new RegExp(`<${element}[\\s>]`));
});

const parameters = [
  ...['q', 'category', 'subcategory', 'keyword', 'collection', 'contributor', 'price', 'format', 'orientation'],
  ...['color', 'licence', 'ai', 'not', 'sort', 'limit', 'cursor', 'unknown'],
];

it.each([
  ['a statement of SQL', "'; drop table content; --"],
  ['a script', '<script>alert(1)</script>'],
  ['an end of an attribute', '"><img src=x onerror=alert(1)>'],
  ['a null', '\u0000'],
  ['a path', '../../etc/passwd'],
  ['100,000 letters', 'x'.repeat(100_000)],
])('%s as a parameter never breaks the listing, nor gets into its markup', async (_, value) => {
  const broken: string[] = [];
  for (const parameter of parameters) {
    const query = `${parameter}=${encodeURIComponent(value)}`;
    for (const address of [`/content?${query}`, `/content?${query}&${query}`, `/api/v1/content/all?${query}`]) {
      const response = await follow(address);
      const text = await response.text();
      const isPage = address.startsWith('/content');
      if (response.status >= 500 || (isPage && response.status !== 200))
        broken.push(`${response.status} ${address.slice(0, 80)}`);
      if (isPage && /<script>alert|<img src=x/.test(text)) broken.push(`markup of ${address.slice(0, 80)}`);
    }
  }
  expect(broken).toEqual([]);
});
