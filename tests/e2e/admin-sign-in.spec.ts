import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { goToAdminPage, signInAsAdminWithPassword, submitLogin, type TestAdmin } from '../support/admins.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { toast } from '../support/toasts.ts';

/** Creates a moderator on the command line, as an operator does while the server is running. */
async function createAdminByCommand(): Promise<TestAdmin> {
  const email = `moderator-${randomUUID().slice(0, 8)}@example.com`;
  const command = ['scripts/admin.ts', 'create', '--email', email, '--role', 'moderator'];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ARBOR_DATA: process.env['ARBOR_TEST_DATA'] },
  });
  const password = /one-time password (\S+)/.exec(stdout)?.[1];
  if (password === undefined) throw new Error(`No password in: ${stdout}`);
  return { email, password };
}

test('the one-time password that the first start prints lets its owner do nothing but replace it', async ({ page }) => {
  const oneTime = process.env['ARBOR_TEST_ADMIN_PASSWORD'] ?? '';
  await openPage(page, '/admin/users?status=active');
  await expect(page).toHaveURL(/\/admin\/login\?callback=%2Fadmin%2Fusers%3Fstatus%3Dactive$/);
  await submitLogin(page, { email: 'owner@localhost', password: 'not the password' });
  await expect(toast(page, 'Login failed')).toBeVisible();
  await expect(toast(page, 'The e-mail, password or code is wrong.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('owner@localhost');
  await page.getByLabel('Password', { exact: true }).fill(oneTime);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await expect(toast(page, 'Login Success')).toBeVisible();
  await expect(toast(page, 'Login failed')).toHaveCount(0);
  for (const address of ['/admin/overview', '/admin/audit', '/admin/blog/all']) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect([address, answer.headers()['location']]).toEqual([
      address,
      `/admin/security?callback=${encodeURIComponent(address)}`,
    ]);
  }
  const refused = await page.request.get('/api/v1/user/all');
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([403, 'forbidden']);

  await openPage(page, '/admin/security?callback=/admin/users%3Fstatus%3Dactive');
  await page.getByLabel('One-time password').fill('wrong');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('At least 12 characters.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.getByLabel('New password').fill('boat lamp river stone');
  await expect(page.getByText('Strong', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This isn’t your current password.')).toBeVisible();
  await page.getByLabel('One-time password').fill(oneTime);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(toast(page, 'Saved changes')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users\?status=active$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/overview$/);
  await expect(page.getByRole('heading', { name: 'Latest admin actions' })).toBeVisible();
  // The entry isn't expected on the overview, because other tests' admins may have displaced it there.
  await openPage(page, '/admin/audit');
  const own = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Owner', exact: true }) });
  await expect(own.filter({ hasText: 'Changed their own password' })).toBeVisible();
});

test('an authenticator is set up, asked for and removed; each code and recovery code is good once', async ({
  page,
}) => {
  let admin = await signInAsAdminWithPassword(page, 'owner');
  await openPage(page, '/admin/security');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  await expect(page.getByText('This isn’t your current password.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml,/);
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const secret = ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel('Code from the app').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This code is wrong/)).toBeVisible();
  const first = totp.generate();
  await page.getByLabel('Code from the app').fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('arbor-recovery-codes.txt');
  // The codes stay visible after other actions on the page and after following a link.
  await page.getByLabel('Current password').fill(admin.password);
  admin = { ...admin, password: `${admin.password} and more` };
  await page.getByLabel('New password').fill(admin.password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await goToAdminPage(page, 'People', 'Users');
  const leave = page.getByRole('dialog', { name: 'Leave without the codes?' });
  await leave.getByRole('button', { name: 'Cancel' }).click();
  await expect(leave).toBeHidden();
  await expect(page.getByText(codes[0] ?? '', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('On. You enter a code each time you sign in.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(toast(page, 'Your session has expired')).toHaveCount(0);
  await submitLogin(page, admin);
  const code = page.getByLabel('Code from your authenticator');
  await expect(code).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(admin.password);
  await code.fill(first);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'The e-mail, password or code is wrong.')).toBeVisible();
  await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/overview$/);

  const recovery = codes[0] ?? '';
  for (const outcome of ['overview', 'login']) {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await submitLogin(page, admin);
    await code.fill(recovery.toUpperCase());
    await page.keyboard.press('Enter');
    if (outcome === 'overview') await expect(page).toHaveURL(/\/admin\/overview$/);
    else await expect(page.getByRole('alert').getByText('The e-mail, password or code is wrong.')).toBeVisible();
  }
  await code.fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/overview$/);

  await openPage(page, '/admin/security');
  await page.getByText('Turn off').first().click();
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'The authenticator is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up an authenticator' })).toBeVisible();
});

test('signing in leads to pages of the admin area only', async ({ page }) => {
  const admin = await signInAsAdminWithPassword(page, 'owner');
  const leads = async (callback: string): Promise<string> => {
    await page.context().clearCookies();
    await openPage(page, `/admin/login?callback=${callback}`);
    await submitLogin(page, admin);
    await page.waitForURL(({ pathname }) => pathname !== '/admin/login');
    const { origin, pathname, search } = new URL(page.url());
    expect(origin).toBe(process.env['ARBOR_TEST_ORIGIN']);
    return pathname + search;
  };
  expect(await leads('/admin/users?status=suspended')).toBe('/admin/users?status=suspended');
  // More refused URLs are tested in callback.test.ts.
  expect(await leads('//evil.example')).toBe('/admin/overview');
  // A signed-in admin is redirected immediately.
  await page.goto('/admin/login?callback=/admin/security');
  await expect(page).toHaveURL(/\/admin\/security$/);
  await page.goto('/bn/admin/login');
  await expect(page).toHaveURL(/\/bn\/admin\/overview$/);
});

test('ten failed sign-ins lock an admin out, and the page says for how long', async ({ page }) => {
  const admin = await createAdminByCommand();
  const headers = { origin: process.env['ARBOR_TEST_ORIGIN'] ?? '' };
  for (let time = 0; time < 10; time += 1)
    await page.request.post('/api/v1/admin/login', { headers, data: { email: admin.email, password: 'wrong' } });
  await openPage(page, '/admin/login');
  await submitLogin(page, admin);
  await expect(toast(page, /Too many failed sign-ins\. Try again in \d+ min/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(admin.email);
});

test('an admin ends the sessions of other browsers, which lead to the sign-in page and back', async ({
  page,
  browser,
}) => {
  const admin = await signInAsAdminWithPassword(page, 'owner');
  await inOtherBrowser(browser, async (other) => {
    await openPage(other, '/admin/login?callback=/admin/security');
    await submitLogin(other, admin);
    await expect(other.getByRole('button', { name: 'Sign out other sessions' })).toBeVisible();
    await openPage(page, '/admin/security');
    await page.getByRole('button', { name: 'Sign out other sessions' }).click();
    await expect(toast(page, 'Signed out of 1 session')).toBeVisible();
    await expect(page.getByText('This is your only session.')).toBeVisible();
    await other.getByLabel('Password', { exact: true }).fill(admin.password);
    await other.getByRole('button', { name: 'Set up an authenticator' }).click();
    await expect(other).toHaveURL(/\/admin\/login\?callback=%2Fadmin%2Fsecurity$/);
    await expect(toast(other, 'Your session has expired')).toHaveCount(1);
  });
});
