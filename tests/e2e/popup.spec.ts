import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/database/embedded.ts';
import {
  type FirebaseStub,
  firebaseEnvironment,
  refusal,
  scripts,
  standInForFirebase,
  told,
} from '../support/firebase-stub.ts';
import {
  choice,
  choose,
  expectNobody,
  expectSaid,
  expectSignedIn,
  openQuietDialog,
  press,
} from '../support/popup-sign-in.ts';
import { killStarted, startArbor } from '../support/process.ts';
import { listenOnLoopback, publishedKeys } from '../support/published-keys.ts';
import { openDialog, openPhone, signInButton, toast } from '../support/sign-in-dialog.ts';

// What people meet in production: Firebase's own SDK and the production verifier. Only Google is ours.
const { answer, asked: keysAsked, contributor } = publishedKeys();
let folder: string;
let database: EmbeddedDatabase;
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
      const firebase = await standInForFirebase(context, { origin, contributor });
      await use(firebase);
      expect(firebase.strangers).toEqual([]);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

test.beforeAll(async () => {
  // Another run may have to build the pages first.
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'arbor-popup-'));
  keys = await listenOnLoopback(answer);
  database = await startEmbedded(join(folder, 'own'), { settings: { fsync: 'off', shared_buffers: '64MB' } });
  const started = await startArbor(join(folder, 'files'), {
    DATABASE_URL: database.url,
    ARBOR_RATE_LIMITS: '0',
    ...firebaseEnvironment(contributor.projectId, keys.url),
  });
  origin = started.origin;
});
test.afterAll(async () => {
  await killStarted();
  await database.stop();
  keys.close();
  rmSync(folder, { recursive: true, force: true });
});

test('Google signs in through its window', async ({ page, firebase }) => {
  const dialog = await openQuietDialog(page);
  const popup = await press(page, 'google');
  const asked = new URL(popup.url()).searchParams;
  expect(asked.get('providerId')).toBe('google.com');
  expect(asked.get('customParameters')).toBe('{"prompt":"select_account"}');
  await expect(choice(page, 'google')).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByText('Continue in the window that opened')).toBeVisible();
  const exchanged = page.waitForRequest('**/api/v1/user/sign-in/google');
  await choose(popup);
  expect(Object.keys((await exchanged).postDataJSON() as object)).toEqual(['idToken']);
  const { email } = await expectSignedIn(page);
  expect(email).toBe(firebase.person.email);
  expect(firebase.asked('idp').map(({ body }) => body['sessionId'])).toEqual([`session-${asked.get('eventId')}`]);
  expect(keysAsked()).toBeGreaterThan(0);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('Facebook signs in through its window, and again after signing out', async ({ page }) => {
  await openQuietDialog(page);
  const popup = await press(page, 'facebook');
  expect(new URL(popup.url()).searchParams.get('providerId')).toBe('facebook.com');
  expect(new URL(popup.url()).searchParams.get('scopes')).toContain('email');
  const exchanged = page.waitForRequest('**/api/v1/user/sign-in/facebook');
  await choose(popup);
  expect((await exchanged).postDataJSON()).toMatchObject({ accessToken: 'facebook-access-token' });
  const first = await expectSignedIn(page);

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.locator('#account-menu').getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await expectNobody(page);
  await openDialog(page, signInButton(page));
  await choose(await press(page, 'facebook'));
  expect((await expectSignedIn(page)).username).toBe(first.username);
});

test('a window that is closed says nothing, and the progress ends', async ({ page }) => {
  await page.clock.install();
  await openQuietDialog(page);
  const popup = await press(page, 'google');
  await popup.close();
  await expect(choice(page, 'google')).toHaveAttribute('aria-busy', 'true');
  // Two seconds between two looks, then eight in which the window's word may still arrive.
  await page.clock.runFor(11_000);
  await expectSaid(page, 'google', '');

  await choose(await press(page, 'google'), 'Cancel');
  await expectSaid(page, 'google', '');
  await expectNobody(page);
});

test('a blocked window is explained, and a second choice gives up the first without a word', async ({ page }) => {
  await openQuietDialog(page);
  const block = await page.evaluateHandle(() => {
    const open = window.open.bind(window);
    window.open = () => null;
    return { lift: () => Object.assign(window, { open }) };
  });
  for (const provider of ['google', 'facebook'] as const) {
    await choice(page, provider).click();
    await expectSaid(page, provider, 'Your browser blocked the sign-in window. Allow pop-ups and try again');
  }
  await block.evaluate(({ lift }) => void lift());
  const first = await press(page, 'google');
  const closed = first.waitForEvent('close');
  const second = await press(page, 'facebook');
  await closed;
  await expectSaid(page, 'google', '');
  await expect(choice(page, 'facebook')).toHaveAttribute('aria-busy', 'true');
  await choose(second);
  await expectSignedIn(page);
});

test('without a network: a word each time, and the next try goes on', async ({ page, firebase }) => {
  await openQuietDialog(page);
  for (const place of ['googleScript', 'project', 'idp', 'lookup'] as const) {
    firebase.answer(place, 'nothing');
    // Without its script no window opens; without the project's answer it goes by itself.
    if (place === 'googleScript') await choice(page, 'google').click();
    else if (place === 'project') await press(page, 'google');
    else await choose(await press(page, 'google'));
    await expectSaid(page, 'google', 'No connection. Try again');
    firebase.answer(place, undefined);
  }
  await expectNobody(page);
  await choose(await press(page, 'google'));
  await expectSignedIn(page);
});

test('what Firebase refuses is said beside the button', async ({ page, firebase }) => {
  const answers = [
    [told({ needConfirmation: true }), 'This e-mail already uses another sign-in method. Use that one'],
    [refusal('USER_DISABLED'), 'This account is disabled'],
    [refusal('TOO_MANY_ATTEMPTS_TRY_LATER'), 'Too many attempts. Try again later or use Google or Facebook'],
    [refusal('SOMETHING_NEW'), 'Something went wrong!'],
  ] as const;
  await openQuietDialog(page);
  for (const [answering, words] of answers) {
    const provider = words === 'This account is disabled' ? 'facebook' : 'google';
    firebase.answer('idp', answering);
    await choose(await press(page, provider));
    await expectSaid(page, provider, words);
  }
  firebase.answer('idp', refusal('OPERATION_NOT_ALLOWED'));
  await choose(await press(page, 'google'));
  await expectSaid(page, 'google', '');
  await expect(toast(page, 'Sign-in is not set up correctly')).toBeVisible();
  await expectNobody(page);
});

test('an address that Firebase does not know is a wrong set-up', async ({ page, firebase }) => {
  firebase.answer('project', told({ projectId: contributor.projectId, authorizedDomains: ['elsewhere.example'] }));
  await openQuietDialog(page);
  await press(page, 'google');
  await expect(toast(page, 'Sign-in is not set up correctly')).toBeVisible();
  await expectSaid(page, 'google', '');
});

test('a browser that keeps nothing for the frame is told to', async ({ page, firebase }) => {
  firebase.answer('googleScript', scripts.withoutStorage);
  await openQuietDialog(page);
  await press(page, 'facebook');
  await expectSaid(page, 'facebook', 'Allow cookies and site data to sign in');
});

test('our server refuses the token of another project, and of another way', async ({ page, firebase }) => {
  await openQuietDialog(page);
  const forged = [{ aud: 'another-project' }, { firebase: { sign_in_provider: 'password', identities: {} } }];
  for (const claims of forged) {
    firebase.claim(claims);
    const refused = page.waitForResponse('**/api/v1/user/sign-in/google');
    await choose(await press(page, 'google'));
    expect((await refused).status()).toBe(401);
    await expectSaid(page, 'google', 'Something went wrong!');
    await expectNobody(page);
  }
  firebase.claim({});
  await choose(await press(page, 'google'));
  await expectSignedIn(page);
});

const phoneField = (page: Page): Locator => page.getByLabel('Mobile number');

async function send(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await page.getByRole('button', { name: 'Send code' }).click();
}

test('the phone signs in, after as many invisible checks as it takes', async ({ page, firebase }) => {
  const dialog = await openPhone(page);
  firebase.answer('robotScript', 'nothing');
  await send(page, firebase.person.phone);
  await expect(toast(page, 'No connection. Try again')).toBeVisible();
  await expect(dialog.getByText('Phone number is not valid', { exact: true })).toBeVisible();
  firebase.answer('robotScript', undefined);
  firebase.answer('sendCode', refusal('CAPTCHA_CHECK_FAILED'));
  await send(page, firebase.person.phone);
  await expect(toast(page, 'Could not verify that you are not a robot. Reload and try again')).toBeVisible();
  firebase.answer('sendCode', undefined);
  await send(page, firebase.person.phone);

  const code = page.getByLabel('Code of 6 digits');
  await code.fill('111111');
  await expect(dialog.getByText('Enter a valid OTP', { exact: true })).toBeVisible();
  await code.fill(firebase.code);
  await expectSignedIn(page);
  const sent = firebase.asked('sendCode').map(({ body }) => body);
  expect(sent.map(({ phoneNumber }) => phoneNumber)).toEqual([firebase.person.phone, firebase.person.phone]);
  expect(new Set(sent.map(({ recaptchaToken }) => recaptchaToken)).size).toBe(2);
});

test('a check that gives up half way sends no code', async ({ page, firebase }) => {
  await openPhone(page);
  firebase.answer('robotScript', scripts.unsureRobotCheck);
  await send(page, firebase.person.phone);
  await expect(toast(page, 'No connection. Try again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send code' })).toBeEnabled();
  expect(firebase.asked('sendCode')).toEqual([]);
});

test.describe('in a phone’s browser', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
  });

  test('Google’s script is there before the click, so the window opens in it', async ({ page, firebase }) => {
    await openQuietDialog(page);
    await expect(choice(page, 'google')).toBeEnabled();
    expect(firebase.asked('frame')).toHaveLength(1);
    await choose(await press(page, 'google'));
    await expectSignedIn(page);
  });

  test('the phone has no need of Google’s script, however long it takes', async ({ page, firebase }) => {
    firebase.answer('googleScript', 'never');
    await openPhone(page);
    await send(page, firebase.person.phone);
    await page.getByLabel('Code of 6 digits').fill(firebase.code);
    await expectSignedIn(page);
    expect(firebase.asked('googleScript')).toHaveLength(1);
  });
});
