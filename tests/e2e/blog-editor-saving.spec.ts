import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { beginPost, editorText, field, saved, writeAndSave } from '../support/blog-editor.ts';
import { deletePost } from '../support/blog-journeys.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';

test('what could not be saved stays, and is saved once it can be', async ({ page }) => {
  const written = await beginPost(page, `Kept ${randomUUID().slice(0, 8)}`);
  try {
    await page.context().setOffline(true);
    await editorText(page).click();
    await page.keyboard.type('Written without a connection.');
    await expect(page.getByText('We couldn’t save this.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'It’s still here' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'All posts' }).click();
    await expect(page.getByRole('dialog').getByText('aren’t saved yet. If you leave now')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.context().setOffline(false);
    await expect(saved(page)).toBeVisible();

    // After a sign-out in another tab, the text stays and is saved after signing in again.
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await editorText(page).click();
    await page.keyboard.type(' And without a session.');
    await expect(page.getByRole('alert').filter({ hasText: 'signed out' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
    await page.context().addCookies(cookies);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(saved(page)).toBeVisible();
    await openPage(page, page.url());
    await expect(editorText(page)).toContainText('Written without a connection. And without a session.');

    // An invalid field doesn't prevent others from being saved.
    await page.getByLabel('Address', { exact: true }).fill('Not an address');
    await field(page, 'Summary').fill('Saved nevertheless.');
    await expect(page.getByText('Everything is saved except the marked fields.')).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByLabel('Address', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Not an address');
    await page.getByLabel('Address', { exact: true }).fill(written.slug);
    await expect(saved(page)).toBeVisible();
    await openPage(page, page.url());
    await expect(field(page, 'Summary')).toHaveValue('Saved nevertheless.');
  } finally {
    await page.context().setOffline(false);
    await deletePost(page, written);
  }
});

test('a saving whose answer was lost is no conflict', async ({ page }) => {
  const written = await beginPost(page, `Lost answer ${randomUUID().slice(0, 8)}`);
  try {
    let lost = 0;
    await page.route('**/api/v1/blog/update/*', async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      expect((await route.fetch()).status()).toBe(200);
      return route.abort('connectionreset');
    });
    await editorText(page).click();
    await page.keyboard.type('Saved once.');
    await expect(page.getByText('We couldn’t save this.')).toBeVisible();
    await page.keyboard.type(' And more.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText('Somebody else has changed this post.')).toBeHidden();
    expect(lost).toBeGreaterThan(1);
    await openPage(page, page.url());
    await expect(editorText(page)).toHaveText('Saved once. And more.');
  } finally {
    await page.unrouteAll();
    await deletePost(page, written);
  }
});

test('of two editors the second is asked, and neither loses a word', async ({ page, browser }) => {
  const written = await beginPost(page, `Two editors ${randomUUID().slice(0, 8)}`);
  try {
    await inOtherBrowser(browser, async (other) => {
      await signInAsAdmin(other, 'moderator');
      await openPage(other, `/admin/blog/edit/${written.id}`);
      await writeAndSave(other, 'Theirs.');
      await editorText(page).click();
      await page.keyboard.type('Mine.');
      const conflict = page.getByText('Somebody else has changed this post.');
      await expect(conflict).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.keyboard.type(' Still writing.');
      await page.getByRole('button', { name: 'Keep my version' }).click();
      await expect(saved(page)).toBeVisible();
      await expect(conflict).toBeHidden();
      await field(other, 'Summary').fill('Their summary');
      await expect(other.getByText('Somebody else has changed this post.')).toBeVisible({
        timeout: 30_000,
      });
      await other.getByRole('button', { name: 'Use their version' }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Use their version' }).click();
      await expect(editorText(other)).toHaveText('Mine. Still writing.');
      await expect(field(other, 'Summary')).toHaveValue('');
      await expect(saved(other)).toBeVisible();
      await writeAndSave(other, 'On we go. ');
    });
  } finally {
    await deletePost(page, written);
  }
});
