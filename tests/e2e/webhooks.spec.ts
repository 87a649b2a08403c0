import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../support/admins.ts';
import { openPage } from '../support/open-page.ts';

test('an owner adds a webhook, keeps its secret, tries it out and reads what was sent', async ({ page }) => {
  await signInAsAdmin(page, 'owner');
  await openPage(page, '/admin/webhooks');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Endpoint URL').fill('https://10.0.0.1/in');
  await dialog.getByLabel('Description (optional)').fill('Bookkeeping');
  await dialog.getByLabel('An order is paid').check();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('This is a private network address.')).toBeVisible();
  await expect(dialog.getByLabel('Description (optional)')).toHaveValue('Bookkeeping');
  const host = `hooks-${crypto.randomUUID().slice(0, 8)}.example.com`;
  await dialog.getByLabel('Endpoint URL').fill(`https://${host}/in`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const secret = page.getByRole('textbox', { name: 'Signing secret' });
  await expect(secret).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  await page.getByRole('link', { name: `Deliveries to ${host}` }).click();
  await expect(page.getByRole('heading', { name: `Deliveries to ${host}` })).toBeVisible();
  await expect(page.getByText('No deliveries yet')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByRole('button', { name: /^Details: Test/ }).click();
  await expect(page.getByText('"type": "webhook.test"')).toBeVisible();
});
