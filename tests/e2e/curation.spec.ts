import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { choose, signInAsAdmin } from '../support/admins.ts';
import { openPage } from '../support/open-page.ts';
import { makePicture } from '../support/picture-form.ts';
import { newPhone, readCode } from '../support/sign-in.ts';

test('somebody applies at the sign-in of contributors, is refused with a reason, and approved after all', async ({
  page,
  browser,
}) => {
  await openPage(page, '/contributor/login');
  const number = newPhone();
  await page.getByLabel(/new here/).check();
  await page.getByLabel(/I accept the contributor terms/).check();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue with phone' }).click();
  await page.getByRole('textbox', { name: /number/i }).fill(number.slice(4));
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /code/i }).fill(await readCode(page.request, number));
  await page.keyboard.press('Enter');
  await expect(page.getByText('We’re reviewing your application')).toBeVisible();
  const account = (await (await page.request.get('/api/v1/contributor/account')).json()) as {
    contributor: { username: string; name: string; terms: object | null };
  };
  expect(account.contributor.terms).not.toBeNull();

  const admin = await (await browser.newContext()).newPage();
  await signInAsAdmin(admin, 'owner');
  await openPage(admin, `/admin/contributors/list?q=${account.contributor.username}`);
  const row = admin.locator('tbody tr');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Applicant');
  await row.getByRole('button', { name: /^More/ }).click();
  await admin.getByRole('menuitem', { name: 'Decline' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(admin.getByRole('dialog').getByRole('alert').first()).not.toBeEmpty();
  await admin.getByLabel('Reason').fill('Show us a little more first.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(row).toContainText('Show us a little more first.');

  await openPage(page, '/get-involved');
  await expect(page.getByText('Reason: Show us a little more first.')).toBeVisible();
  await row.getByRole('button', { name: /^Approve/ }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(row).toContainText('Contributor');
  await openPage(page, '/profile/personal');
  await expect(page.getByText('Welcome! You’re now a contributor.')).toBeVisible();
  await admin.context().close();
});

test('an admin makes a category with a subcategory, publishes it, and merges it away, by the keyboard', async ({
  page,
}) => {
  await signInAsAdmin(page, 'moderator');
  const mark = randomUUID().slice(0, 8);
  await openPage(page, '/admin/categories/sub-categories');
  await page.getByRole('button', { name: 'New category' }).press('Enter');
  await page.getByLabel('Name in English').fill(`Kites ${mark}`);
  await page.getByLabel('Key', { exact: true }).fill('Not a key');
  await page.getByLabel('Name in Bangla').fill('ঘুড়ি');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(/letters a to z/)).toBeVisible();
  await page.getByLabel('Key', { exact: true }).fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openPage(page, `/admin/categories/sub-categories?q=${mark}`);
  const row = page.locator('tbody tr');
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: `Kites ${mark}: published` }).press('Enter');
  await expect(row.getByRole('button', { name: `Kites ${mark}: published` })).toHaveAttribute('aria-pressed', 'true');
  await row.getByRole('button', { name: /^Subcategories of/ }).press('Enter');
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Name in English').fill(`Paper ${mark}`);
  await page.keyboard.press('Enter');
  await expect(panel.getByText(`paper-${mark}`)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect((await page.request.get(`/categories/kites-${mark}`)).status()).toBe(200);

  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Merge into another' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge into another' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(`kites-${mark}`)).toHaveCount(0);
  const moved = await page.request.get(`/categories/kites-${mark}`, { maxRedirects: 0 });
  expect(moved.status()).toBe(301);
});

test('an admin chooses which works stand for a category, and uploads a picture for a subcategory', async ({ page }) => {
  await signInAsAdmin(page, 'moderator');
  const readCovers = async (): Promise<string[]> => {
    const { items } = (await (await page.request.get('/api/v1/content-category/all')).json()) as {
      items: { key: string; coverIds: string[] }[];
    };
    return items.find(({ key }) => key === 'icons')?.coverIds ?? [];
  };
  expect(await readCovers()).toEqual([]);
  await openPage(page, '/admin/categories/sub-categories?q=icons');
  const row = page.locator('tbody tr').first();
  const openCovers = async () => {
    await row.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Covers' }).click();
  };
  const dialog = page.getByRole('dialog');
  await openCovers();
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes.nth(2)).toBeAttached();
  const titles = await boxes.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  for (const at of [2, 0]) await dialog.getByRole('checkbox', { name: titles[at] ?? '', exact: true }).press('Space');
  await expect(dialog.getByText('2 of 4 chosen')).toBeVisible();
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save covers' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await readCovers()).toHaveLength(2);

  await openPage(page, '/admin/categories/sub-categories?q=icons');
  await openCovers();
  await expect(dialog.getByRole('checkbox', { name: titles[2] ?? '', exact: true })).toBeChecked();
  await dialog.getByRole('button', { name: 'Clear selection' }).click();
  await dialog.getByRole('button', { name: 'Save covers' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await readCovers()).toEqual([]);

  await test.step('a picture of a subcategory is uploaded, and its category shows it', async () => {
    await openCovers();
    await choose(page, 'Category or subcategory', 'Interface');
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
    // A toast above the dialog says the same.
    const refusal = dialog.locator('p[role=alert]').filter({ hasText: 'We can’t read this picture' });
    await expect(refusal).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Remove' })).toHaveCount(0);
    await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await makePicture() });
    await expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible();
    expect(await findViolations(page, 'dialog')).toEqual([]);

    await openPage(page, '/categories/icons');
    const shown = page.getByRole('link', { name: 'Interface', exact: true }).first().locator('img');
    await expect(shown).toHaveJSProperty('complete', true);
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await openPage(page, '/admin/categories/sub-categories?q=icons');
    await openCovers();
    await choose(page, 'Category or subcategory', 'Interface');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove' })).toHaveCount(0);
    await openPage(page, '/categories/icons');
    await expect(shown).toHaveCount(0);
  });
});
