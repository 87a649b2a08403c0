import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { collectErrors, findOverflow, findProblems, setView, type View } from '../support/page-checks.ts';

test.describe.configure({ mode: 'parallel' });

interface Listed {
  readonly items: { readonly _id: string; readonly contributor: { readonly _id: string } }[];
}

/** Every public page, with real identifiers. */
async function listAddresses(page: Page): Promise<string[]> {
  const read = async (query: string): Promise<Listed> =>
    (await page.request.get(`/api/v1/content/all?${query}`)).json() as Promise<Listed>;
  const { items } = await read('limit=1');
  const { items: fonts } = await read('category=fonts&limit=1');
  const { items: sounds } = await read('category=audio&limit=1');
  const { items: collections } = (await (await page.request.get('/api/v1/collection/all')).json()) as {
    items: { key: string }[];
  };
  return [
    '/',
    '/categories',
    '/categories/icons',
    '/content',
    '/content?q=zzzzqqq',
    '/content?sort=wrong',
    `/content?collection=${collections[0]?.key}`,
    ...[...items, ...fonts, ...sounds].map((item) => `/content/${item._id}`),
    '/free-resources',
    '/collections',
    '/blog/all',
    '/blog/choose-a-bangla-typeface',
    `/contributors/${items[0]?.contributor._id}`,
    '/get-involved',
    '/terms-and-conditions',
    '/privacy-policy',
    '/account-deletion',
    '/contact',
    '/refund-policy',
    '/takedown-policy',
    '/not-there',
  ];
}

/** Half of the addresses: two tests of one language share them. */
const takeHalf = (addresses: readonly string[], half: number): string[] =>
  addresses.filter((_, index) => index % 2 === half);

async function checkLinksAndCard(page: Page, address: string): Promise<void> {
  const twin = await page.locator('link[rel=alternate][hreflang=bn]').getAttribute('href');
  const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname;
  expect(new URL(twin ?? '').pathname).toBe(canonical === '/' ? '/bn' : `/bn${canonical}`);
  // A contributor's one address is the username's.
  if (!address.startsWith('/contributors/')) expect(canonical).toBe(address);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
}

async function checkOutline(page: Page, language: 'en' | 'bn'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

const wide = (scheme: View['scheme']): View => ({ width: 1366, scheme });
const narrow = (scheme: View['scheme']): View => ({ width: 375, scheme });

for (const half of [0, 1]) {
  test(`public pages in English, light, part ${half + 1}: accessible, nothing cut off at 1366, 375 and 320, no error, twin and social card named`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    const problems: string[] = [];
    for (const address of takeHalf(await listAddresses(page), half)) {
      await setView(page, wide('light'));
      await openPage(page, address);
      await checkOutline(page, 'en');
      if (!address.includes('?') && address !== '/not-there') await checkLinksAndCard(page, address);
      problems.push(...(await findProblems(page)));
      await setView(page, narrow('light'));
      await checkOutline(page, 'en');
      problems.push(...(await findProblems(page)));
      await setView(page, { width: 320, scheme: 'light' });
      problems.push(...(await findOverflow(page)));
    }
    expect([...errors, ...problems]).toEqual([]);
  });

  // Loaded anew at each width: some scripts look at it once.
  test(`public pages in Bangla, dark, part ${half + 1}: accessible, nothing cut off at 375 and 1366, no error`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    const problems: string[] = [];
    for (const address of takeHalf(await listAddresses(page), half)) {
      for (const view of [narrow('dark'), wide('dark')]) {
        await setView(page, view);
        await openPage(page, `/bn${address === '/' ? '' : address}`);
        await checkOutline(page, 'bn');
        problems.push(...(await findProblems(page)));
      }
    }
    expect([...errors, ...problems]).toEqual([]);
  });
}

/** Compressed bytes of the scripts that the page's first load fetches. */
async function measureScripts(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await openPage(page, address);
  await page.waitForLoadState('networkidle');
  return bytes;
}

test('the listing page needs at most 130 kB of JavaScript', async ({ page }) => {
  const bytes = await measureScripts(page, '/content');
  console.log(`JavaScript of /content: ${Math.round(bytes / 1000)} kB compressed`);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(130_000);
});
