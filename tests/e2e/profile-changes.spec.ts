import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { confirmByPhone } from '../support/confirmation.ts';
import { openPage, waitForHydration } from '../support/open-page.ts';
import { createUser, signInByPhone } from '../support/sign-in.ts';
import { enterCode, openDialog, signOut } from '../support/sign-in-dialog.ts';
import { toast } from '../support/toasts.ts';

/** A picture of one red pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens the profile form and changes the bio. */
async function openEditedForm(page: Page, bio: string): Promise<void> {
  await openPage(page, '/profile/edit');
  await page.getByLabel('Bio', { exact: true }).fill(bio);
  await expect(page.getByText(`${bio.length} of 2,000 characters`)).toBeVisible();
}

test('the profile is edited; a taken or wrong username is said beside the field', async ({ page }) => {
  const taken = await createUser();
  const { username } = await signInByPhone(page.request);
  await openEditedForm(page, 'I draw maps.');
  const field = page.getByLabel('Username', { exact: true });
  const save = page.getByRole('button', { name: 'Save changes' });

  await field.fill('no spaces');
  await save.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');

  await field.fill(taken.username);
  await save.click();
  await expect(field).toBeFocused();
  await expect(page.locator('#username-error')).not.toBeEmpty();
  await expect(toast(page, 'This username is taken. Choose another one.')).toBeVisible();
  await page.route('**/api/v1/user/update/profile', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', body: '{}' }),
  );
  await save.click();
  await expect(toast(page, 'Failed to update profile')).toBeVisible();
  await page.unroute('**/api/v1/user/update/profile');
  await expect(page.getByLabel('Bio')).toHaveValue('I draw maps.');

  await field.fill(`${username}-new`);
  await page.getByLabel('Name', { exact: true }).fill('Farhan আহমেদ');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Saved changes')).toBeVisible();
  await expect(page.getByRole('main').getByText(`@${username}-new`).first()).toBeVisible();
  await page.goto('/profile/personal');
  await expect(page.getByRole('main').getByText('I draw maps.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Farhan আহমেদ').first()).toBeVisible();
});

test('leaving, or signing out, with changes that were not saved is asked about', async ({ page }) => {
  await signInByPhone(page.request);
  await openEditedForm(page, 'Not saved yet');
  await page.getByRole('link', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Leave without saving?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Bio')).toHaveValue('Not saved yet');
  await expect(page.getByRole('link', { name: 'Settings' })).toBeFocused();
  await page.getByRole('link', { name: 'Settings' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/profile\/settings$/);
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('');

  await test.step('signing out asks about them, too, and goes on when they may be lost', async () => {
    await openEditedForm(page, 'Not saved yet');
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await signOut(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Bio')).toHaveValue('Not saved yet');
    expect((await page.request.get('/api/v1/user/authenticate')).status()).toBe(200);
    await signOut(page);
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(toast(page, 'Logged out')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect((await page.request.get('/api/v1/user/authenticate')).status()).toBe(401);
  });
});

test('what was written outlives the session: signed in again, it is still there', async ({ page }) => {
  const { phone } = await signInByPhone(page.request);
  const hearts = page.waitForResponse('**/favorites/contentIds');
  await openEditedForm(page, 'I draw maps.');
  // Only the save detects that the session has ended, so nothing may be on its way, such as the bell's notifications.
  await hearts;
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Your session has expired')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile is waiting for you' })).toBeVisible();
  await expect(toast(page, 'Failed to update profile')).toHaveCount(0);
  const dialog = await openDialog(page, page.getByRole('main').getByRole('button', { name: 'Sign in' }));
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  await dialog.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
  await enterCode(page, phone);
  await expect(page.getByLabel('Bio')).toHaveValue('I draw maps.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Saved changes')).toBeVisible();
});

test('a picture is taken, one that is none is refused and the old one stays', async ({ page }) => {
  await signInByPhone(page.request);
  await openPage(page, '/profile/edit');
  const input = page.locator('input[type=file]');
  const shown = page.locator('#picture img');
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await expect(toast(page, 'Image updated')).toBeVisible();
  await test.step('notices stand at the top right', async () => {
    const notice = page.locator('[data-sonner-toast]');
    // The toast slides to its final position.
    await expect.poll(async () => (await notice.boundingBox())?.y).toBe(88);
    const box = await notice.boundingBox();
    expect(1366 - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(40);
  });
  await expect(shown).toHaveAttribute('src', /\/media\//);
  const before = await shown.getAttribute('src');
  const wrong = Buffer.from('This is a text, whatever its name says.');
  await input.setInputFiles({ name: 'wrong.png', mimeType: 'image/png', buffer: wrong });
  await expect(page.locator('#picture [role=alert]')).not.toBeEmpty();
  const said = await page.locator('#picture [role=alert]').textContent();
  await expect(toast(page, said ?? '')).toBeVisible();
  await expect(shown).toHaveAttribute('src', before ?? '');
  await page.locator('#picture').getByRole('button', { name: 'Remove' }).click();
  await expect(shown).toHaveCount(0);

  await test.step('a picture on its way shows how much of it has been sent', async () => {
    await openPage(page, '/profile/edit');
    const network = await page.context().newCDPSession(page);
    // At 100 kB per second, the browser reports progress several times for 200 kB.
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 100 * 1024,
    });
    const large = Buffer.concat([picture, randomBytes(200 * 1024)]);
    await page
      .locator('#picture input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: large });
    const progress = page.locator('#picture progress');
    await expect(progress).toBeVisible();
    await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0.3);
    await expect(progress).toHaveCount(0);
    await expect(page.locator('#picture img')).toHaveAttribute('src', /^\/media\//);
  });
});

test('settings: e-mail choices are saved at once, the own data is a ZIP, the language shows its twin', async ({
  page,
}) => {
  await signInByPhone(page.request);
  await openPage(page, '/profile/settings');
  const news = page.getByRole('checkbox', { name: 'News' });
  await expect(news).not.toBeChecked();
  await news.click();
  await expect(toast(page, 'Saved changes')).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(news).toBeChecked();
  await page.route('**/api/v1/user/update/profile', (route) => route.abort());
  await page.getByRole('checkbox', { name: 'Receipts' }).click();
  await expect(toast(page, 'Failed to update profile')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Receipts' })).toBeChecked();
  await page.unroute('**/api/v1/user/update/profile');

  await test.step('the download of the own data is a ZIP that lists its files', async () => {
    const { username } = await signInByPhone(page.request);
    await openPage(page, '/profile/settings');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download your data' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${username}.zip`);
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    // A complete ZIP ends with its directory.
    expect(bytes.includes(Buffer.from([0x50, 0x4b, 0x05, 0x06]))).toBe(true);
    expect(bytes.includes('profile.json')).toBe(true);
  });

  await test.step('the language is saved and shows its twin', async () => {
    await openPage(page, '/profile/settings');
    await page.getByRole('radio', { name: 'বাংলা' }).click();
    await page.waitForURL('**/bn/profile/settings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.locator('input[name=language][value=bn]')).toBeChecked();
  });
});

test('the account is deleted when the username is typed and the person signs in again', async ({ page }) => {
  const { username, phone } = await signInByPhone(page.request);
  await openPage(page, '/profile/settings#delete');
  const dialog = page.getByRole('dialog');
  await page.locator('#delete').getByRole('button', { name: 'Delete account' }).press('Enter');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  expect(await findViolations(page, 'dialog[open]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('#delete').getByRole('button', { name: 'Delete account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  const remove = dialog.getByRole('button', { name: 'Delete account' });
  await page.keyboard.type('somebody-else');
  await expect(remove).toBeDisabled();
  await dialog.getByRole('textbox').fill('');
  await page.keyboard.type(username);
  await expect(remove).toBeEnabled();
  await page.keyboard.press('Enter');
  await confirmByPhone(page, phone);
  await expect(page).toHaveURL(/\/$/);
  await expect(toast(page, 'Your account was deleted')).toBeVisible();
  expect((await page.goto('/profile/personal'))?.status()).toBe(401);
  const again = await signInByPhone(page.request, phone);
  expect(again.username).not.toBe(username);
});
