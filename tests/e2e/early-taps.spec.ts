import { devices, expect, type Page, test } from '@playwright/test';
import { waitForHydration } from '../support/open-page.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { toast } from '../support/toasts.ts';

/**
 * Holds back all scripts of the site, as a slow connection does.
 * @returns a function that releases them
 */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The painted page without its scripts. */
async function openUnscripted(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return async () => {
    release();
    await waitForHydration(page);
  };
}

async function findContent(page: Page, query: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/content/all?limit=1&${query}`);
  const { items } = (await answer.json()) as { items: { _id: string }[] };
  return `/content/${items[0]?._id}`;
}

const dialog = (page: Page) => page.getByRole('dialog').first();

test.describe('on a phone, before the scripts are there', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  test.use({ ...phone, viewport: { width: 360, height: 740 } });

  for (const [name, path, button] of [
    ['a heart of the listing', '/content', /^Favourite: /],
    ['the profile', '/bn', 'প্রোফাইল'],
  ] as const)
    test(`${name}: the tap shows at once, fetches the sign-in dialog, and is done later, once`, async ({ page }) => {
      const arrive = await openUnscripted(page, path);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/assets/entry.client-*.js', async (route) => {
        await released;
        await route.fallback();
      });
      const control = page.getByRole('button', { name: button }).first();
      await control.tap();
      await control.tap();
      await expect(control).toHaveAttribute('aria-busy', 'true');
      await expect(dialog(page)).toBeHidden();
      const fetched = page.waitForRequest(/sign-in-dialog/);
      const arrived = arrive();
      await fetched;
      release();
      await arrived;
      await expect(dialog(page)).toBeVisible();
      await expect(control).not.toHaveAttribute('aria-busy');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

  test('a script that can not be had: a link is followed, a button is no longer busy', async ({ page }) => {
    const path = await findContent(page, 'category=illustrations&price=paid');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.abort();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const heart = page.getByRole('main').getByRole('button', { name: 'Favourite' }).first();
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    const zoom = page.getByRole('link', { name: /^Zoom in/ }).first();
    const address = await zoom.getAttribute('href');
    await zoom.tap();
    release();
    await page.waitForURL(`**${address}`);
  });

  test('the cart: what is put in is put in later, once', async ({ page }) => {
    await signInByPhone(page.request);
    const answer = await page.request.get('/api/v1/content/all?price=paid&limit=60');
    const { items } = (await answer.json()) as { items: { _id: string; minPrice: number }[] };
    const arrive = await openUnscripted(page, `/content/${items.find(({ minPrice }) => minPrice > 0)?._id}`);
    const control = page.getByRole('button', { name: /^Add to cart · / }).first();
    await control.tap();
    await control.tap();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await arrive();
    await expect(page.getByRole('dialog', { name: 'Added to cart' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Cart, items: 1' })).toBeVisible();
  });

  test('a filter: the sheet opens by itself, the choice is made later', async ({ page }) => {
    const arrive = await openUnscripted(page, '/content');
    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.getByRole('complementary').getByText('Paid', { exact: true }).tap();
    await arrive();
    await page.waitForURL(/price=paid/);
  });

  test('a variant that is chosen stays chosen, and the work opens large', async ({ page }) => {
    const path = await findContent(page, 'category=illustrations&price=paid');
    const arrive = await openUnscripted(page, path);
    const last = page.getByRole('group', { name: 'Choose a version' }).getByRole('radio').last();
    await last.check();
    await page
      .getByRole('link', { name: /^Zoom in/ })
      .first()
      .tap();
    await arrive();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(path));
    await page.keyboard.press('Escape');
    await expect(last).toBeChecked();
  });
});

test('the sort order that was chosen before the scripts were there', async ({ page }) => {
  const arrive = await openUnscripted(page, '/content');
  await page.getByLabel('Sort').selectOption('newest');
  await arrive();
  await page.waitForURL(/sort=newest/);
});

test('a heart of somebody who is signed in, and a menu', async ({ page }) => {
  await signInByPhone(page.request);
  const arrive = await openUnscripted(page, '/content');
  await page.getByRole('button', { name: 'Categories' }).click();
  await expect(page.locator('#browse')).toBeVisible();
  await page.keyboard.press('Escape');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .first();
  await heart.click();
  await arrive();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#browse')).toBeHidden();
});

test('a form is neither sent without its script nor emptied, and its button shows the press', async ({ page }) => {
  await signInByPhone(page.request);
  const arrive = await openUnscripted(page, '/profile/edit');
  const field = page.locator('#name');
  await field.fill('early words');
  const save = page.getByRole('main').getByRole('button', { name: /Save/ }).first();
  await save.click();
  await expect(page).toHaveURL(/\/profile\/edit$/);
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await arrive();
  await expect(toast(page, 'Saved changes')).toBeVisible();
  await expect(field).toHaveValue('early words');
});
