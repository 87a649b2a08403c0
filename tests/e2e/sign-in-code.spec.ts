import { expect, test } from '@playwright/test';
import { newPhone, readCode } from '../support/sign-in.ts';
import { accountButton, requestCode } from '../support/sign-in-dialog.ts';

test('typing goes on where a code was too short, and begins anew where it was wrong; Bangla digits and a pasted code with spaces are taken', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const phone = newPhone();
  const dialog = await requestCode(page, phone);
  const code = await readCode(page.request, phone);
  const field = dialog.getByLabel('6-digit code');
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
  await page.keyboard.type('১২৩');
  await expect(field).toHaveValue('123');
  await field.selectText();
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(accountButton(page)).toBeVisible();
});
