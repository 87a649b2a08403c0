import { expect, type Page, test } from '@playwright/test';
import { signInByPhone } from '../support/sign-in.ts';
import { codeFor, openDialog, toast } from '../support/sign-in-dialog.ts';

/** The session ends without this page hearing of it, as on another device. */
const endElsewhere = (page: Page) => page.evaluate(() => fetch('/api/v1/user/logout', { method: 'POST' }));

test('a session that a page’s own data finds dead: it is said, and the button signs in again', async ({ page }) => {
  const { phone } = await signInByPhone(page);
  await page.goto('/terms-and-conditions');
  await expect(async () => {
    await page.getByRole('button', { name: 'Your account' }).click({ timeout: 1000 });
    await expect(page.locator('#account-menu')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await endElsewhere(page);
  await page.locator('#account-menu').getByRole('link', { name: 'Personal' }).click();
  await expect(toast(page, 'Your session has expired')).toHaveCount(1);
  const dialog = await openDialog(page, page.getByRole('main').getByRole('button', { name: 'Sign in' }));
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  await dialog.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await dialog.getByLabel('Code of 6 digits').fill(await codeFor(page, phone));
  await expect(page.getByRole('heading', { name: 'About you', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/personal$/);
});

test('found dead from one page of the profile to the next', async ({ page }) => {
  await signInByPhone(page);
  await page.goto('/profile/personal');
  await expect(page.getByRole('heading', { name: 'About you', exact: true })).toBeVisible();
  await endElsewhere(page);
  await page.getByRole('main').getByRole('link', { name: 'Favourites' }).first().click();
  await expect(toast(page, 'Your session has expired')).toHaveCount(1);
  await openDialog(page, page.getByRole('main').getByRole('button', { name: 'Sign in' }));
});
