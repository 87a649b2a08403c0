import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { listCalls, listRoutes, parseCoverage } from '../../scripts/coverage.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { openPage } from '../support/open-page.ts';

const rows = parseCoverage(readFileSync(join(import.meta.dirname, '../../docs/coverage.md'), 'utf8'));

/** Converts a path to a form in which names of parameters don't matter, such as `/cart/{}`. */
const toShape = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

test('every call of the specification is in the OpenAPI document', async ({ request }) => {
  const document = (await (await request.get('/api/v1/openapi.json')).json()) as Document;
  const base = document.servers[0]?.url ?? '';
  const offered = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${toShape(`${base}${path}`)}`),
  );
  const wanted = listCalls(rows).map(({ method, path }) => `${method} /api/v1${toShape(path)}`);
  expect(wanted.length).toBe(63);
  expect(wanted.filter((call) => !offered.includes(call))).toEqual([]);
});

/** Finds the identifier of a work with its title, because URLs without the title redirect. */
async function findContentId(request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/content')).text();
  return /href="\/content\/([\w-]+\/[\w%-]+)"/.exec(page)?.[1] ?? '';
}

test('every route of the specification answers, in both languages', async ({ page, request }) => {
  const routes = listRoutes(rows).map((route) => route.split('#', 1)[0] ?? '');
  expect(new Set(routes).size).toBe(42);
  const contentId = await findContentId(request);
  expect(contentId).not.toBe('');
  await signInAsContributor(page);
  await signInAsAdmin(page, 'owner');
  for (const route of new Set(routes)) {
    const address = route
      .replace('/categories/{id}', '/categories/icons')
      .replace('/content/{id}', `/content/${contentId}`);
    for (const localized of [address, `/bn${address === '/' ? '' : address}`]) {
      // A request suffices here, because every-page.spec.ts opens each page in a browser.
      const answer = await page.request.get(localized);
      expect([localized, answer.status()]).toEqual([localized, 200]);
      expect(await answer.text(), localized).toMatch(/<h1[\s>]/);
    }
  }
});

test('the link to custom content leads to its form', async ({ page }) => {
  await openPage(page, '/categories#custom-content');
  await expect(page.locator('#custom-content form')).toBeInViewport({ ratio: 0.1 });
});
