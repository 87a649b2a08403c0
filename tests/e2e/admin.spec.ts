import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { adminNav, choose, goToAdminPage, signInAsAdmin, signInAsAdminWithPassword } from '../support/admins.ts';
import { openPage } from '../support/open-page.ts';
import { createUser, signInByGoogle } from '../support/sign-in.ts';
import { withHttpClient } from '../support/site-client.ts';
import { toast } from '../support/toasts.ts';

test('a user is found, suspended with a reason and restored; both are in the log', async ({ page }) => {
  const person = await createUser();
  const { email } = await signInAsAdmin(page, 'owner');
  await openPage(page, '/admin/users');
  await page.getByLabel('Name, username, e-mail or phone').fill(person.mark);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/users\\?q=${person.mark}$`));
  const row = page.getByRole('row', { name: person.name });
  await expect(row).toContainText(person.email);
  await expect(row).toContainText('Google');
  await expect(page.getByText('1 user', { exact: true })).toBeVisible();

  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${person.name}?` });
  await expect(dialog.getByLabel('Reason (optional)')).toBeFocused();
  await page.keyboard.type('Sold somebody else’s work');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(toast(page, `${person.name} suspended`)).toBeVisible();
  await expect(row).toContainText('Suspended');
  await expect(row).toContainText('Sold somebody else’s work');
  await expect(row).toBeFocused();

  await choose(page, 'Status', 'Active');
  await expect(page).toHaveURL(/status=active/);
  await expect(page.getByText('No matching users')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Status')).toContainText('All');
  await choose(page, 'Status', 'Suspended');
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: `Restore ${person.name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: `Restore ${person.name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, `${person.name} restored`)).toBeVisible();
  await expect(row).toContainText('Active');

  await openPage(page, '/admin/audit');
  await choose(page, 'Action', 'Suspended a user');
  await expect(page).toHaveURL(/action=user\.suspend/);
  // Concurrent tests suspend people too, so the row is found by its person.
  const entry = page
    .getByRole('row', { name: 'Suspended a user' })
    .filter({ has: page.getByRole('link', { name: person.username }) });
  await expect(entry).toBeVisible();
  await entry.getByText('Details').click();
  await expect(entry.getByText('Sold somebody else’s work')).toBeVisible();
  await expect(entry.locator('time')).toHaveAttribute('title', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/);
  await choose(page, 'Action', 'All');
  // The links use the filters of the list that is shown, so the test waits for it.
  await expect(page).not.toHaveURL(/action=/);
  await entry.getByRole('link').last().click();
  await expect(page).toHaveURL(/subject=/);
  await expect(page.getByRole('row', { name: 'Restored a user' })).toHaveCount(1);
  await page
    .getByRole('link', { name: email.split('@')[0] ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(/admin=/);
  await page.getByRole('link', { name: 'Show all admins' }).click();
  await expect(page).not.toHaveURL(/admin=/);
});

test('more users than a page holds: the next page, the first again, and a page that fails to load', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  await withHttpClient(async (client) => {
    for (let each = 0; each < 51; each += 1)
      await signInByGoogle(client, { name: `Many ${mark} ${each}`, email: `many-${mark}-${each}@example.com` });
  });
  await signInAsAdmin(page, 'moderator');
  await openPage(page, `/admin/users?q=${mark}&sort=created`);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toContainText(`Many ${mark} 0`);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/cursor=/);
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(rows).toHaveCount(50);

  await page.route('**/admin/users.data*', (route) => route.abort());
  await choose(page, 'Status', 'Active');
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  await expect(adminNav(page)).toBeVisible();
  await page.unroute('**/admin/users.data*');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('a moderator sees neither payments, orders and licences nor the audit log', async ({ page }) => {
  await signInAsAdmin(page, 'moderator');
  await page.goto('/admin/overview');
  const nav = adminNav(page);
  await expect(nav.getByRole('link', { name: 'Reports' })).toBeVisible();
  await expect(nav.getByText('Users', { exact: true })).toBeHidden();
  for (const hidden of ['Audit log', 'Failed jobs', 'Payouts', 'Payment settings', 'Orders', 'Licences'])
    await expect(nav.getByText(hidden, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Latest admin actions' })).toHaveCount(0);
  for (const path of [
    ...['jobs', 'contributors/payments', 'contributors/payment-settings', 'licences', 'licences/arbor-standard-1'],
    ...['orders', `orders/${randomUUID()}`, 'orders/refund-requests', 'orders/anomalies'],
  ]) {
    const answer = await page.request.get(`/admin/${path}`);
    expect([path, answer.status()]).toEqual([path, 403]);
    const html = await answer.text();
    expect(html, path).toMatch(/<h1[^>]*>Only owners can open this page/);
    expect(html.slice(html.indexOf('<main'), html.indexOf('</main')), path).not.toMatch(/<(input|textarea|form)/);
  }
  expect((await page.goto('/admin/audit'))?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1, name: 'Only owners can open this page' })).toBeVisible();
  await expect(nav).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
});

test('an unknown address is 404 with the area around it', async ({ page }) => {
  await signInAsAdmin(page, 'owner');
  await openPage(page, '/admin/overview');
  await goToAdminPage(page, 'Catalogue', 'Subcategories');
  await expect(page.getByRole('main').getByText('Published').first()).toBeVisible();
  const missing = await page.goto('/admin/not-there');
  expect(missing?.status()).toBe(404);
  await expect(adminNav(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Subcategories' })).toBeVisible();
});

test('no cache keeps a page of the admin area, nor a redirect to it', async ({ request }) => {
  for (const address of ['/admin', '/admin/login', '/admin/overview', '/bn/admin/users', '/admin/overview.data']) {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect([address, answer.headers()['cache-control']]).toEqual([address, 'private, no-store']);
  }
  expect(await (await request.get('/admin/login')).text()).toContain('<meta name="robots" content="noindex"');
});

test('the keyboard alone signs in, goes from row to row, and finds a person', async ({ page }) => {
  const person = await createUser();
  await createUser();
  const admin = await signInAsAdminWithPassword(page, 'owner');
  await page.context().clearCookies();
  await openPage(page, '/admin/login?callback=/admin/users');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const rows = page.locator('tbody tr');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows.first()).toBeFocused();
  await openPage(page, `/admin/users?q=${person.mark}`);
  await rows.first().focus();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Find anything' });
  await expect(search).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: person.name });
  await expect(heading).toBeVisible();
  await page.getByLabel('New note').focus();
  await page.keyboard.type('Called about an order.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Called about an order.' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('searches');
  await expect(page.getByRole('option', { name: 'Searches' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type(person.email);
  await expect(page.getByRole('option', { name: person.name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(heading).toBeVisible();
});
