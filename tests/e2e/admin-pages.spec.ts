import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { createPerson, open, signedInAdmin } from '../support/admins.ts';

async function violationsOf(page: Page): Promise<string[]> {
  // Base UI's focus guards hand the focus on at once: nobody stays on one.
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-base-ui-focus-guard]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${page.url()}: ${id} ${nodes[0]?.html.slice(0, 160)}`);
}

const addresses = [
  '/admin/login',
  '/admin/overview',
  '/admin/users',
  '/admin/users?q=zzzzqqq',
  '/admin/audit',
  '/admin/audit?subject=nothing',
  '/admin/jobs',
  '/admin/security',
  '/admin/categories/sub-categories',
  '/admin/content/upload',
  '/admin/not-there',
];

for (const { language, width, scheme } of [
  { language: 'en', width: 1366, scheme: 'light' },
  { language: 'bn', width: 375, scheme: 'dark' },
] as const) {
  test(`each page in ${language}, ${scheme}, ${width} wide: accessible, nothing cut off, no error`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      baseURL: process.env['ARBOR_TEST_ORIGIN'] ?? '',
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      // The not-found page is a 404, and the browser says so.
      if (message.type() === 'error' && !message.text().includes('404'))
        complaints.push(`${page.url()}: ${message.text()}`);
    });
    await createPerson(browser);
    let admin = await signedInAdmin(page, 'owner');
    for (const address of addresses) {
      if (address === '/admin/login') await context.clearCookies();
      else if ((await context.cookies()).length === 0) admin = await signedInAdmin(page, 'owner');
      await page.goto(language === 'bn' ? `/bn${address}` : address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) complaints.push(`${page.url()}: ${overflow} px too wide`);
      complaints.push(...(await violationsOf(page)));
    }
    const at = (path: string) => (language === 'bn' ? `/bn${path}` : path);
    await open(page, at('/admin/users'));
    await page.locator('[data-row-action]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    complaints.push(...(await violationsOf(page)));
    await open(page, at('/admin/security'));
    await page.locator('#wanted').fill('boat lamp');
    await page.locator('#totp-begin-password').fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(page.locator('#totp-code')).toBeFocused();
    complaints.push(...(await violationsOf(page)));
    if (width < 992) {
      await page.getByRole('banner').getByRole('button').first().click();
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeVisible();
      complaints.push(...(await violationsOf(page)));
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('choosers and panels are accessible while they are open', async ({ page, browser }) => {
  await createPerson(browser);
  await signedInAdmin(page, 'owner');
  const complaints: string[] = [];
  await open(page, '/admin/users');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  complaints.push(...(await violationsOf(page)));
  await open(page, '/admin/audit');
  await page.getByRole('combobox', { name: 'What was done' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  complaints.push(...(await violationsOf(page)));
  await open(page, '/admin/categories/sub-categories');
  await page.locator('tbody tr').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  complaints.push(...(await violationsOf(page)));
  await page.keyboard.press('Escape');
  await expect(page.locator('tbody tr').first()).toBeFocused();
  expect(complaints).toEqual([]);
});
