import { expect, type Locator, type Page, test } from '@playwright/test';
import { freshPhone, signInByPhone } from '../support/sign-in.ts';
import { codeFor, dialogOf, openDialog, signInButton, toast } from '../support/sign-in-dialog.ts';

const toggles = '**/api/v1/favorites/toggle-favorite/*';

/** The hearts of a listing; each is named after its work. */
const hearts = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Favourite: / });

const kept = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get('/api/v1/favorites/contentIds');
  return ((await answer.json()) as { ids: string[] }).ids;
};

/** A listing of somebody who is signed in, once its hearts are known. */
async function openListing(page: Page, path = '/content'): Promise<void> {
  const listed = page.waitForResponse('**/api/v1/favorites/contentIds');
  await page.goto(path);
  await (await listed).finished();
}

test('a heart pressed by a visitor: the dialog, the sign-in, and the heart is set', async ({ page }) => {
  const phone = freshPhone();
  await page.goto('/content');
  const heart = hearts(page).nth(2);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const dialog = await openDialog(page, heart);
  await expect(dialog.getByRole('heading', { name: 'Sign in to keep your favourites' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  await dialog.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Code of 6 digits').fill(await codeFor(page, phone));
  await expect(toast(page, 'Login Success')).toBeVisible();
  await expect(toast(page, 'Added to favorites')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  await expect(page).toHaveURL(/\/content$/);
  expect(await kept(page)).toHaveLength(1);

  // Its own page knows, after a reload too; signing out empties every heart.
  await page.locator('main li.tile').nth(2).getByRole('link').first().click();
  const own = page.getByRole('button', { name: 'Favourite', exact: true });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.locator('#account-menu').getByRole('button', { name: 'Sign out' }).click();
  await expect(own).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor who closes the dialog keeps nothing', async ({ page }) => {
  await page.goto('/content');
  await openDialog(page, hearts(page).first());
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  const phone = freshPhone();
  const dialog = await openDialog(page, signInButton(page));
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  await dialog.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Code of 6 digits').fill(await codeFor(page, phone));
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  expect(await kept(page)).toEqual([]);
});

test('what was a favourite already stays one, when a visitor who has it presses its heart', async ({ page }) => {
  const { phone } = await signInByPhone(page);
  await openListing(page);
  await hearts(page).first().click();
  await expect.poll(() => kept(page)).toHaveLength(1);
  await page.context().clearCookies();
  await page.goto('/content');
  const dialog = await openDialog(page, hearts(page).first());
  await dialog.getByRole('button', { name: 'Continue with phone' }).click();
  await dialog.getByLabel('Mobile number').fill(phone);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Code of 6 digits').fill(await codeFor(page, phone));
  await expect(toast(page, 'Added to favorites')).toBeVisible();
  expect(await kept(page)).toHaveLength(1);
});

test('the heart is set before the answer, and goes back with a notice where it fails', async ({ page }) => {
  await signInByPhone(page);
  await openListing(page);
  const heart = hearts(page).first();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(toggles, async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: { detail: 'Server error' } });
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  answer();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(toast(page, 'Server error')).toBeVisible();
  await page.unroute(toggles);
  await page.route(toggles, (route) => route.abort());
  await heart.click();
  await expect(toast(page, 'Something went wrong!')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(toggles);
  await heart.click();
  await expect(toast(page, 'Added to favorites')).toBeVisible();
});

test('many quick presses end as the last one wanted', async ({ page }) => {
  await signInByPhone(page);
  await openListing(page);
  const heart = hearts(page).first();
  let asked = 0;
  let together = 0;
  let max = 0;
  await page.route(toggles, async (route) => {
    asked += 1;
    together += 1;
    max = Math.max(max, together);
    await route.continue();
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes('toggle-favorite')) together -= 1;
  });
  // In one go, faster than any answer.
  await heart.evaluate((button: HTMLButtonElement) => {
    for (let pressed = 0; pressed < 7; pressed += 1) button.click();
  });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, 'Added to favorites')).toBeVisible();
  expect(await kept(page)).toHaveLength(1);
  expect([asked <= 2, max]).toEqual([true, 1]);
  await page.reload();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
});

test('a session that ended elsewhere: it is said, and the page is a visitor’s', async ({ page, browser, baseURL }) => {
  const { phone } = await signInByPhone(page);
  await openListing(page);
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await signInByPhone(other, phone);
  expect(await other.evaluate(async () => (await fetch('/api/v1/user/sessions', { method: 'DELETE' })).status)).toBe(
    200,
  );
  await elsewhere.close();
  await hearts(page).first().click();
  await expect(toast(page, 'Your session has expired')).toHaveCount(1);
  await expect(signInButton(page)).toBeVisible();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
  await openDialog(page, hearts(page).first());
});

test('a sign-out that fails is said, and one stays signed in', async ({ page }) => {
  await signInByPhone(page);
  await openListing(page);
  await page.route('**/api/v1/user/logout', (route) => route.fulfill({ status: 404, json: {} }));
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.locator('#account-menu').getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'Logging out failed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});
