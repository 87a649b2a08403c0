import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { signedInAdmin } from '../support/admins.ts';
import { freshPhone, signInByPhone } from '../support/sign-in.ts';
import { codeFor, openDialog, requestCode, signInButton, toast } from '../support/sign-in-dialog.ts';

test('somebody suspended is told so at sign-in and on every page, and can only sign out', async ({
  page,
  browser,
  baseURL,
}) => {
  const { phone, userId } = await signInByPhone(page);
  const office = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const admin = await office.newPage();
  await signedInAdmin(admin, 'owner');
  const suspended = await admin.request.patch(`/api/v1/user/toggle/suspend/${userId}`, {
    headers: { origin: baseURL ?? '' },
    data: { suspended: true, reason: 'Sold the work of others.' },
  });
  expect(suspended.status(), await suspended.text()).toBe(200);
  await office.close();

  await page.context().clearCookies();
  await page.goto('/get-involved');
  const dialog = await openDialog(page, signInButton(page));
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  await dialog.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Code of 6 digits').fill(await codeFor(page, phone));
  await expect(toast(page, 'This account is suspended: Sold the work of others.')).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Your account is suspended.' });
  for (const path of ['/get-involved', '/content', '/bn']) {
    if (path !== '/get-involved') await page.goto(path);
    await expect(page.getByText('Sold the work of others.').first()).toBeVisible();
  }
  await page.goto('/categories');
  await expect(banner).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('aside').analyze();
  expect(violations).toEqual([]);
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.locator('#account-menu').getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await banner.getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(signInButton(page)).toBeVisible();
});

test('where no reason was given, none is promised', async ({ page }) => {
  const phone = freshPhone();
  const dialog = await requestCode(page, phone);
  await page.route('**/api/v1/user/sign-in/phone', async (route) => {
    const response = await route.fetch();
    const { user } = (await response.json()) as { user: object };
    await route.fulfill({ response, json: { user: { ...user, suspended: { reason: '' } } } });
  });
  await dialog.getByLabel('Code of 6 digits').fill(await codeFor(page, phone));
  await expect(toast(page, 'This account is suspended')).toBeVisible();
});
