import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { choose, signInAsAdmin } from '../support/admins.ts';
import { toBlogBody } from '../support/blog.ts';
import { deletePost, publishPost } from '../support/blog-journeys.ts';
import { openPage } from '../support/open-page.ts';
import { toast } from '../support/toasts.ts';

const content = JSON.stringify(toBlogBody('A text to manage.'));
const answerOf = (page: Page, part: string) => page.waitForResponse((response) => response.url().includes(part));
const statusOf = async (page: Page, slug: string): Promise<number> =>
  (await page.request.get(`/api/v1/blog/single/${slug}`)).status();

test('a moderator takes a post back, publishes and showcases it, and undoes its deletion', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const written = await publishPost(page, { title: `Managed ${mark}`, content });
  try {
    await openPage(page, `/admin/blog/all?q=${mark}`);
    const published = page.getByRole('button', { name: `Published: Managed ${mark}` });
    await expect(published).toHaveAttribute('aria-pressed', 'true');
    const takenBack = answerOf(page, '/blog/toggle/publish/');
    await published.press('Enter');
    expect(await (await takenBack).json()).toEqual({ status: 'draft', publishedAt: null });
    await expect(published).toHaveAttribute('aria-pressed', 'false');
    expect(await statusOf(page, written.slug)).toBe(404);
    await published.click();
    await expect(published).toHaveAttribute('aria-pressed', 'true');
    const showcased = page.getByRole('button', { name: `Featured: Managed ${mark}` });
    await showcased.click();
    await expect(showcased).toHaveAttribute('aria-pressed', 'true');
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: `More actions for Managed ${mark}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const deleted = answerOf(page, '/blog/delete/');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    expect((await deleted).status()).toBe(200);
    await expect(page.getByText('No matching posts.')).toBeVisible();
    const restored = answerOf(page, '/blog/restore/');
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click();
    expect((await restored).status()).toBe(200);
    await expect(toast(page, 'Post restored')).toBeVisible();
    await expect(showcased).toHaveAttribute('aria-pressed', 'true');
  } finally {
    await deletePost(page, written);
  }
});

test('posts are found by status, and a category of the blog is made, changed and deleted by keys', async ({ page }) => {
  await signInAsAdmin(page, 'moderator');
  await openPage(page, '/admin/blog/all?status=draft&q=zzzzqqq');
  await expect(page.getByText('No matching posts.')).toBeVisible();
  const mark = randomUUID().slice(0, 8);
  await openPage(page, '/admin/blog/categories');
  await page.getByRole('button', { name: 'New category' }).press('Enter');
  await page.getByLabel('Name in English').fill(`Looms ${mark}`);
  await page.getByLabel('Key', { exact: true }).fill('Not a key');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Use only letters a to z, digits and single hyphens.')).toBeVisible();
  await page.getByLabel('Key', { exact: true }).fill('');
  await page.getByLabel('Name in Bangla').fill('তাঁত');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Category saved')).toBeVisible();
  await expect(page.getByText(`looms-${mark}`)).toBeVisible();

  await openPage(page, '/admin/blog/all');
  await choose(page, 'Category', `Looms ${mark}`);
  await expect(page).toHaveURL(`/admin/blog/all?category=looms-${mark}`);
  await expect(page.getByText('No matching posts.')).toBeVisible();
  await openPage(page, '/admin/blog/categories');

  await page.getByRole('button', { name: `Edit Looms ${mark}` }).press('Enter');
  await page.getByLabel('Name in English').fill(`Weaving ${mark}`);
  const changed = answerOf(page, '/blog/category/update/');
  await page.keyboard.press('Enter');
  expect((await changed).status()).toBe(200);
  await expect(page.getByText(`Weaving ${mark}`)).toBeVisible();

  await page.getByRole('button', { name: `More actions for Weaving ${mark}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(toast(page, 'Category deleted')).toBeVisible();
  await expect(page.getByText(`Weaving ${mark}`)).toHaveCount(0);
});
