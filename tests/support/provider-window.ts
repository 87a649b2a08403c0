import type { Page } from '@playwright/test';

export type Provider = 'Google' | 'Facebook';

/** Presses the provider's button of the open dialog; returns the window that opens. */
export async function openProviderWindow(page: Page, provider: Provider): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  return opening;
}

/** Signs in as a new account in the window of the development provider, which closes. */
export async function fillAccountChooser(
  popup: Page,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<void> {
  await popup.getByLabel('Name').fill(name);
  await popup.getByLabel('E-mail').fill(email);
  await popup.getByRole('button', { name: 'Continue' }).click();
}
