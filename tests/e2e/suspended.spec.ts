import { expect, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { findViewProblems } from '../support/page-checks.ts';
import { newPhone, signInByPhone } from '../support/sign-in.ts';
import { enterCode, openDialog, requestCode, signInButton, signInByDialog } from '../support/sign-in-dialog.ts';
import { send, withHttpClient } from '../support/site-client.ts';
import { toast } from '../support/toasts.ts';

test('a suspended person is told so at sign-in and on every page, and can only sign out', async ({ page }) => {
  const { phone, userId } = await withHttpClient((client) => signInByPhone(client));
  await signInAsAdmin(page, 'owner');
  await send(page.request, 'PATCH', `/api/v1/user/toggle/suspend/${userId}`, {
    suspended: true,
    reason: 'Sold the work of others.',
  });

  await page.context().clearCookies();
  await openPage(page, '/get-involved');
  await openDialog(page);
  await signInByDialog(page, phone);
  await expect(toast(page, 'This account is suspended: Sold the work of others.')).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Your account is suspended.' });
  await expect(page.getByText('Sold the work of others.').first()).toBeVisible();
  for (const path of ['/get-involved', '/content', '/bn'])
    expect(await (await page.request.get(path)).text(), path).toMatch(/<aside.*Sold the work of others\..*<\/aside>/s);
  await page.goto('/categories');
  await expect(banner).toBeVisible();
  expect(await findViolations(page, 'aside')).toEqual([]);
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.locator('#account-menu').getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await banner.getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(signInButton(page)).toBeVisible();

  await test.step('a suspension without a reason is told without one', async () => {
    const phone = newPhone();
    await requestCode(page, phone);
    await page.route('**/api/v1/user/sign-in/phone', async (route) => {
      const response = await route.fetch();
      const { user } = (await response.json()) as { user: object };
      await route.fulfill({ response, json: { user: { ...user, suspended: { reason: '' } } } });
    });
    await enterCode(page, phone);
    await expect(toast(page, 'This account is suspended')).toBeVisible();
  });
});

test('who is restored reads at the bell what happened, in the language of the page', async ({ page, browser }) => {
  const { userId } = await signInByPhone(page.request);
  await inOtherBrowser(browser, async (admin) => {
    await signInAsAdmin(admin, 'owner');
    const path = `/api/v1/user/toggle/suspend/${userId}`;
    await send(admin.request, 'PATCH', path, { suspended: true, reason: 'Sold the work of others.' });
    await send(admin.request, 'PATCH', path, { suspended: false });
  });
  await openPage(page, '/content');
  await page.getByRole('button', { name: 'Notifications, 2 new' }).click();
  const bell = page.locator('#notices-menu');
  await expect(bell.getByRole('listitem')).toHaveText([
    /Your account is active again\./,
    /Your account was suspended\.Sold the work of others\./,
  ]);
  await openPage(page, '/bn/profile/notices');
  await expect(page.getByText('আপনার অ্যাকাউন্ট আবার চালু হয়েছে')).toBeVisible();
  expect(await findViewProblems(page)).toEqual([]);
});
