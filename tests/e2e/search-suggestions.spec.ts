import { expect, type Page, test } from '@playwright/test';

/** Focuses the header's search field by its shortcut after hydration. */
async function focusSearch(page: Page) {
  await page.goto('/categories');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('banner').locator('input[name=q]')).toBeFocused({ timeout: 500 });
  }).toPass();
  return page.getByRole('banner').getByRole('combobox');
}

test('suggestions are reached and chosen with the keyboard, by a click, or left', async ({ page }) => {
  const field = await focusSearch(page);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('ico');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/\d/);

  const options = list.getByRole('option');
  const count = await options.count();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true');

  // The first Escape closes the list and keeps what was typed.
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('ico');
  // The selection moves from the last suggestion to the field, and then to the first suggestion.
  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = list.locator('[aria-selected=true]');
  const address = (await chosen.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname + url.search === address);
  await expect(list).toBeHidden();

  await test.step('Enter without a choice searches for what was typed; a click chooses', async () => {
    const field = await focusSearch(page);
    await page.keyboard.type('icons');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list).toBeVisible();
    const option = list.getByRole('option', { name: /Category/ }).first();
    const address = (await option.getAttribute('href')) ?? '';
    await option.click();
    await page.waitForURL((url) => url.pathname + url.search === address);
    await expect(list).toBeHidden();
    // The focus has moved to the new page.
    await expect(page.locator('#main')).toBeFocused();

    await field.fill('leaf');
    await field.press('Enter');
    await page.waitForURL(/\/content\?q=leaf$/);
    await expect(page.getByRole('banner').locator('input[name=q]')).toHaveValue('leaf');
  });

  await test.step('leaving the field closes the list', async () => {
    const field = await focusSearch(page);
    await page.keyboard.type('ico');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list).toBeVisible();
    await field.blur();
    await expect(list).toBeHidden();
  });
});
