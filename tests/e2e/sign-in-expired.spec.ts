import { expect, type Page, test } from '@playwright/test';
import { goToAdminPage, signInAsAdmin } from '../support/admins.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { openPage } from '../support/open-page.ts';
import { readCode, signInByPhone } from '../support/sign-in.ts';
import { accountButton, openDialog, signInButton, signInByDialog } from '../support/sign-in-dialog.ts';
import { send } from '../support/site-client.ts';
import { toast } from '../support/toasts.ts';

/** Calls that a page makes on its own, and which would detect the end of the session. */
const ownCalls = ['/api/v1/favorites/contentIds', '/api/v1/cart/all', '/api/v1/user/notices/unread'];
const overviewCalls = ['/api/v1/admin/inbox'];

/** Opens a page and waits until its own calls have responses. */
async function openSettledPage(page: Page, address: string, calls: readonly string[] = ownCalls): Promise<void> {
  const answered = calls.map((call) => page.waitForResponse((response) => new URL(response.url()).pathname === call));
  await openPage(page, address);
  await Promise.all(answered);
}

/** Ends the session without the page noticing, as another device does. */
const endSession = ({ request }: Page) => send(request, 'POST', '/api/v1/user/logout');

test('a session that has ended is noticed when the next page loads, and signing in shows that page', async ({
  page,
}) => {
  const { phone } = await signInByPhone(page.request);
  await openSettledPage(page, '/terms-and-conditions');
  await accountButton(page).click();
  await expect(page.locator('#account-menu')).toBeVisible();
  await endSession(page);
  await page.locator('#account-menu').getByRole('link', { name: 'Your profile' }).click();
  await expect(toast(page, 'Your session has expired')).toHaveCount(1);
  await openDialog(page, page.getByRole('main').getByRole('button', { name: 'Sign in' }));
  await signInByDialog(page, phone);
  await expect(page.getByRole('heading', { name: 'About you', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/personal$/);
});

test('a session that has ended is noticed from one page of the profile to the next', async ({ page }) => {
  await signInByPhone(page.request);
  await openSettledPage(page, '/profile/personal');
  await expect(page.getByRole('heading', { name: 'About you', exact: true })).toBeVisible();
  await endSession(page);
  // The dialog opens even if the page's own sign-out takes long.
  await page.route('**/api/v1/user/logout', () => undefined);
  await page.getByRole('main').getByRole('link', { name: 'Favourites' }).first().click();
  await expect(toast(page, 'Your session has expired')).toHaveCount(1);
  await openDialog(page, page.getByRole('main').getByRole('button', { name: 'Sign in' }));
});

test('a session that ends in the contributor area is noticed, and signing in leads back to the page', async ({
  page,
}) => {
  const { phone } = await signInAsContributor(page);
  await openSettledPage(page, '/contributor/dashboard');
  await endSession(page);
  await page.getByRole('main').locator('a[href="/contributor/sales-and-earnings"]').first().click();
  await expect(toast(page, 'Your session has expired')).toHaveCount(1);
  await expect(page).toHaveURL('/contributor/login?callback=%2Fcontributor%2Fsales-and-earnings');
  await expect(signInButton(page)).toBeVisible();
  await expect(accountButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue with phone' }).click();
  await page.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /code/i }).fill(await readCode(page.request, phone));
  await expect(page).toHaveURL('/contributor/sales-and-earnings');
  await expect(accountButton(page)).toBeVisible();
});

test('a session that ends in the admin area is noticed when the next page loads', async ({ page }) => {
  await signInAsAdmin(page, 'owner');
  await openSettledPage(page, '/admin/overview', overviewCalls);
  await send(page.request, 'POST', '/api/v1/admin/logout');
  await goToAdminPage(page, 'People', 'Users');
  await expect(page).toHaveURL('/admin/login?callback=%2Fadmin%2Fusers');
  await expect(toast(page, 'Your session has expired')).toHaveCount(1);
});
