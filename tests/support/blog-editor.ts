import { expect, type Locator, type Page } from '@playwright/test';
import { signInAsAdmin } from './admins.ts';
import type { WrittenPost } from './blog-journeys.ts';
import { openPage } from './open-page.ts';

export const editorText = (page: Page): Locator => page.getByRole('textbox', { name: 'Text', exact: true });
/** Finds the field of the displayed language by its label. */
export const field = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });
export const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
export const saved = (page: Page): Locator => page.getByText('Saved', { exact: true });

/** Creates a draft with a title and opens it in the editor. */
export async function beginPost(page: Page, title: string): Promise<WrittenPost> {
  await signInAsAdmin(page, 'moderator');
  await openPage(page, '/admin/blog/create');
  await page.getByLabel('Title in English').fill(title);
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/edit\/[0-9a-f-]{36}$/);
  await expect(editorText(page)).toBeVisible();
  return {
    id: page.url().split('/').at(-1) ?? '',
    slug: await page.getByLabel('Address', { exact: true }).inputValue(),
  };
}

/** Writes the text of a draft and waits until it is saved. */
export async function writeAndSave(page: Page, text: string): Promise<void> {
  await editorText(page).click();
  await page.keyboard.type(text);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(saved(page)).toBeVisible();
}

/**
 * Waits until the editor knows the caret's position, which the browser reports with a delay. Text that is typed before
 * would replace the selection.
 */
export const knowsCaret = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
