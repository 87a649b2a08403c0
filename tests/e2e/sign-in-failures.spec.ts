import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { fillAccountChooser, openProviderWindow } from '../support/provider-window.ts';
import { newPhone, readCode } from '../support/sign-in.ts';
import {
  enterCode,
  findDialog,
  openDialog,
  openPhoneField,
  openShortPageDialog,
  requestCode,
  signInButton,
} from '../support/sign-in-dialog.ts';
import { send } from '../support/site-client.ts';
import { dismissToasts, toast } from '../support/toasts.ts';

type Call = 'sendVerificationCode' | 'signInWithPhoneNumber' | 'signInWithIdp';

/** Firebase's server answers `code` to one of the SDK's calls from now on. */
async function inject(page: Page, call: Call, code: string): Promise<void> {
  const pattern = new RegExp(`accounts:${call}`);
  await page.unroute(pattern);
  await page.route(pattern, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: code, errors: [] } } }),
  );
}

const phoneSlot = (dialog: Locator) => dialog.locator('#sign-in-phone-error');
const codeSlot = (dialog: Locator) => dialog.locator('#sign-in-code-error');

const invalid = 'Phone number is not valid';
const tooMany = 'Too many attempts. Try again later or use Google or Facebook';
const robot = 'Could not verify that you are not a robot. Reload and try again';
const setUp = 'Sign-in is not set up correctly';
const expired = 'The code has expired. Request a new one';
const wrong = 'Something went wrong!';
const offline = 'No connection. Try again';
const storage = 'Allow cookies and site data to sign in';
const disabled = 'This account is disabled';

/** What Firebase answers, what stands beside the number, what the toast says. */
const sending: readonly [string, string, string | null][] = [
  ['missing-phone-number', 'Phone number is needed', null],
  ['INVALID_PHONE_NUMBER', invalid, null],
  ['OPERATION_NOT_ALLOWED', invalid, 'SMS sign-in is not available for this number'],
  ['CAPTCHA_CHECK_FAILED', invalid, robot],
  ['MISSING_RECAPTCHA_TOKEN', invalid, robot],
  ['INVALID_RECAPTCHA_TOKEN', invalid, robot],
  ['INVALID_APP_CREDENTIAL', invalid, robot],
  ['MISSING_APP_CREDENTIAL', invalid, robot],
  ['BILLING_NOT_ENABLED', invalid, setUp],
  ['RECAPTCHA_NOT_ENABLED', invalid, setUp],
  ['unauthorized-domain', invalid, setUp],
  ['auth-domain-config-required', invalid, setUp],
  ['invalid-api-key', invalid, setUp],
  ['USER_DISABLED', invalid, disabled],
  ['network-request-failed', invalid, offline],
  ['timeout', invalid, offline],
  ['web-storage-unsupported', invalid, storage],
  ['operation-not-supported-in-this-environment', invalid, storage],
  ['NEVER_HEARD_OF', invalid, wrong],
];

test('every reason why no code is sent has its words', async ({ page }) => {
  const dialog = await openPhoneField(page);
  const field = dialog.getByLabel('Mobile number');
  await field.fill(newPhone());
  for (const [code, slot, told] of sending) {
    await inject(page, 'sendVerificationCode', code);
    await field.press('Enter');
    await expect(phoneSlot(dialog), code).toHaveText(slot);
    if (told !== null) await expect(toast(page, told).first(), code).toBeVisible();
    else await expect(page.locator('[data-sonner-toast]'), code).toHaveCount(0);
    await expect(field).toBeFocused();
    await dismissToasts(page);
  }
});

test('too many codes, or a quota that is used up: no code is sent for a minute, to no number', async ({ page }) => {
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('sendVerificationCode')) asked += 1;
  });
  const dialog = await openPhoneField(page);
  for (const code of ['TOO_MANY_ATTEMPTS_TRY_LATER', 'QUOTA_EXCEEDED', 'error-code:-39']) {
    await inject(page, 'sendVerificationCode', code);
    asked = 0;
    await dialog.getByLabel('Mobile number').fill(newPhone());
    await page.keyboard.press('Enter');
    await expect(phoneSlot(dialog), code).toHaveText(invalid);
    await expect(toast(page, tooMany), code).toBeVisible();
    await dismissToasts(page);
    await page.unroute(/accounts:sendVerificationCode/);
    await dialog.getByLabel('Mobile number').fill(newPhone());
    await page.keyboard.press('Enter');
    await expect(phoneSlot(dialog), code).toHaveText(tooMany);
    expect(asked, code).toBe(1);
    if (code !== 'error-code:-39') await page.clock.fastForward(61_000);
  }
  // Another dialog is no way round it.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDialog(page);
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  await dialog.getByLabel('Mobile number').fill(newPhone());
  await page.keyboard.press('Enter');
  await expect(phoneSlot(dialog)).toHaveText(tooMany);
  expect(asked).toBe(1);
  await page.clock.fastForward(61_000);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
});

const confirming: readonly [string, string, string | null][] = [
  ['INVALID_CODE', 'Enter a valid OTP', null],
  ['missing-verification-code', 'Enter a valid OTP', null],
  ['SESSION_EXPIRED', expired, null],
  ['INVALID_SESSION_INFO', expired, null],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', tooMany, null],
  ['USER_DISABLED', disabled, null],
  ['network-request-failed', offline, null],
  ['web-storage-unsupported', storage, null],
  ['unauthorized-domain', '', setUp],
  ['internal-error', wrong, null],
  ['NEVER_HEARD_OF', wrong, null],
];

test('every reason why a code is refused has its words, and what was typed stays', async ({ page }) => {
  const dialog = await requestCode(page, newPhone());
  const field = dialog.getByLabel('Code of 6 digits');
  await inject(page, 'signInWithPhoneNumber', 'INVALID_CODE');
  await field.fill('000000');
  for (const [code, slot, told] of confirming) {
    await inject(page, 'signInWithPhoneNumber', code);
    await field.press('Enter');
    await expect(codeSlot(dialog), code).toHaveText(slot);
    if (told !== null) await expect(toast(page, told), code).toBeVisible();
    await expect(field).toHaveValue('000000');
    await expect(field).toBeFocused();
  }
});

test('a code that was used already, and one tried too often', async ({ page }) => {
  const phone = newPhone();
  const sent = page.waitForResponse(/accounts:sendVerificationCode/);
  const dialog = await requestCode(page, phone);
  const { sessionInfo } = (await (await sent).json()) as { sessionInfo: string };
  const code = await readCode(page.request, phone);
  await send(page.request, 'POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPhoneNumber', {
    sessionInfo,
    code,
  });
  await dialog.getByLabel('Code of 6 digits').fill(code);
  await expect(codeSlot(dialog)).toHaveText(expired);

  const other = newPhone();
  const again = await requestCode(page, other);
  const right = await readCode(page.request, other);
  const field = again.getByLabel('Code of 6 digits');
  for (let tried = 0; tried < 5; tried += 1) {
    await field.fill('');
    await field.fill(String((Number(right) + 1 + tried) % 1_000_000).padStart(6, '0'));
    await expect(codeSlot(again)).toHaveText('Enter a valid OTP');
  }
  await field.fill(right);
  await expect(codeSlot(again)).toHaveText(tooMany);
});

test('a failure of our own server is shown, and the next try needs no other code', async ({ page }) => {
  const phone = newPhone();
  const dialog = await requestCode(page, phone);
  const own = '**/api/v1/user/sign-in/phone';
  await page.route(own, (route) => route.fulfill({ status: 503, json: { detail: 'The service is busy.' } }));
  await enterCode(page, phone);
  await expect(codeSlot(dialog)).toHaveText('The service is busy.');
  await page.unroute(own);
  await dialog.getByRole('button', { name: 'Verify and sign in' }).click();
  await expect(toast(page, 'Login Success')).toBeVisible();
});

test('a sign-in that our own server refuses needs another code', async ({ page }) => {
  const phone = newPhone();
  const dialog = await requestCode(page, phone);
  const own = '**/api/v1/user/sign-in/phone';
  let asked = 0;
  await page.route(own, (route) => {
    asked += 1;
    return route.fulfill({ status: 401, json: { detail: 'Your session has expired' } });
  });
  await enterCode(page, phone);
  await expect(codeSlot(dialog)).toHaveText(expired);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.unroute(own);
  await dialog.getByRole('button', { name: 'Verify and sign in' }).click();
  await expect(codeSlot(dialog)).toHaveText(expired);
  expect(asked).toBe(1);
  await expect(signInButton(page)).toBeAttached();
});

test('a resend that fails: the reason, or that it failed', async ({ page }) => {
  await page.clock.install();
  const dialog = await requestCode(page, newPhone());
  await page.clock.fastForward(61_000);
  const resend = dialog.getByRole('button', { name: 'Resend the code' });
  await inject(page, 'sendVerificationCode', 'INVALID_PHONE_NUMBER');
  await resend.click();
  await expect(toast(page, 'Failed to send OTP')).toBeVisible();
  await inject(page, 'sendVerificationCode', 'network-request-failed');
  await resend.click();
  await expect(toast(page, offline)).toBeVisible();
  await inject(page, 'sendVerificationCode', 'QUOTA_EXCEEDED');
  await resend.click();
  await expect(toast(page, tooMany)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
});

test('no network: while it loads, and while it sends', async ({ page }) => {
  await openPage(page, '/terms-and-conditions');
  const settings = '**/api/v1/user/sign-in/settings';
  await page.route(settings, (route) => route.abort());
  const dialog = findDialog(page);
  await signInButton(page).click();
  await expect(dialog.getByText('Sign-in could not be loaded.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeDisabled();
  await page.unroute(settings);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  await page.route(/accounts:sendVerificationCode/, (route) => route.abort());
  await dialog.getByLabel('Mobile number').fill(newPhone());
  await page.keyboard.press('Enter');
  await expect(phoneSlot(dialog)).toHaveText(invalid);
  await expect(toast(page, offline)).toBeVisible();
});

test('Google’s and Facebook’s refusals stand beside their buttons', async ({ page }) => {
  const codes: readonly [string, string, string | null][] = [
    ['FEDERATED_USER_ID_ALREADY_LINKED', 'Already linked to another account', null],
    ['account-exists-with-different-credential', 'This e-mail already uses another sign-in method. Use that one', null],
    ['USER_DISABLED', disabled, null],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', tooMany, null],
    ['timeout', offline, null],
    ['OPERATION_NOT_ALLOWED', '', setUp],
    ['INVALID_IDP_RESPONSE', wrong, null],
  ];
  const dialog = await openShortPageDialog(page);
  for (const [provider, slot] of [
    ['Google', '#sign-in-google-error'],
    ['Facebook', '#sign-in-facebook-error'],
  ] as const) {
    for (const [code, words, told] of codes) {
      await inject(page, 'signInWithIdp', code);
      const popup = await openProviderWindow(page, provider);
      await fillAccountChooser(popup, { name: 'Refused Person', email: 'refused@example.com' });
      await expect(dialog.locator(slot), code).toHaveText(words);
      const notices = page.locator('[data-sonner-toast]:not([data-removed=true])');
      if (told === null) await expect(notices, code).toHaveCount(0);
      else await expect(notices.getByText(told, { exact: true }), `${provider} ${code}`).toBeVisible();
      await dismissToasts(page);
    }
  }
});
