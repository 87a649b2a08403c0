import { expect, test } from '@playwright/test';
import { newPhone, readCode } from '../support/sign-in.ts';
import { accountButton, requestCode } from '../support/sign-in-dialog.ts';

test('typing goes on where a code was too short, and begins anew where it was wrong', async ({ page }) => {
  const phone = newPhone();
  const dialog = await requestCode(page, phone);
  const code = await readCode(page.request, phone);
  const field = dialog.getByLabel('Code of 6 digits');
  await field.pressSequentially(code.slice(0, 3));
  await page.keyboard.press('Enter');
  await expect(dialog.locator('#sign-in-code-error')).not.toBeEmpty();
  await page.keyboard.type(code[3] ?? '');
  await expect(field).toHaveValue(code.slice(0, 4));

  const wrong = code === '000000' ? '111111' : '000000';
  await page.keyboard.press('ControlOrMeta+a');
  const refused = page.waitForResponse(/signInWithPhoneNumber/);
  await page.keyboard.type(wrong);
  await refused;
  await expect(field).toBeEditable();
  await expect(dialog.locator('#sign-in-code-error')).not.toBeEmpty();
  await page.keyboard.type(code);
  await expect(accountButton(page)).toBeVisible();
});
