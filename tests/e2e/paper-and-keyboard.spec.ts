import { expect, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';

test('a work is printed as what it is: title, price, files and licence, and nothing to press', async ({ page }) => {
  const { items } = (await (await page.request.get('/api/v1/content/all?category=icons')).json()) as {
    items: { _id: string; title: string; minPrice: number; maxPrice: number }[];
  };
  // The test needs a work with several variants.
  const work = items.find(({ minPrice, maxPrice }) => minPrice < maxPrice);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await openPage(page, `/content/${work?._id}`);
  await expect(page.getByRole('heading', { level: 1, name: work?.title ?? '' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Files' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'What the licence allows' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'More like this' })).toBeHidden();
  await expect(page.locator('button:visible')).toHaveCount(0);
  // In print, the radio button is hidden, so the variant's text starts at the left.
  const variant = page.locator('label:has(input[name=variant])').first();
  const [card, summary] = await Promise.all([variant.boundingBox(), variant.locator('> span').last().boundingBox()]);
  expect((summary?.x ?? 0) - (card?.x ?? 0)).toBeLessThan(24);
  // Print uses dark text on white, even in the dark colour scheme.
  const ink = await page.locator('h1').evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(23, 21, 26)');
});

test('the keyboard can pass the filters by', async ({ page }) => {
  await openPage(page, '/content');
  const skip = page.getByRole('link', { name: 'Skip to results' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isAmongResults = await page.evaluate(
    () => document.activeElement?.closest('section[aria-labelledby=results]') !== null,
  );
  expect(isAmongResults).toBe(true);
});
