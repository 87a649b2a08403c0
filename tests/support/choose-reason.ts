import { expect, type Locator, type Page } from '@playwright/test';

/** Types a reason into the field of a decision and chooses the match. */
export async function chooseReason(place: Page | Locator, text: string): Promise<void> {
  const field = place.getByRole('combobox', { name: 'Reasons' });
  await field.fill(text);
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await field.press('Enter');
  await expect(place.getByRole('button', { name: `Remove “${text}”` })).toBeVisible();
}
