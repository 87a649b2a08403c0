import { expect, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { collectErrors, setView } from '../support/page-checks.ts';

test('the terms lead to the text of each licence, which says in short what it allows', async ({ page }) => {
  const errors = collectErrors(page);
  await openPage(page, '/terms-and-conditions#licences');
  await page.locator('#licences').getByRole('link', { name: 'Extended licence' }).click();
  await expect(page).toHaveURL(/\/licences\/arbor-extended-1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Extended licence' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Use on products for sale and in templates/ })).toContainText('Yes');
  await expect(page.getByRole('heading', { name: '3. You may not' })).toBeVisible();
  await setView(page, { width: 375, scheme: 'dark' });
  await openPage(page, '/bn/licences/arbor-standard-1');
  await expect(page.getByRole('row', { name: /যা বানাবেন তার কপি/ })).toContainText('সর্বোচ্চ ৫,০০,০০০');
  const older = await page.request.get('/licences/arbor-standard-1?version=77');
  expect(older.status()).toBe(404);
  expect(errors).toEqual([]);
});
