import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { setView } from '../support/page-checks.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
test.use({ ...phone, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

/** Whether two elements don't overlap. */
async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error('Both must be there');
  return a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

test('home in both languages: one search field, and pictures above the headline no higher than a fifth of the screen', async ({
  page,
}) => {
  for (const path of ['/', '/bn']) {
    await openPage(page, path);
    await expect(page.getByRole('searchbox').and(page.locator(':visible')), path).toHaveCount(1);
    const collage = await page.locator('main .collage').boundingBox();
    expect(collage?.height, path).toBeLessThanOrEqual(740 / 5);
    expect(collage?.height, path).toBeGreaterThan(80);
  }
});

test('a card has one heart, beside its picture; the bar has room for the price in Bangla', async ({ page }) => {
  await openPage(page, '/content');
  const card = page.locator('main li.tile').first();
  const heart = card.getByRole('button', { name: /^Favourite: / });
  await expect(heart).toHaveCount(1);
  // The card's other controls are the menu and the dots of the second picture.
  await expect(card.getByRole('button')).toHaveCount(3);
  await expect(card.getByRole('button', { name: /^Show another picture of / })).toHaveCount(1);
  expect(await areApart(heart, card.locator('.tile-picture'))).toBe(true);
  // The heart is on the same line as the title.
  const [title, place] = await Promise.all([card.getByRole('heading').boundingBox(), heart.boundingBox()]);
  expect(Math.abs((title?.y ?? 0) - (place?.y ?? 0))).toBeLessThanOrEqual(2);

  await test.step('in Bangla too, the bar has room for the price beside its button', async () => {
    for (const price of ['free', 'paid'] as const) {
      await openPage(page, `/bn${await findContent(page, price)}`);
      const bar = page.getByRole('main').locator('.fixed');
      await expect(bar).toBeVisible();
      const words = await bar.locator('p').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect([price, words]).toEqual([price, 0]);
    }
  });
});

async function findContent(page: Page, price: 'free' | 'paid'): Promise<string> {
  const answer = await page.request.get(`/api/v1/content/all?limit=100&price=${price}`);
  const { items } = (await answer.json()) as { items: { _id: string; minPrice: number }[] };
  return `/content/${items.find(({ minPrice }) => (price === 'free') === (minPrice === 0))?._id}`;
}

/** Measures the difference of the prices' heights in each row of cards. */
const measureRows = (page: Page): Promise<number[]> =>
  page.locator('main .tiles').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const tiles = [...list.querySelectorAll('li.tile')];
      const tops = new Map<number, Set<number>>();
      for (const tile of tiles) {
        const top = Math.round(tile.getBoundingClientRect().top);
        const price = tile.querySelector('.tile-price')?.getBoundingClientRect().top ?? 0;
        tops.set(top, (tops.get(top) ?? new Set()).add(Math.round(price - top)));
      }
      return [...tops.values()].map((heights) => Math.max(...heights) - Math.min(...heights));
    }),
  );

test('names and prices of a row stand in line in both languages, with and without a second title', async ({ page }) => {
  for (const path of ['/content', '/bn/content']) {
    await openPage(page, path);
    for (const width of [360, 1366]) {
      await setView(page, { width, scheme: 'light' });
      const rows = await measureRows(page);
      expect(rows.length).toBeGreaterThan(2);
      expect([path, width, Math.max(...rows)]).toEqual([path, width, 0]);
    }
  }
});

test('the price and the button stay in sight, and the button once', async ({ page }) => {
  for (const price of ['free', 'paid'] as const) {
    await openPage(page, await findContent(page, price));
    const main = page.getByRole('main');
    const button =
      price === 'free'
        ? main.getByRole('link', { name: /^Download/ })
        : main.getByRole('button', { name: /^Add to cart · / });
    const bar = main.locator('.fixed');
    // The page starts with the work, and its own button is below the visible area.
    await expect(bar.getByText(price === 'free' ? 'Free' : /^৳/).first()).toBeInViewport();
    await expect(bar.locator('a, button').first()).toBeInViewport();
    await button.first().scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await expect(button.first()).toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar).toBeVisible();
  }
});
