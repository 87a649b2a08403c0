import { expect, type Page, type Route, test } from '@playwright/test';
import { signInAsNewAdmin, submitLogin } from '../support/admins.ts';
import { openPage } from '../support/open-page.ts';
import { newPhone, signInByPhone } from '../support/sign-in.ts';
import { requestCode, signOut } from '../support/sign-in-dialog.ts';
import { dismissToasts, toast } from '../support/toasts.ts';

/** What a call can end in without a word of its own, and what is said of it beneath. */
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

/** Until the last one has faded: the next has the same words. */
async function removeToasts(page: Page): Promise<void> {
  await dismissToasts(page);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
}

interface Place {
  readonly name: string;
  readonly call: string;
  readonly words: string;
  /** Opens the page; what it answers makes the call, as often as it is wanted. */
  readonly open: (page: Page) => Promise<() => Promise<void>>;
}

const places: readonly Place[] = [
  {
    name: 'signing out',
    call: '**/api/v1/user/logout',
    words: 'Logging out failed',
    open: async (page) => {
      await signInByPhone(page.request);
      await openPage(page, '/terms-and-conditions');
      return () => signOut(page);
    },
  },
  {
    name: 'saving the profile',
    call: '**/api/v1/user/update/profile',
    words: 'Failed to update profile',
    open: async (page) => {
      await signInByPhone(page.request);
      await openPage(page, '/profile/edit');
      await page.getByLabel('About yourself', { exact: true }).fill('I draw maps.');
      return () => page.getByRole('button', { name: 'Save changes' }).click();
    },
  },
  {
    name: 'choosing e-mails',
    call: '**/api/v1/user/update/profile',
    words: 'Failed to update profile',
    open: async (page) => {
      await signInByPhone(page.request);
      await openPage(page, '/profile/settings');
      return () => page.getByRole('checkbox', { name: 'News' }).click();
    },
  },
  {
    name: 'choosing the language',
    call: '**/api/v1/user/update/profile',
    words: 'Failed to update profile',
    open: async (page) => {
      await signInByPhone(page.request);
      await openPage(page, '/profile/settings');
      return () => page.getByRole('radio', { name: 'বাংলা' }).click();
    },
  },
  {
    name: 'sending a picture',
    call: '**/api/v1/user/update/image',
    words: 'Failed to update profile photo',
    open: async (page) => {
      await signInByPhone(page.request);
      await openPage(page, '/profile/edit');
      const file = { name: 'me.png', mimeType: 'image/png', buffer: picture };
      return () => page.locator('#picture input[type=file]').setInputFiles(file);
    },
  },
  {
    name: 'signing in as an admin',
    call: '**/api/v1/admin/login',
    words: 'Login failed',
    open: async (page) => {
      await openPage(page, '/admin/login');
      return () => submitLogin(page, { email: 'somebody@example.com', password: 'a passphrase' });
    },
  },
  {
    name: 'signing out as an admin',
    call: '**/api/v1/admin/logout',
    words: 'Logging out failed',
    open: async (page) => {
      await signInAsNewAdmin(page, 'moderator');
      await openPage(page, '/admin/overview');
      return () => page.getByRole('button', { name: 'Sign out' }).click();
    },
  },
];

for (const { name, call, words, open } of places) {
  test(`${name} that fails without a word says «${words}»`, async ({ page }) => {
    const act = await open(page);
    for (const [failure, fail, reason] of failures) {
      await page.route(call, fail);
      await act();
      await expect(toast(page, words), failure).toBeVisible();
      await expect(toast(page, reason), failure).toBeVisible();
      await removeToasts(page);
      await page.unroute(call);
    }
    const detail = 'The service is closed for an hour.';
    await page.route(call, (route) => route.fulfill({ status: 503, json: { code: 'unavailable', detail } }));
    await act();
    await expect(toast(page, detail)).toBeVisible();
  });
}

test('sending a code again that fails without a word says «Failed to send OTP»', async ({ page }) => {
  await page.clock.install();
  const dialog = await requestCode(page, newPhone());
  await page.clock.fastForward(61_000);
  const call = /accounts:sendVerificationCode/;
  for (const [failure, fail] of failures) {
    await page.route(call, fail);
    await dialog.getByRole('button', { name: 'Resend the code' }).click();
    await expect(toast(page, 'Failed to send OTP'), failure).toBeVisible();
    await removeToasts(page);
    await page.unroute(call);
  }
});
