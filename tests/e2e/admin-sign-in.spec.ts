import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { createAdmin, elsewhere, open, signedInAdmin, signIn, toast } from '../support/admins.ts';

test('the first start prints a one-time password: it opens nothing but its own replacement', async ({ page }) => {
  const once = process.env['ARBOR_TEST_ADMIN_PASSWORD'] ?? '';
  await page.goto('/admin/users?status=active');
  await expect(page).toHaveURL(/\/admin\/login\?callback=%2Fadmin%2Fusers%3Fstatus%3Dactive$/);
  await signIn(page, { email: 'owner@localhost', password: 'not the password' });
  await expect(toast(page, 'Login failed')).toBeVisible();
  await expect(toast(page, 'The e-mail, password or code is wrong.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('owner@localhost');
  await page.getByLabel('Password', { exact: true }).fill(once);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a password of your own' })).toBeVisible();
  await expect(toast(page, 'Login Success')).toBeVisible();
  for (const address of ['/admin', '/admin/overview', '/admin/audit', '/admin/blog/all']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/admin\/security\?callback=/);
  }
  const refused = await page.request.get('/api/v1/user/all');
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([403, 'forbidden']);

  await open(page, '/admin/security?callback=/admin/users%3Fstatus%3Dactive');
  await page.getByLabel('One-time password').fill('wrong');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('At least 12 characters.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.getByLabel('New password').fill('boat lamp river stone');
  await expect(page.getByText('Strong', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('One-time password').fill(once);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(toast(page, 'Saved changes')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users\?status=active$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/overview$/);
  await expect(page.getByRole('heading', { name: 'Latest admin actions' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Changed their own password').first()).toBeVisible();
});

test('an authenticator: set up, asked for, its codes and recovery codes good once, taken off', async ({ page }) => {
  let admin = await signedInAdmin(page, 'owner');
  await open(page, '/admin/security');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Set up an authenticator' }).click();
  const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml,/);
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const secret = ((await page.locator('main code').textContent()) ?? '').replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await page.getByLabel('The code that the app shows now').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This code is wrong/)).toBeVisible();
  const first = totp.generate();
  await page.getByLabel('The code that the app shows now').fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('arbor-recovery-codes.txt');
  // What else is done on the page doesn't take them away, and neither does a link.
  await page.getByLabel('Current password').fill(admin.password);
  admin = { ...admin, password: `${admin.password} and more` };
  await page.getByLabel('New password').fill(admin.password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: 'Users' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave without the codes?' });
  await leave.getByRole('button', { name: 'Cancel' }).click();
  await expect(leave).toBeHidden();
  await expect(page.getByText(codes[0] ?? '', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('On: signing in asks for a code')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await signIn(page, admin);
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
    await signIn(page, admin);
    await code.fill(recovery.toUpperCase());
    await page.keyboard.press('Enter');
    if (outcome === 'overview') await expect(page).toHaveURL(/\/admin\/overview$/);
    else await expect(page.getByRole('alert').getByText('The e-mail, password or code is wrong.')).toBeVisible();
  }
  await code.fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/overview$/);

  await open(page, '/admin/security');
  await page.getByText('Turn it off').first().click();
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'The authenticator is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up an authenticator' })).toBeVisible();
});

test('signing in leads to a page of this area only', async ({ page }) => {
  const admin = await signedInAdmin(page, 'owner');
  const leads = async (callback: string): Promise<string> => {
    await page.context().clearCookies();
    await page.goto(`/admin/login?callback=${callback}`);
    await signIn(page, admin);
    await page.waitForURL(({ pathname }) => pathname !== '/admin/login');
    const { origin, pathname, search } = new URL(page.url());
    expect(origin).toBe(process.env['ARBOR_TEST_ORIGIN']);
    return pathname + search;
  };
  expect(await leads('/admin/users?status=suspended')).toBe('/admin/users?status=suspended');
  for (const unsafe of [
    '//evil.example',
    '/%5Cevil.example',
    'https:%2F%2Fevil.example',
    '/administrator',
    '/admin/..',
  ])
    expect([unsafe, await leads(unsafe)]).toEqual([unsafe, '/admin/overview']);
  // Signed in already: goes on at once.
  await page.goto('/admin/login?callback=/admin/security');
  await expect(page).toHaveURL(/\/admin\/security$/);
  await page.goto('/bn/admin/login');
  await expect(page).toHaveURL(/\/bn\/admin\/overview$/);
});

test('ten failures lock the door, and it says for how long', async ({ page }) => {
  const admin = await createAdmin('moderator');
  const headers = { origin: process.env['ARBOR_TEST_ORIGIN'] ?? '' };
  for (let time = 0; time < 10; time += 1)
    await page.request.post('/api/v1/admin/login', { headers, data: { email: admin.email, password: 'wrong' } });
  await page.goto('/admin/login');
  await signIn(page, admin);
  await expect(toast(page, /Too many failed sign-ins\. Try again in \d+ min/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(admin.email);
});

test('sessions elsewhere can be ended; one that has ended leads to the sign-in and back', async ({ page, browser }) => {
  const admin = await signedInAdmin(page, 'owner');
  await elsewhere(browser, async (other) => {
    await other.goto('/admin/login?callback=/admin/security');
    await signIn(other, admin);
    await expect(other.getByRole('button', { name: 'End the other sessions' })).toBeVisible();
    await open(page, '/admin/security');
    await page.getByRole('button', { name: 'End the other sessions' }).click();
    await expect(toast(page, 'Sessions ended: 1')).toBeVisible();
    await expect(page.getByText('This is your only session.')).toBeVisible();
    await other.getByLabel('Password', { exact: true }).fill(admin.password);
    await other.getByRole('button', { name: 'Set up an authenticator' }).click();
    await expect(other).toHaveURL(/\/admin\/login\?callback=%2Fadmin%2Fsecurity$/);
    await expect(toast(other, 'Your session has expired').first()).toBeVisible();
  });
});
