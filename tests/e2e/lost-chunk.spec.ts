import { expect, type Page, test } from '@playwright/test';
import { openPage, waitForHydration } from '../support/open-page.ts';
import { openDialog, signInByDialog } from '../support/sign-in-dialog.ts';

/** Simulates a deployment, after which the open page requests a script of the previous version. */
async function loseChunk(page: Page, name: string): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js`), (route) => route.abort());
}

const offer = (page: Page) => page.getByRole('dialog', { name: 'A new version of the site is available' });

async function openListing(page: Page): Promise<void> {
  await page.goto('/content');
  // The page is hydrated as soon as the slash key focuses the search.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('banner').locator('input[name=q]')).toBeFocused({ timeout: 500 });
  }).toPass();
}

test('a dialog whose script is gone offers a reload; the page and what was typed stay', async ({ page }) => {
  await loseChunk(page, 'sign-in-dialog');
  await openListing(page);
  await page.keyboard.type('weather');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(offer(page)).toBeVisible();
  await offer(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(offer(page)).toBeHidden();

  await expect(page.getByRole('banner').locator('input[name=q]')).toHaveValue('weather');
  // The reload is offered after each attempt.
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(offer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').locator('input[name=q]').press('Enter');
  await page.waitForURL(/q=weather/);
  await expect(page.locator('main a[href^="/content/"]').first()).toBeVisible();

  await test.step('a reload brings the new version', async () => {
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await expect(offer(page)).toBeVisible();
    await page.unrouteAll();
    const reloaded = page.waitForEvent('load');
    await offer(page).getByRole('button', { name: 'Reload the page' }).click();
    await reloaded;
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Sign in or join' })).toBeVisible();
  });
});

test('a picture whose zoom is gone opens by its address', async ({ page }) => {
  await openListing(page);
  await page.locator('main a[href^="/content/"]').first().click();
  const zoom = page.locator('main a.cursor-zoom-in').first();
  await expect(zoom).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const address = await zoom.getAttribute('href');
  await page.route('**/assets/*.js', (route) => route.abort());
  await zoom.click();
  await page.waitForURL(`**${address}`);
});

test('suggestions whose script is gone are done without', async ({ page }) => {
  await loseChunk(page, 'search-suggestions');
  const asked = page.waitForRequest(/search-suggestions/);
  await openListing(page);
  await asked;
  await page.keyboard.type('weather');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=weather/);
  await expect(offer(page)).toBeHidden();
});

test('the page of a work whose details lost their script keeps them, and goes on after a sign-in', async ({ page }) => {
  await loseChunk(page, 'later-details');
  await openListing(page);
  const address = await page.locator('main a[href^="/content/"]').first().getAttribute('href');
  await openPage(page, address ?? '');
  const heart = page.getByRole('button', { name: 'Favourite', exact: true });
  await openDialog(page, heart);
  await signInByDialog(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
});
