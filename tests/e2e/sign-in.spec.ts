import { expect, type Page, type Response, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { openPage } from '../support/open-page.ts';
import { openProviderWindow } from '../support/provider-window.ts';
import { newPhone, readCode } from '../support/sign-in.ts';
import {
  accountButton,
  enterCode,
  findDialog,
  openDialog,
  openPhoneField,
  openShortPageDialog,
  requestCode,
  signInButton,
  signInByDialog,
  signOut,
} from '../support/sign-in-dialog.ts';
import { toast } from '../support/toasts.ts';

/** Reads the newest valid code of a number from the inbox page of the development provider. */
async function readInboxPage(page: Page, phone: string): Promise<string> {
  const inbox = await page.context().newPage();
  await inbox.goto('/development/inbox');
  const line = inbox.locator(`[data-phone="${phone}"][data-state="good"]`).first();
  const code = (await line.getAttribute('data-code')) ?? '';
  await expect(line).toContainText(code);
  await inbox.close();
  return code;
}

test('by phone: two presses, a code from the inbox, signed in; and out again', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/content');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const dialog = await openDialog(page);
  expect((await dialog.boundingBox())?.width).toBe(840);
  await expect(dialog).toContainText(
    'Transforming Imagination into Reality. Unlock the potential of your creativity with our wide range of assets.',
  );
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await expect(dialog.getByLabel('Mobile number')).toBeHidden();
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  const field = dialog.getByLabel('Mobile number');
  await expect(field).toBeFocused();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('Phone number is needed', { exact: true })).toBeVisible();
  await field.fill('01212345678');
  await field.press('Enter');
  await expect(dialog.getByText('Phone number is not valid', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('01212345678');
  expect(await findViolations(page, 'dialog')).toEqual([]);

  const asked = page.waitForRequest(/accounts:sendVerificationCode/);
  await field.fill(phone.replace('+880', '0'));
  await field.press('Enter');
  expect(((await asked).postDataJSON() as { phoneNumber: string }).phoneNumber).toBe(phone);
  const code = dialog.getByLabel('6-digit code');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await dialog.getByRole('button', { name: 'Verify and sign in' }).click();
  await expect(dialog.getByText('Enter a valid OTP', { exact: true })).toBeVisible();
  expect(await findViolations(page, 'dialog')).toEqual([]);

  const exchanged = page.waitForRequest('**/api/v1/user/sign-in/phone');
  await code.pressSequentially(await readInboxPage(page, phone));
  expect(Object.keys((await exchanged).postDataJSON() as object)).toEqual(['idToken']);
  await expect(dialog).toBeHidden();
  await expect(toast(page, 'Login Success')).toBeVisible();
  await expect(accountButton(page)).toBeFocused();
  await accountButton(page).click();
  for (const name of ['Your profile', 'Favourites', 'Downloads', 'Settings', 'Become a contributor'])
    await expect(page.locator('#account-menu').getByRole('link', { name })).toBeVisible();
  await page.locator('#account-menu').getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'Logged out')).toBeVisible();
  await expect(signInButton(page)).toBeVisible();

  await test.step('a sign-in right after the sign-out on the same page shows the new person', async () => {
    await openDialog(page);
    await signInByDialog(page);
    await expect(accountButton(page)).toBeVisible();
    await signOut(page);
  });
  await expect(signInButton(page)).toBeVisible();
  await page.reload();
  await expect(signInButton(page)).toBeVisible();
  // The development sign-in makes no requests to other sites.
  expect(loaded.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
});

test('nothing of the sign-in is loaded before its dialog opens; a click beside the dialog closes it', async ({
  page,
}) => {
  const loaded: Response[] = [];
  page.on('response', (response) => loaded.push(response));
  /** Finds the loaded scripts that contain these words of the SDK, the dialog or the notices. */
  const scriptsWith = async (words: RegExp): Promise<string[]> => {
    const scripts = loaded.filter((response) => response.request().resourceType() === 'script');
    const texts = await Promise.all(scripts.map((script) => script.text()));
    expect(texts.length).toBeGreaterThan(0);
    return scripts.filter((_, at) => words.test(texts[at] ?? '')).map((script) => script.url());
  };
  const sdk = /identitytoolkit/;
  await openPage(page, '/content');
  await page.waitForLoadState('networkidle');
  expect(await scriptsWith(/identitytoolkit|sign-in-title|data-sonner-toast/)).toEqual([]);
  expect(loaded.map((each) => each.url()).filter((url) => /\/api\/v1\/(user|favorites)\//.test(url))).toEqual([]);
  await openDialog(page);
  await expect.poll(() => scriptsWith(sdk)).not.toEqual([]);
  expect(loaded.some((each) => each.url().endsWith('/user/sign-in/settings'))).toBe(true);

  await test.step('a click beside the dialog closes it', async () => {
    await openPhoneField(page);
    await page.mouse.click(20, 400);
    await expect(findDialog(page)).toBeHidden();
  });
});

test('go back keeps the number; the same number needs no second code, also in a dialog opened again; resending waits a minute', async ({
  page,
}) => {
  await page.clock.install();
  const phone = newPhone();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('sendVerificationCode')) sent += 1;
  });
  const dialog = await requestCode(page, phone);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openDialog(page);
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  await dialog.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  const resend = dialog.getByRole('button', { name: /^Resend/ });
  await expect(dialog.getByRole('button', { name: /^Resend in/ })).toBeDisabled();
  expect(sent).toBe(1);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog.getByLabel('Mobile number')).toHaveValue(phone.slice(4));
  await expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  expect(sent).toBe(1);

  // Each opening of the dialog allows three codes; the first one was sent before it was closed.
  for (const wanted of [2, 3, 4]) {
    await page.clock.fastForward(61_000);
    await resend.click();
    await expect(toast(page, 'OTP was resent to your phone').first()).toBeVisible();
    await expect.poll(() => sent).toBe(wanted);
  }
  await page.clock.fastForward(61_000);
  await expect(dialog).toContainText(
    'You can’t request more codes right now. Use Google or Facebook, or try again later.',
  );
  await expect(resend).toBeHidden();
  // Only the last code is valid.
  await enterCode(page, phone);
  await expect(accountButton(page)).toBeVisible();
});

test('a code that is sent while another way to sign in was chosen does not change the dialog', async ({ page }) => {
  const dialog = await openPhoneField(page);
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/accounts:sendVerificationCode/, async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByLabel('Mobile number').fill(newPhone());
  await page.keyboard.press('Enter');
  const popup = await openProviderWindow(page, 'Google');
  const answered = page.waitForResponse(/accounts:sendVerificationCode/);
  send();
  await (await answered).finished();
  await expect(dialog.getByRole('button', { name: 'Continue with phone' })).toBeEnabled();
  await expect(dialog.getByRole('heading', { name: 'Enter the code' })).toBeHidden();
  await popup.close();
});

test('closing the dialog while it signs in leaves the page as it is', async ({ page }) => {
  const phone = newPhone();
  await openPage(page, '/terms-and-conditions');
  const favorites = page.getByRole('banner').getByRole('button', { name: 'Favourites' });
  const dialog = await openDialog(page, favorites);
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  await dialog.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  const code = await readCode(page.request, phone);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/user/sign-in/phone', async (route) => {
    await held;
    await route.continue();
  });
  const exchanging = page.waitForRequest('**/api/v1/user/sign-in/phone');
  await dialog.getByLabel('6-digit code').fill(code);
  await exchanging;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  answer();
  await expect(toast(page, 'Login Success')).toBeVisible();
  await expect(accountButton(page)).toBeFocused();
  await expect(page).toHaveURL(/\/terms-and-conditions$/);
});

test('signing in with the keyboard alone; closing the dialog gives the focus back', async ({ page }) => {
  await openShortPageDialog(page);
  await page.keyboard.press('Escape');
  await expect(findDialog(page)).toBeHidden();
  await expect(signInButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = findDialog(page);
  await expect(dialog.getByRole('button', { name: 'Continue with phone' })).toBeEnabled();
  // The focus stays in the dialog; between its last and first element, it is only in the browser's own bar.
  for (let pressed = 0; pressed < 14; pressed += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
    expect(['DIALOG', 'BODY']).toContain(where);
    expect(await page.evaluate(() => document.activeElement?.closest('header, main, footer, nav') ?? null)).toBeNull();
  }
  await dialog.getByRole('button', { name: 'Continue with phone' }).focus();
  await page.keyboard.press('Enter');
  const phone = newPhone();
  await page.keyboard.type(phone.replace('+880', '0'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type(await readCode(page.request, phone));
  await expect(accountButton(page)).toBeFocused();
});

test('375 wide in Bangla and dark: the dialog is a drawer from below, as high as its content', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/bn/content');
  const dialog = await openDialog(page, page.getByRole('button', { name: 'প্রোফাইল' }));
  await expect(dialog.getByRole('heading', { name: 'প্রোফাইল দেখতে সাইন ইন করুন' })).toBeVisible();
  await dialog.evaluate((drawer) => Promise.all(drawer.getAnimations().map(({ finished }) => finished)));
  const box = await dialog.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(780);
  expect(box?.height).toBeLessThan(780);
  expect(box?.x).toBe(0);
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'ফোন নম্বর দিয়ে এগিয়ে যান' }).click();
  const phone = newPhone();
  const bangla = phone.slice(4).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
  await dialog.getByLabel('মোবাইল নম্বর').fill(bangla);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'কোডটি লিখুন' })).toBeVisible();
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await dialog.getByLabel('৬ সংখ্যার কোড').fill(await readCode(page.request, phone));
  // The action that led to the sign-in continues.
  await expect(page).toHaveURL(/\/bn\/profile\/personal$/);
  await expect(toast(page, 'সাইন ইন হয়েছে')).toBeVisible();
});
