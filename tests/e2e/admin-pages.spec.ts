import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { openPage } from '../support/open-page.ts';
import { collectErrors, findProblems, setView } from '../support/page-checks.ts';
import { createUser } from '../support/sign-in.ts';

test.describe.configure({ mode: 'parallel' });

const addresses = [
  '/admin/overview',
  '/admin/users',
  '/admin/users?q=zzzzqqq',
  '/admin/contributors/list',
  '/admin/contributors/list?status=suspended',
  '/admin/audit',
  '/admin/audit?subject=nothing',
  '/admin/security',
  '/admin/categories/sub-categories',
  '/admin/content/upload',
  '/admin/content/assets',
  '/admin/content/requests',
  '/admin/content/requests?status=brief&sort=deadline',
  '/admin/content/reports',
  '/admin/content/reports?status=closed&kind=privacy',
  '/admin/content/collections',
  '/admin/categories/search-by-keywords',
  '/admin/categories/search-by-keywords?category=nothing&sort=name&q=zzzzqqq',
  '/admin/search-keys',
  '/admin/search-keys/synonyms',
  '/admin/search-keys?show=hidden&days=7&sort=recent&q=zzzzqqq',
  '/admin/blog/all',
  '/admin/blog/all?status=scheduled&q=zzzzqqq',
  '/admin/blog/categories',
  '/admin/blog/create',
  '/admin/content/assets?status=draft&q=zzzzqqq',
  '/admin/not-there',
];

async function checkAdminPage(page: Page, address: string, language: 'en' | 'bn'): Promise<string[]> {
  await openPage(page, address);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  return findProblems(page);
}

for (const { language, width, scheme } of [
  { language: 'en', width: 1366, scheme: 'light' },
  { language: 'bn', width: 375, scheme: 'dark' },
] as const) {
  test(`admin pages in ${language}, ${scheme}, ${width} wide: accessible, nothing cut off, no error`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    const problems: string[] = [];
    const localize = (path: string) => (language === 'bn' ? `/bn${path}` : path);
    await createUser();
    await setView(page, { width, scheme });
    problems.push(...(await checkAdminPage(page, localize('/admin/login'), language)));
    const admin = await signInAsAdmin(page, 'owner');
    for (const address of addresses) problems.push(...(await checkAdminPage(page, localize(address), language)));

    await openPage(page, localize('/admin/users'));
    await page.locator('[data-row-action]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    problems.push(...(await findViolations(page)));
    await openPage(page, localize('/admin/security'));
    await page.locator('#wanted').fill('boat lamp');
    await page.locator('#totp-begin-password').fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(page.locator('#totp-code')).toBeFocused();
    problems.push(...(await findViolations(page)));
    if (width < 992) {
      await page.getByRole('banner').getByRole('button').first().click();
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
      problems.push(...(await findViolations(page)));
    }
    expect([...errors, ...problems]).toEqual([]);
  });
}

test('choosers and panels are accessible while they are open', async ({ page }) => {
  await createUser();
  await signInAsAdmin(page, 'owner');
  const problems: string[] = [];
  await openPage(page, '/admin/users');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  problems.push(...(await findViolations(page)));
  await openPage(page, '/admin/audit');
  await page.getByRole('combobox', { name: 'What was done' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  problems.push(...(await findViolations(page)));
  await openPage(page, '/admin/categories/sub-categories');
  await page.locator('tbody tr').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  problems.push(...(await findViolations(page)));
  await page.keyboard.press('Escape');
  await expect(page.locator('tbody tr').first()).toBeFocused();
  expect(problems).toEqual([]);
});
