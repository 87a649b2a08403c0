import { expect, test } from '@playwright/test';
import { openDialog } from '../support/sign-in-dialog.ts';

const RED = 'rgb(217, 35, 46)';

test('the sign-in dialog is 840 wide, a drawer on a tablet, and its controls are 48 high; while the next page is on its way there is a red bar along the top, and no spinner', async ({
  page,
}) => {
  await page.goto('/');
  const dialog = await openDialog(page);
  expect((await dialog.boundingBox())?.width).toBe(840);
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  for (const name of ['Send code', 'Continue with Google', 'Continue with Facebook']) {
    expect([name, (await dialog.getByRole('button', { name }).boundingBox())?.height]).toEqual([name, 48]);
  }
  await page.setViewportSize({ width: 768, height: 900 });
  // The dialog is as wide as the page, except for a scroll bar.
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeGreaterThan(768 - 20);
  const drawer = await dialog.boundingBox();
  expect(drawer?.x).toBe(0);
  expect((drawer?.y ?? 0) + (drawer?.height ?? 0)).toBeCloseTo(900, 0);
  expect(drawer?.height).toBeLessThan(850);

  await page.setViewportSize({ width: 1366, height: 768 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/collections\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.locator('.bg-accent.fixed.top-0').first();
  await expect(bar).toHaveCSS('opacity', '0');
  await page.getByRole('banner').getByRole('link', { name: 'Collections' }).click();
  await expect(bar).toHaveClass(/animate-progress/);
  await expect(bar).toHaveCSS('background-color', RED);
  expect((await bar.boundingBox())?.y).toBe(0);
  expect(await page.locator('[class*=animate-spin], [class*=spinner]').count()).toBe(0);
  goOn();
  await page.waitForURL('**/collections');
  await expect(bar).not.toHaveClass(/animate-progress/);
});
