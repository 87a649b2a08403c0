import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { fillAccountChooser, openProviderWindow } from '../support/provider-window.ts';
import { newPhone } from '../support/sign-in.ts';
import {
  enterCode,
  findDialog,
  openDialog,
  openPhoneField,
  openShortPageDialog,
  requestCode,
  signInButton,
} from '../support/sign-in-dialog.ts';
import { dismissToasts, toast } from '../support/toasts.ts';

type Call = 'sendVerificationCode' | 'signInWithPhoneNumber' | 'signInWithIdp';

/** Makes Firebase's server respond with `code` to one of the SDK's calls from now on. */
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
const tooMany = 'Too many attempts. Try again later or use Google or Facebook.';
const robot = 'We couldn’t verify that you’re not a robot. Reload and try again.';
const setUp = 'Sign-in isn’t set up correctly. Please contact us.';
const expired = 'The code has expired. Request a new one.';
const wrong = 'Something went wrong!';
const offline = 'No connection. Try again.';
const storage = 'We couldn’t sign you in. Allow cookies and site data, then try again.';
const disabled = 'This account is disabled';

/** Firebase's code, the message beside the number, and the text of the toast. */
const sending: readonly [string, string, string | null][] = [
  ['INVALID_PHONE_NUMBER', invalid, null],
  ['OPERATION_NOT_ALLOWED', invalid, 'SMS sign-in isn’t available for this number. Use Google or Facebook.'],
  ['CAPTCHA_CHECK_FAILED', invalid, robot],
  ['MISSING_RECAPTCHA_TOKEN', invalid, robot],
  ['INVALID_RECAPTCHA_TOKEN', invalid, robot],
  ['INVALID_APP_CREDENTIAL', invalid, robot],
  ['MISSING_APP_CREDENTIAL', invalid, robot],
  ['BILLING_NOT_ENABLED', invalid, setUp],
  ['RECAPTCHA_NOT_ENABLED', invalid, setUp],
  ['USER_DISABLED', invalid, disabled],
  ['web-storage-unsupported', invalid, storage],
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
  for (const code of ['TOO_MANY_ATTEMPTS_TRY_LATER', 'error-code:-39']) {
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
  // Another dialog doesn't circumvent the waiting time.
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
  ['SESSION_EXPIRED', expired, null],
  ['INVALID_SESSION_INFO', expired, null],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', tooMany, null],
  ['USER_DISABLED', disabled, null],
  ['network-request-failed', offline, null],
  ['unauthorized-domain', '', setUp],
  ['NEVER_HEARD_OF', wrong, null],
];

test('every reason why a code is refused has its words, and what was typed stays', async ({ page }) => {
  const dialog = await requestCode(page, newPhone());
  const field = dialog.getByLabel('6-digit code');
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

test('after a failure of our own server the same code signs in; after a refusal another one is needed', async ({
  page,
}) => {
  const phone = newPhone();
  const dialog = await requestCode(page, phone);
  const own = '**/api/v1/user/sign-in/phone';
  const proofs: unknown[] = [];
  const answer = (status: number, detail: string) =>
    page.route(own, (route) => {
      proofs.push(route.request().postDataJSON());
      return route.fulfill({ status, json: { detail } });
    });
  await answer(503, 'The service is busy.');
  await enterCode(page, phone);
  await expect(codeSlot(dialog)).toHaveText('The service is busy.');
  await page.unroute(own);
  const submit = dialog.getByRole('button', { name: 'Verify and sign in' });

  await answer(401, 'Your session has expired');
  await submit.click();
  await expect(codeSlot(dialog)).toHaveText(expired);
  // The provider accepts the code only once, so its proof is kept for the second attempt.
  expect(proofs).toEqual([proofs[0], proofs[0]]);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await submit.click();
  await expect(codeSlot(dialog)).toHaveText(expired);
  expect(proofs).toHaveLength(2);
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
  await expect(dialog.getByText('We couldn’t load sign-in.')).toBeVisible();
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
  // Failures that occur in Firebase's own windows are tested in firebase-sign-in.spec.ts.
  const codes: readonly [string, string, string | null][] = [
    ['FEDERATED_USER_ID_ALREADY_LINKED', 'Already linked to another account', null],
    ['OPERATION_NOT_ALLOWED', '', setUp],
    ['INVALID_IDP_RESPONSE', wrong, null],
  ];
  const dialog = await openShortPageDialog(page);
  for (const [provider, slot, some] of [
    ['Google', '#sign-in-google-error', codes.slice(0, 1)],
    ['Facebook', '#sign-in-facebook-error', codes],
  ] as const) {
    for (const [code, words, told] of some) {
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
