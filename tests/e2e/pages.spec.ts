import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

interface Found {
  readonly items: { readonly _id: string; readonly contributor: { readonly _id: string } }[];
}

/** Every public page, with real identifiers. */
async function addresses(page: Page): Promise<string[]> {
  const read = async (query: string): Promise<Found> =>
    (await page.request.get(`/api/v1/content/all?${query}`)).json() as Promise<Found>;
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
    `/contributors/${items[0]?.contributor._id}`,
    '/get-involved',
    '/terms-and-conditions',
    '/privacy-policy',
    '/account-deletion',
    '/not-there',
  ];
}

const views = [
  { language: 'en', width: 1366, scheme: 'light' },
  { language: 'bn', width: 375, scheme: 'dark' },
  { language: 'en', width: 375, scheme: 'light' },
  { language: 'bn', width: 1366, scheme: 'dark' },
] as const;

for (const { language, width, scheme } of views) {
  test(`every page in ${language}, ${scheme}, ${width} wide: accessible, nothing cut off, no error`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      // The not-found page is a 404, and the browser says so.
      if (message.type() === 'error' && !message.text().includes('404'))
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    for (const address of await addresses(page)) {
      await page.goto(language === 'bn' ? `/bn${address === '/' ? '' : address}` : address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) complaints.push(`${page.url()}: ${overflow} px too wide`);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      for (const { id, nodes } of violations) complaints.push(`${page.url()}: ${id} ${nodes[0]?.html.slice(0, 120)}`);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('nothing is wider than a screen of 320', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  for (const address of await addresses(page)) {
    await page.goto(address);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([address, Math.max(0, overflow)]).toEqual([address, 0]);
  }
  await context.close();
});

test('each page names its twin in the other language, itself, and a social card', async ({ page }) => {
  for (const address of await addresses(page)) {
    if (address.includes('?') || address === '/not-there') continue;
    await page.goto(address);
    const twin = await page.locator('link[rel=alternate][hreflang=bn]').getAttribute('href');
    const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname;
    expect(new URL(twin ?? '').pathname).toBe(canonical === '/' ? '/bn' : `/bn${canonical}`);
    // A contributor's one address is the username's.
    if (!address.startsWith('/contributors/')) expect(canonical).toBe(address);
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
  }
});

/** Compressed bytes of what the page's first load fetches by this ending. */
async function computeWeight(page: Page, address: string, kind: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === kind) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return bytes;
}

test('the listing page needs at most 130 kB of JavaScript', async ({ page }) => {
  const bytes = await computeWeight(page, '/content', 'Script');
  console.log(`JavaScript of /content: ${Math.round(bytes / 1000)} kB compressed`);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(130_000);
});
