import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { openPage } from '../support/open-page.ts';
import { signInByPhone } from '../support/sign-in.ts';

const expectNone = async (page: Page): Promise<void> => expect(await findViolations(page)).toEqual([]);

/**
 * Opens the menu of the first card.
 * @returns the contributor's name
 */
async function openMenu(page: Page): Promise<string> {
  const card = page.locator('.tile').first();
  const name = (await card.locator('.tile-maker > span:last-child').textContent()) ?? '';
  await card.hover();
  await card.locator('[data-act=menu]').click();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  return name;
}

const cardsBy = (page: Page, name: string) => page.locator('.tile-maker', { hasText: name });

test('a visitor leaves out a contributor on a card: gone everywhere, shown on request, taken back', async ({
  page,
}) => {
  await openPage(page, '/content');
  const name = await openMenu(page);
  await expectNone(page);
  await page.getByRole('menuitem', { name: `Everything by ${name}` }).press('Enter');
  await expect(page.getByText('Hidden by your settings')).toBeVisible();
  await expect(cardsBy(page, name)).toHaveCount(0);
  for (const path of ['/', '/free-resources', '/bn/content']) {
    const html = await (await page.request.get(path)).text();
    const named = html.split('tile-maker').slice(1);
    expect(named, path).not.toEqual([]);
    expect(
      named.filter((each) => each.slice(0, each.indexOf('</a>')).includes(name.replaceAll('&', '&amp;'))),
      path,
    ).toEqual([]);
  }
  await openPage(page, '/content');
  await page.getByRole('link', { name: 'Show them here' }).click();
  await expect(page).toHaveURL(/show=all/);
  await expect(cardsBy(page, name)).not.toHaveCount(0);

  await page.getByRole('link', { name: 'Manage hidden works' }).click();
  await expect(page).toHaveURL(/left-out/);
  await page.getByRole('button', { name: `Show “${name}” again` }).click();
  await expect(page.getByText('You haven’t hidden any keywords or contributors.')).toBeVisible();
  await openPage(page, '/content');
  await expect(page.getByText('Hidden by your settings')).toHaveCount(0);
  await expect(cardsBy(page, name)).not.toHaveCount(0);

  await test.step('what is left out can be taken back at once', async () => {
    const again = await openMenu(page);
    await page.getByRole('menuitem', { name: `Everything by ${again}` }).click();
    await expect(cardsBy(page, again)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cardsBy(page, again)).not.toHaveCount(0);
    await expect(page.getByText('Hidden by your settings')).toHaveCount(0);
  });
});

test('whoever signs in is offered to keep what the browser left out, and finds it in the settings', async ({
  page,
}) => {
  await openPage(page, '/left-out');
  await page.getByLabel('Keyword to hide').fill('  Botanical ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Show “botanical” again' })).toBeVisible();
  await signInByPhone(page.request);
  await openPage(page, '/profile/settings');
  await page.locator('#left-out').getByRole('button', { name: 'Save to my account' }).click();
  await expect(page.getByRole('button', { name: 'Show “botanical” again' })).toBeVisible();
  await expectNone(page);
  await page.context().clearCookies({ name: 'without' });
  await openPage(page, '/content');
  await expect(page.getByText('Hidden by your settings')).toBeVisible();
});

test('a colour is picked in the rail, shown as a chip, and taken off', async ({ page }) => {
  await openPage(page, '/content');
  const colour = page.locator('input[type=color]');
  await colour.evaluate((input: HTMLInputElement) => {
    input.value = '#12443f';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page).toHaveURL(/color=%2312443f/);
  await expect(page.locator('.tile').first()).toBeVisible();
  await expect(page.locator('#sort option').first()).toHaveText('Closest colour');
  await page.getByRole('link', { name: /Colour #12443F/ }).click();
  await expect(page).not.toHaveURL(/color=/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a colour is picked with the form, and a colour of a work finds it', async ({ page }) => {
    await page.goto('/content?color=pick&picked=%2312443f');
    await expect(page).toHaveURL(/color=%2312443f/);
    await page.goto('/content');
    await page.locator('.tile h3 a').first().click();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByText('Details and keywords').click();
    await page.locator('main a[href*="color="]').first().click();
    await expect(page).toHaveURL(/color=%23/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: title ?? '', exact: true })
        .first(),
    ).toBeVisible();
  });
});
