import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import {
  expectFailure,
  expectSignedIn,
  expectSignedOut,
  pressInWindow,
  providerButton,
} from '../support/firebase-sign-in.ts';
import {
  answerWith,
  type FirebaseStub,
  firebaseEnvironment,
  refuse,
  scripts,
  standInForFirebase,
} from '../support/firebase-stub.ts';
import { killStarted, startArbor } from '../support/process.ts';
import { openProviderWindow } from '../support/provider-window.ts';
import { listenOnLoopback, publishedKeys } from '../support/published-keys.ts';
import { openDialog, openPhoneField, openShortPageDialog, signOut } from '../support/sign-in-dialog.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { toast } from '../support/toasts.ts';

// As in production, Firebase's own SDK and the production verifier run. Only Google's servers are stand-ins.
const { answer, countRequests: countKeyRequests, signer } = publishedKeys();
let folder: string;
let database: TestDatabase;
let keys: { url: string; close: () => void };
let origin: string;

const test = base.extend<{ firebase: FirebaseStub }>({
  baseURL: async ({ browserName: _ }, use) => use(origin),
  firebase: [
    async ({ context, page }, use) => {
      const violations: string[] = [];
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) violations.push(message.text());
      });
      const firebase = await standInForFirebase(context, { origin, signer });
      await use(firebase);
      expect(firebase.strangers).toEqual([]);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arbor-firebase-'));
  keys = await listenOnLoopback(answer);
  database = await createTestDatabase();
  const started = await startArbor(join(folder, 'files'), {
    DATABASE_URL: database.url,
    ARBOR_RATE_LIMITS: '0',
    ...firebaseEnvironment(signer.projectId, keys.url),
  });
  origin = started.origin;
});
test.afterAll(async () => {
  await killStarted();
  await database.drop();
  keys.close();
  rmSync(folder, { recursive: true, force: true });
});

test('Google signs in through its window', async ({ page, firebase }) => {
  const dialog = await openShortPageDialog(page);
  const popup = await openProviderWindow(page, 'Google');
  const asked = new URL(popup.url()).searchParams;
  expect(asked.get('providerId')).toBe('google.com');
  expect(asked.get('customParameters')).toBe('{"prompt":"select_account"}');
  await expect(providerButton(page, 'Google')).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByText('Continue in the window that opened')).toBeVisible();
  const exchanged = page.waitForRequest('**/api/v1/user/sign-in/google');
  await pressInWindow(popup);
  expect(Object.keys((await exchanged).postDataJSON() as object)).toEqual(['idToken']);
  const { email } = await expectSignedIn(page);
  expect(email).toBe(firebase.person.email);
  expect(firebase.requests('idp').map(({ body }) => body['sessionId'])).toEqual([`session-${asked.get('eventId')}`]);
  expect(countKeyRequests()).toBeGreaterThan(0);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('Facebook signs in through its window, and again after signing out', async ({ page }) => {
  await openShortPageDialog(page);
  const popup = await openProviderWindow(page, 'Facebook');
  expect(new URL(popup.url()).searchParams.get('providerId')).toBe('facebook.com');
  expect(new URL(popup.url()).searchParams.get('scopes')).toContain('email');
  const exchanged = page.waitForRequest('**/api/v1/user/sign-in/facebook');
  await pressInWindow(popup);
  expect((await exchanged).postDataJSON()).toMatchObject({ accessToken: 'facebook-access-token' });
  const first = await expectSignedIn(page);

  await signOut(page);
  await expect(toast(page, 'Logged out')).toBeVisible();
  await expectSignedOut(page);
  await openDialog(page);
  await pressInWindow(await openProviderWindow(page, 'Facebook'));
  expect((await expectSignedIn(page)).username).toBe(first.username);
});

test('a window that is closed shows no failure, and the progress ends', async ({ page }) => {
  await page.clock.install();
  await openShortPageDialog(page);
  // The clock is paused, because a busy machine could miss the progress display.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const popup = await openProviderWindow(page, 'Google');
  await popup.close();
  await expect(providerButton(page, 'Google')).toHaveAttribute('aria-busy', 'true');
  // The SDK checks the window every two seconds, and then waits eight more for its message.
  await page.clock.runFor(11_000);
  await expectFailure(page, 'Google', '');
  await page.clock.resume();

  await pressInWindow(await openProviderWindow(page, 'Google'), 'Cancel');
  await expectFailure(page, 'Google', '');
  await expectSignedOut(page);
});

test('a blocked window is explained; a second choice closes the first window without a failure', async ({ page }) => {
  await openShortPageDialog(page);
  const block = await page.evaluateHandle(() => {
    const open = window.open.bind(window);
    window.open = () => null;
    return { lift: () => Object.assign(window, { open }) };
  });
  for (const provider of ['Google', 'Facebook'] as const) {
    await providerButton(page, provider).click();
    await expectFailure(page, provider, 'Your browser blocked the sign-in window. Allow pop-ups and try again.');
  }
  await block.evaluate(({ lift }) => void lift());
  const first = await openProviderWindow(page, 'Google');
  const closed = first.waitForEvent('close');
  const second = await openProviderWindow(page, 'Facebook');
  await closed;
  await expectFailure(page, 'Google', '');
  await expect(providerButton(page, 'Facebook')).toHaveAttribute('aria-busy', 'true');
  await pressInWindow(second);
  await expectSignedIn(page);
});

test('each request that finds no network is explained, and the next try signs in', async ({ page, firebase }) => {
  await openShortPageDialog(page);
  for (const place of ['googleScript', 'project', 'idp', 'lookup'] as const) {
    firebase.answer(place, 'nothing');
    // Without its script, no window opens; without the project's response, the window closes.
    if (place === 'googleScript') await providerButton(page, 'Google').click();
    else if (place === 'project') await openProviderWindow(page, 'Google');
    else await pressInWindow(await openProviderWindow(page, 'Google'));
    await expectFailure(page, 'Google', 'No connection. Try again.');
    firebase.answer(place, undefined);
  }
  await expectSignedOut(page);
  await pressInWindow(await openProviderWindow(page, 'Google'));
  await expectSignedIn(page);
});

test('what Firebase refuses is explained beside the button', async ({ page, firebase }) => {
  const answers = [
    [answerWith({ needConfirmation: true }), 'This e-mail address already uses another sign-in method. Use that one.'],
    [refuse('USER_DISABLED'), 'This account is disabled'],
    [refuse('TOO_MANY_ATTEMPTS_TRY_LATER'), 'Too many attempts. Try again later or use Google or Facebook.'],
    [refuse('SOMETHING_NEW'), 'Something went wrong!'],
  ] as const;
  await openShortPageDialog(page);
  for (const [answering, words] of answers) {
    const provider = words === 'This account is disabled' ? 'Facebook' : 'Google';
    firebase.answer('idp', answering);
    await pressInWindow(await openProviderWindow(page, provider));
    await expectFailure(page, provider, words);
  }
  firebase.answer('idp', refuse('OPERATION_NOT_ALLOWED'));
  await pressInWindow(await openProviderWindow(page, 'Google'));
  await expectFailure(page, 'Google', '');
  await expect(toast(page, 'Sign-in isn’t set up correctly. Please contact us.')).toBeVisible();
  await expectSignedOut(page);

  await test.step('what our own server refuses is, too, and the next try signs in', async () => {
    firebase.answer('idp', undefined);
    firebase.claim({ aud: 'another-project' });
    const refused = page.waitForResponse('**/api/v1/user/sign-in/google');
    await pressInWindow(await openProviderWindow(page, 'Google'));
    expect((await refused).status()).toBe(401);
    await expectFailure(page, 'Google', 'We couldn’t confirm your sign-in. Try again.');
    await expectSignedOut(page);
    firebase.claim({});
    await pressInWindow(await openProviderWindow(page, 'Google'));
    await expectSignedIn(page);
  });
});

test('an address that Firebase does not know is a wrong set-up', async ({ page, firebase }) => {
  firebase.answer('project', answerWith({ projectId: signer.projectId, authorizedDomains: ['elsewhere.example'] }));
  await openShortPageDialog(page);
  const reported = page.waitForRequest('**/api/v1/user/sign-in/set-up-problem');
  await openProviderWindow(page, 'Google');
  await expect(toast(page, 'Sign-in isn’t set up correctly. Please contact us.')).toBeVisible();
  expect((await reported).postDataJSON()).toEqual({ code: 'unauthorized-domain', method: 'google' });
  await expectFailure(page, 'Google', '');
});

test('a browser that blocks storage in frames is asked to allow it', async ({ page, firebase }) => {
  firebase.answer('googleScript', scripts.withoutStorage);
  await openShortPageDialog(page);
  await openProviderWindow(page, 'Facebook');
  await expectFailure(page, 'Facebook', 'We couldn’t sign you in. Allow cookies and site data, then try again.');
});

const phoneField = (page: Page): Locator => page.getByLabel('Mobile number');

async function send(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
}

test('signing in by phone repeats the invisible check after each failure', async ({ page, firebase }) => {
  const dialog = await openPhoneField(page);
  firebase.answer('robotScript', 'nothing');
  await send(page, firebase.person.phone);
  await expect(toast(page, 'No connection. Try again.')).toBeVisible();
  await expect(dialog.getByText('Phone number is not valid', { exact: true })).toBeVisible();
  firebase.answer('robotScript', undefined);
  firebase.answer('sendCode', refuse('CAPTCHA_CHECK_FAILED'));
  await send(page, firebase.person.phone);
  await expect(toast(page, 'We couldn’t verify that you’re not a robot. Reload and try again.')).toBeVisible();
  firebase.answer('sendCode', undefined);
  await send(page, firebase.person.phone);

  const code = page.getByLabel('6-digit code');
  await code.fill('111111');
  await expect(dialog.getByText('Enter a valid OTP', { exact: true })).toBeVisible();
  await code.fill(firebase.code);
  await expectSignedIn(page);
  const sent = firebase.requests('sendCode').map(({ body }) => body);
  expect(sent.map(({ phoneNumber }) => phoneNumber)).toEqual([firebase.person.phone, firebase.person.phone]);
  expect(new Set(sent.map(({ recaptchaToken }) => recaptchaToken)).size).toBe(2);
});

test('an invisible check that fails sends no code', async ({ page, firebase }) => {
  await openPhoneField(page);
  firebase.answer('robotScript', scripts.unsureRobotCheck);
  await send(page, firebase.person.phone);
  await expect(toast(page, 'No connection. Try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  expect(firebase.requests('sendCode')).toEqual([]);
});

test.describe('in a phone’s browser', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
  });

  test('Google’s script is loaded before the click, so that the browser lets the window open', async ({
    page,
    firebase,
  }) => {
    await openShortPageDialog(page);
    await expect(providerButton(page, 'Google')).toBeEnabled();
    expect(firebase.requests('frame')).toHaveLength(1);
    await pressInWindow(await openProviderWindow(page, 'Google'));
    await expectSignedIn(page);
  });

  test('signing in by phone does not wait for Google’s script', async ({ page, firebase }) => {
    firebase.answer('googleScript', 'never');
    await openPhoneField(page);
    await send(page, firebase.person.phone);
    await page.getByLabel('6-digit code').fill(firebase.code);
    await expectSignedIn(page);
    expect(firebase.requests('googleScript')).toHaveLength(1);
  });
});
