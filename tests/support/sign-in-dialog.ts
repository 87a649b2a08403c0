import { expect, type Locator, type Page } from '@playwright/test';
import { openPage, waitForHydration } from './open-page.ts';
import { newPhone, readCode } from './sign-in.ts';

/** A page with little content. */
const SHORT_PAGE = '/terms-and-conditions';

export const findDialog = (page: Page): Locator => page.getByRole('dialog');

export const accountButton = (page: Page): Locator => page.getByRole('button', { name: 'Your account' });

export const signInButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in' }).and(page.locator(':visible'));

/** Opens the sign-in dialog of the open page; the identity provider's client may still be loading. */
export async function openDialog(page: Page, button: Locator = signInButton(page)): Promise<Locator> {
  await waitForHydration(page);
  await button.click();
  const dialog = findDialog(page);
  await expect(dialog.locator('form button[type=submit]')).toBeEnabled();
  return dialog;
}

/** Opens the sign-in dialog on a page with little content. */
export async function openShortPageDialog(page: Page): Promise<Locator> {
  await openPage(page, SHORT_PAGE);
  return openDialog(page);
}

/** Opens the dialog with its phone field. */
export async function openPhoneField(page: Page): Promise<Locator> {
  const dialog = await openShortPageDialog(page);
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  return dialog;
}

/** Opens the dialog's code view for a number in `+880…`. */
export async function requestCode(page: Page, phone: string): Promise<Locator> {
  const dialog = await openPhoneField(page);
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  return dialog;
}

/** Fills in the sent code; the sixth digit submits it. */
export async function enterCode(page: Page, phone: string): Promise<void> {
  const field = findDialog(page).getByLabel('6-digit code');
  await expect(field).toBeVisible();
  await field.fill(await readCode(page.request, phone));
}

/** Signs in by phone in the open dialog. */
export async function signInByDialog(page: Page, phone: string = newPhone()): Promise<void> {
  const dialog = findDialog(page);
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  await dialog.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await enterCode(page, phone);
}

/** Signs out by the account menu. */
export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.locator('#account-menu').getByRole('button', { name: 'Sign out' }).click();
}
