import { devices, expect, type Page, test } from '@playwright/test';
import { readShift, recordShifts } from '../support/layout-shifts.ts';
import { openPage } from '../support/open-page.ts';
import { sendInParts } from '../support/send-in-parts.ts';
import { siteOrigin } from '../support/site-client.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
test.use({ ...phone, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

/** Holds back all fonts until after the first paint, as a slow connection does. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const waitForPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** The eight pages that visitors land on. */
async function listPaths(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/v1/content/all?category=illustrations&limit=1');
  const { items } = (await response.json()) as { items: { _id: string; contributor: { username: string } }[] };
  const [first] = items;
  const named = [`/content/${first?._id}`, `/contributors/${first?.contributor.username}`];
  return ['', '/content', '/free-resources', '/categories', '/collections', '/get-involved', ...named];
}

for (const language of ['en', 'bn'])
  test(`nothing moves from the first paint on, ${language}`, async ({ page }) => {
    const moved: string[] = [];
    await recordShifts(page);
    for (const path of await listPaths(page)) {
      const address = `${language === 'bn' ? '/bn' : ''}${path}` || '/';
      const release = await holdFonts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await waitForPaint(page);
      // The page is painted with fallback fonts at least twice.
      await readShift(page);
      release();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const shift = await readShift(page);
      if (shift > 0.02) moved.push(`${address}: ${shift.toFixed(3)}`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(moved).toEqual([]);
  });

for (const path of ['/', '/bn'])
  test(`${path} on a phone: at most 350 kB of pictures and 40 requests before scrolling`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const pictures = new Set<string>();
    let bytes = 0;
    let requests = 0;
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (request.url.startsWith('http')) requests += 1;
    });
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Image') pictures.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (pictures.has(requestId)) bytes += encodedDataLength;
    });
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    console.log(`${path}: ${requests} requests, ${Math.round(bytes / 1000)} kB of pictures`);
    expect(bytes).toBeGreaterThan(20_000);
    expect(bytes).toBeLessThanOrEqual(350_000);
    expect(requests).toBeLessThanOrEqual(40);
  });

test('load more keeps the focus and the place, and a reload and Back find them', async ({ page }) => {
  await openPage(page, '/content');
  const cards = page.locator('main li.tile');
  const first = await cards.count();
  const button = page.getByRole('button', { name: 'Load more' });
  await button.focus();
  const place = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);

  const count = await cards.count();
  await cards.nth(count - 4).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  await page.reload();
  await expect(cards).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  await page.goto('/development/inbox');
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('a page of drawings, whose order on phones is another than in its source, is shown once it has arrived', async ({
  page,
}) => {
  const found = await page.request.get('/api/v1/content/all?category=icons&limit=1');
  const { items } = (await found.json()) as { items: { _id: string }[] };
  const work = new URL((await page.request.get(`/content/${items[0]?._id}`)).url());
  const site = await sendInParts(siteOrigin(), 'id="title"');
  await recordShifts(page);
  await openPage(page, site.origin + work.pathname);
  await waitForPaint(page);
  const { painted, arrived } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return { painted: paint?.startTime ?? 0, arrived: navigation?.responseEnd ?? 0 };
  });
  site.close();
  expect(painted).toBeGreaterThan(arrived);
  expect(await readShift(page)).toBeLessThanOrEqual(0.02);
});
