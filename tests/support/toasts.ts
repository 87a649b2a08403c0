import { expect, type Locator, type Page } from '@playwright/test';

/** Finds the notice with these words; a string has to match the whole text. */
export const toast = (page: Page, words: string | RegExp): Locator =>
  page.locator('[data-sonner-toast]').getByText(words, { exact: true });

/** Hides every toast, because a second one with equal words would look like the first. */
export async function dismissToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-close-button]')) button.click();
  });
  await expect(page.locator('[data-sonner-toast]:not([data-removed=true])')).toHaveCount(0);
}
