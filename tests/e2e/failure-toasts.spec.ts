import { expect, type Page, type Route, test } from '@playwright/test';
import { signInAsAdmin, submitLogin } from '../support/admins.ts';
import { openPage } from '../support/open-page.ts';
import { newPhone, signInByPhone } from '../support/sign-in.ts';
import { accountButton, requestCode, signOut } from '../support/sign-in-dialog.ts';
import { dismissToasts, toast } from '../support/toasts.ts';

/** Failures of calls without a message of their own, and the text below the toast's title. */
const failures: readonly [string, (route: Route) => Promise<void>, string][] = [
  ['the network is cut', (route) => route.abort('internetdisconnected'), 'Something went wrong!'],
  ['a 500 without a body', (route) => route.fulfill({ status: 500, body: '' }), 'Server error'],
  [
    'a 500 as our server answers it',
    (route) => route.fulfill({ status: 500, json: { code: 'internal', detail: 'Server error', requestId: 'x' } }),
    'Server error',
  ],
  [
    'a 502 of a proxy, as HTML',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    'Something went wrong!',
  ],
];

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

/** Waits until the last toast has disappeared, because the next one has the same text. */
async function removeToasts(page: Page): Promise<void> {
  await dismissToasts(page);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
}

interface Place {
  readonly call: string;
  readonly words: string;
  readonly act: () => Promise<void>;
}

/** Expects the place's text in the toast for every failure. */
async function expectWords(page: Page, { call, words, act }: Place, ends = failures): Promise<void> {
  for (const [failure, fail, reason] of ends) {
    await page.route(call, fail);
    await act();
    await expect(toast(page, words), failure).toBeVisible();
    await expect(toast(page, reason), failure).toBeVisible();
    await removeToasts(page);
    await page.unroute(call);
  }
}

/** Expects the server's own message if its response has one. */
async function expectOwnWords(page: Page, { call, act }: Place): Promise<void> {
  const detail = 'The service is closed for an hour.';
  await page.route(call, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', detail } }));
  await act();
  await expect(toast(page, detail)).toBeVisible();
  await removeToasts(page);
  await page.unroute(call);
}

const update = '**/api/v1/user/update/profile';
const [unreachable] = failures;
const oneFailure = unreachable === undefined ? [] : [unreachable];

test('what fails without a word on the pages of the profile says what failed', async ({ page }) => {
  await signInByPhone(page.request);
  await openPage(page, '/profile/edit');
  await page.getByLabel('Bio', { exact: true }).fill('I draw maps.');
  const saving: Place = {
    call: update,
    words: 'Failed to update profile',
    act: () => page.getByRole('button', { name: 'Save changes' }).click(),
  };
  await expectWords(page, saving);
  await expectOwnWords(page, saving);
  const file = { name: 'me.png', mimeType: 'image/png', buffer: picture };
  const sending: Place = {
    call: '**/api/v1/user/update/image',
    words: 'Failed to update profile photo',
    act: () => page.locator('#picture input[type=file]').setInputFiles(file),
  };
  await expectWords(page, sending);
  await expectOwnWords(page, sending);
  await openPage(page, '/profile/settings');
  for (const control of [page.getByRole('checkbox', { name: 'News' }), page.getByRole('radio', { name: 'বাংলা' })])
    await expectWords(
      page,
      { call: update, words: 'Failed to update profile', act: () => control.click() },
      oneFailure,
    );
});

test('signing in and out that fails without a word says so', async ({ page }) => {
  await signInByPhone(page.request);
  await openPage(page, '/terms-and-conditions');
  const leaving: Place = { call: '**/api/v1/user/logout', words: 'Logging out failed', act: () => signOut(page) };
  await expectWords(page, leaving, oneFailure);
  await expectOwnWords(page, leaving);
  await expect(accountButton(page)).toBeVisible();
  await openPage(page, '/admin/login');
  const entering: Place = {
    call: '**/api/v1/admin/login',
    words: 'Login failed',
    act: () => submitLogin(page, { email: 'somebody@example.com', password: 'a passphrase' }),
  };
  await expectWords(page, entering);
  await expectOwnWords(page, entering);
  await signInAsAdmin(page, 'moderator');
  await openPage(page, '/admin/overview');
  const leavingAdmin: Place = {
    call: '**/api/v1/admin/logout',
    words: 'Logging out failed',
    act: () => page.getByRole('button', { name: 'Sign out' }).click(),
  };
  await expectWords(page, leavingAdmin, oneFailure);
  await expectOwnWords(page, leavingAdmin);
});

test('sending a code again that fails without a word says «Failed to send OTP»', async ({ page }) => {
  await page.clock.install();
  const dialog = await requestCode(page, newPhone());
  await page.clock.fastForward(61_000);
  const call = /accounts:sendVerificationCode/;
  for (const [failure, fail] of oneFailure) {
    await page.route(call, fail);
    await dialog.getByRole('button', { name: 'Resend the code' }).click();
    await expect(toast(page, 'Failed to send OTP'), failure).toBeVisible();
    await removeToasts(page);
    await page.unroute(call);
  }
});
