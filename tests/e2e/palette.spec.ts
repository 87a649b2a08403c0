import { expect, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { findProblems } from '../support/page-checks.ts';

test('the colours of a free palette are copied, compared and mixed, by keyboard and in Bangla', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const found = await page.request.get('/api/v1/content/all?q=Catppuccin%20Latte&limit=1');
  const { items } = (await found.json()) as { items: { _id: string }[] };
  const path = `/content/${items[0]?._id}`;
  const readCopied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  await openPage(page, path);
  const palette = page.getByRole('region', { name: 'Colours' });
  const red = palette.getByRole('button', { name: /^red\b/ });
  await red.press('Enter');
  await expect(red).toContainText('Copied');
  expect(await readCopied()).toBe('#d20f39');
  await palette.getByLabel('Copy colours as').selectOption('tailwind');
  await expect(red).toContainText('--color-red: #d20f39;');
  await palette.getByRole('button', { name: 'Copy all colours' }).press('Enter');
  await expect.poll(readCopied).toMatch(/^@theme \{\n {2}--color-rosewater: #dc8a78;\n[\s\S]*--color-red: #d20f39;/);

  await palette.getByRole('button', { name: 'Contrast' }).press('Enter');
  await palette.getByLabel('Background').selectOption({ label: 'text · #4c4f69' });
  await expect(palette.getByRole('row').nth(1)).toContainText(/White\s*8\.0\s*AAA/);
  await palette.getByRole('button', { name: 'Colour blindness' }).press('Enter');
  await expect(palette.getByText('Without green cones (deuteranopia)')).toBeVisible();
  expect(await findProblems(page)).toEqual([]);

  await page.setViewportSize({ width: 375, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, `/bn${path}`);
  const inBangla = page.getByRole('region', { name: 'রং', exact: true });
  await inBangla.getByRole('button', { name: 'গ্রেডিয়েন্ট' }).click();
  await inBangla.getByLabel('শেষ').selectOption({ label: 'blue · #1e66f5' });
  await inBangla.getByRole('button', { name: 'CSS হিসেবে কপি করুন' }).click();
  await expect.poll(readCopied).toBe('background: linear-gradient(90deg in oklch, #dc8a78, #1e66f5);');
  expect(await findProblems(page)).toEqual([]);
});
