import { expect, type Locator, type Page } from '@playwright/test';
import { readCode } from './sign-in.ts';

/** Confirms the open sign-in dialog by the code that is sent to this number. */
export async function confirmByPhone(page: Page, phone: string): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Send a code to / }).click();
  await expect(dialog.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await page.keyboard.type(await readCode(page.request, phone));
  return dialog;
}

/** Starts the confirmation by Google and returns the opened window. */
export async function openConfirmationWindow(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm with Google' }).click();
  return opening;
}
