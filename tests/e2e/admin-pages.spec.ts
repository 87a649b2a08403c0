import { expect, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { signInAsAdminWithPassword } from '../support/admins.ts';
import { openPage } from '../support/open-page.ts';
import { collectErrors, setView } from '../support/page-checks.ts';
import { createUser } from '../support/sign-in.ts';

// Pages as they open are looked at in every-page.spec.ts.
test('admin pages: choosers, panels, dialogs and the menu are accessible while they are open', async ({ page }) => {
  const errors = collectErrors(page);
  await createUser();
  const admin = await signInAsAdminWithPassword(page, 'owner');
  const problems: string[] = [];
  await openPage(page, '/admin/users');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  problems.push(...(await findViolations(page)));
  await page.keyboard.press('Escape');
  await page.locator('[data-row-action]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  problems.push(...(await findViolations(page)));
  await openPage(page, '/admin/audit');
  await page.getByRole('combobox', { name: 'Action' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  problems.push(...(await findViolations(page)));
  await openPage(page, '/admin/categories/sub-categories');
  await page.locator('tbody tr').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  problems.push(...(await findViolations(page)));
  await page.keyboard.press('Escape');
  await expect(page.locator('tbody tr').first()).toBeFocused();

  await setView(page, { width: 375, scheme: 'dark' });
  await openPage(page, '/bn/admin/security');
  await page.locator('#wanted').fill('boat lamp');
  await page.locator('#totp-begin-password').fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('#totp-code')).toBeFocused();
  problems.push(...(await findViolations(page)));
  await page.getByRole('banner').getByRole('button').first().click();
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
  problems.push(...(await findViolations(page)));
  expect([...errors, ...problems]).toEqual([]);
});
