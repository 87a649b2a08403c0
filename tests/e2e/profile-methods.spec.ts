import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { confirmByPhone, openConfirmationWindow } from '../support/confirmation.ts';
import { openPage } from '../support/open-page.ts';
import { fillAccountChooser } from '../support/provider-window.ts';
import { newPhone, readCode, signInByPhone } from '../support/sign-in.ts';
import { withHttpClient } from '../support/site-client.ts';
import { toast } from '../support/toasts.ts';

/** Links Google or Facebook after a confirmation by phone; the pressed button then continues by itself. */
async function linkByWindow(page: Page, provider: 'Google' | 'Facebook', phone: string, email: string): Promise<void> {
  const link = page.getByRole('button', { name: `Link ${provider}` });
  await expect(link).toBeEnabled();
  await link.click();
  await confirmByPhone(page, phone);
  const goOn = page.getByRole('button', { name: `Continue with ${provider}` });
  await expect(goOn).toBeFocused();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await fillAccountChooser(await opened, { name: 'Nadia', email });
  await expect(toast(page, `${provider} linked`)).toBeVisible();
}

test('the only way to sign in stays; another one is linked, and taken off by the one that stays', async ({ page }) => {
  const { phone } = await signInByPhone(page.request);
  await openPage(page, '/profile/edit');
  await expect(page.getByRole('button', { name: 'Unlink Phone' })).toBeDisabled();
  const email = `google-${randomUUID().slice(0, 8)}@example.com`;
  await linkByWindow(page, 'Google', phone, email);
  await expect(page.locator('#methods').getByText(email)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Account changes' })).toContainText(
    'Google was added as a sign-in method.',
  );
  const unlink = page.getByRole('button', { name: 'Unlink Google' });
  await unlink.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Unlink Google?' })).toBeVisible();
  expect(await findViolations(page, 'dialog[open]')).toEqual([]);
  // A method that was just linked can't confirm the removal of another one.
  await expect(dialog.getByRole('button', { name: 'Confirm with Google' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(unlink).toBeFocused();

  await page.getByRole('button', { name: 'Hide this notification' }).click();
  await expect(page.getByRole('region', { name: 'Account changes' })).toBeHidden();
  // Another page doesn't know that a code was sent to this number less than a minute ago.
  await openPage(page, '/profile/edit');
  await page.getByRole('button', { name: 'Unlink Google' }).click();
  await confirmByPhone(page, phone);
  await expect(toast(page, 'Google is no longer linked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlink Phone' })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Account changes' })).toContainText(
    'Google was removed as a sign-in method.',
  );
});

test('what another account of the provider confirms, and a number of another account, are refused in words; a second code has to wait', async ({
  page,
}) => {
  const other = await withHttpClient((client) => signInByPhone(client));
  const email = `linked-${randomUUID()}@example.com`;
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  const signingIn = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await fillAccountChooser(await signingIn, { name: 'Nadia', email });
  await expect(toast(page, 'Login Success')).toBeVisible();
  await openPage(page, '/profile/edit');
  const add = page.getByRole('button', { name: 'Link Phone' });
  const form = page.getByRole('form', { name: 'Link your phone' });
  await expect(add).toBeEnabled();

  await test.step('another account of the provider confirms nothing', async () => {
    await add.click();
    await fillAccountChooser(await openConfirmationWindow(page), {
      name: 'Somebody',
      email: `other-${randomUUID()}@example.com`,
    });
    const number = newPhone();
    await form.getByRole('textbox').fill(number);
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('6-digit code')).toBeFocused();
    await page.keyboard.type(await readCode(page.request, number));
    await page.keyboard.press('Enter');
    await expect(page.locator('#methods').getByRole('alert')).toHaveText(
      /^Confirm it’s you with one of your sign-in methods\./,
    );
    await expect(add).toBeEnabled();
  });

  await add.click();
  await fillAccountChooser(await openConfirmationWindow(page), { name: 'Nadia', email });
  await form.getByRole('textbox').fill(other.phone);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  await page.keyboard.type(await readCode(page.request, other.phone));
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Already linked to another account');
});

test('taking off the way by which this browser signed in signs it out', async ({ page }) => {
  const { phone } = await signInByPhone(page.request);
  await openPage(page, '/profile/edit');
  await linkByWindow(page, 'Facebook', phone, '');
  await openPage(page, '/profile/edit');
  await page.getByRole('button', { name: 'Unlink Phone' }).click();
  await confirmByPhone(page, phone);
  await expect(toast(page, 'Phone is no longer linked. Sign in another way.')).toBeVisible();
  expect((await page.goto('/profile/edit'))?.status()).toBe(401);
});

test('somebody who signs in by phone adds an e-mail', async ({ page }) => {
  await signInByPhone(page.request);
  await openPage(page, '/profile/personal');
  await page.getByRole('link', { name: 'Add an e-mail' }).click();
  const section = page.locator('#contact');
  const field = section.getByLabel('E-mail');
  await field.fill('nadia@');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('alert').filter({ hasText: 'Enter an e-mail address' })).toBeVisible();
  await expect(field).toHaveValue('nadia@');
  const email = `nadia-${randomUUID()}@example.com`;
  await field.fill(email);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'E-mail saved')).toBeVisible();
  await expect(section.getByText('Not verified')).toBeVisible();
  await openPage(page, '/profile/personal');
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('main')).toContainText('Not verified');
});
