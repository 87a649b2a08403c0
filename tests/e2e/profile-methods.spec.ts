import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { fillAccountChooser } from '../support/provider-window.ts';
import { newPhone, readCode, signInByGoogle, signInByPhone } from '../support/sign-in.ts';
import { withHttpClient } from '../support/site-client.ts';
import { toast } from '../support/toasts.ts';

test('the only way to sign in stays; another one is linked and taken off', async ({ page }) => {
  await signInByPhone(page.request);
  await openPage(page, '/profile/edit');
  await expect(page.getByRole('button', { name: 'Unlink Phone' })).toBeDisabled();
  const link = page.getByRole('button', { name: 'Link Google' });
  await expect(link).toBeEnabled();
  const opened = page.waitForEvent('popup');
  await link.click();
  const popup = await opened;
  const email = `google-${Date.now()}@example.com`;
  await fillAccountChooser(popup, { name: 'Nadia', email });
  await expect(toast(page, 'Google is linked')).toBeVisible();
  await expect(page.locator('#methods').getByText(email)).toBeVisible();
  const unlink = page.getByRole('button', { name: 'Unlink Google' });
  await unlink.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(unlink).toBeFocused();
  await unlink.click();
  let answer: (() => void) | undefined;
  await page.route('**/api/v1/user/link/google', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Unlink' }).click();
  await expect.poll(() => answer !== undefined).toBe(true);
  // While it is being done the dialog stays, though a browser closes one at the second Escape.
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Unlink' })).toBeDisabled();
  answer?.();
  await expect(toast(page, 'Google is no longer linked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlink Phone' })).toBeDisabled();
});

test('a number of another account is refused in words; a second code has to wait', async ({ page }) => {
  const other = await withHttpClient((client) => signInByPhone(client));
  await signInByGoogle(page.request, { name: 'Nadia', email: `linked-${randomUUID()}@example.com` });
  await openPage(page, '/profile/edit');
  const add = page.getByRole('button', { name: 'Link Phone' });
  await expect(add).toBeEnabled();
  await add.click();
  const form = page.getByRole('form', { name: 'Link your phone' });
  await form.getByRole('textbox').fill(other.phone);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  await page.keyboard.type(await readCode(page.request, other.phone));
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Already linked to another account');
});

test('another number takes the place of the first', async ({ page }) => {
  const { phone } = await signInByPhone(page.request);
  await openPage(page, '/profile/edit');
  const facebook = page.getByRole('button', { name: 'Link Facebook' });
  await expect(facebook).toBeEnabled();
  const opened = page.waitForEvent('popup');
  await facebook.click();
  const popup = await opened;
  await fillAccountChooser(popup, { name: 'Nadia', email: '' });
  await expect(toast(page, 'Facebook is linked')).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('button', { name: 'Link Phone' }).click();

  const form = page.getByRole('form', { name: 'Link your phone' });
  const field = form.getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Phone number is not valid');
  const other = newPhone();
  await field.fill(other);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Code of six digits')).toBeFocused();
  await page.keyboard.type(await readCode(page.request, other));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Phone is linked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlink Phone' })).toBeEnabled();
  await page.goto('/profile/personal');
  await expect(page.getByRole('main')).toContainText(other.slice(-6));
  await expect(page.getByRole('main')).not.toContainText(phone.slice(-6));
});
