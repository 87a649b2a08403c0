import { expect, type Locator, type Page } from '@playwright/test';

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

export const toast = (page: Page, words: string): Locator =>
  page.locator('[data-sonner-toast]').getByText(words, { exact: true });

/** Presses until the page works: its buttons are there before React has taken it over. */
export async function openDialog(page: Page, button: Locator): Promise<Locator> {
  const dialog = dialogOf(page);
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click({ timeout: 1000 });
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  // The identity provider's client has been loaded.
  await expect(dialog.locator('form button[type=submit]')).toBeEnabled();
  return dialog;
}

export const signInButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in' }).and(page.locator(':visible'));

/** The dialog on a quiet page, its phone field shown. */
export async function openPhone(page: Page, path = '/terms-and-conditions'): Promise<Locator> {
  await page.goto(path);
  const dialog = await openDialog(page, signInButton(page));
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  return dialog;
}

/** The dialog's code view, for a number in `+880…`. */
export async function requestCode(page: Page, phone: string): Promise<Locator> {
  const dialog = await openPhone(page);
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  return dialog;
}

/** The newest good code, as the inbox page of the development provider shows it. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const inbox = await page.context().newPage();
  await inbox.goto('/development/inbox');
  const line = inbox.locator(`[data-phone="${phone}"][data-state="good"]`).first();
  const code = (await line.getAttribute('data-code')) ?? '';
  await inbox.close();
  return code;
}
