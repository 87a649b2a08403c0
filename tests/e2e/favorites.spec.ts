import { expect, type Locator, type Page, test } from '@playwright/test';
import { openPage, waitForHydration } from '../support/open-page.ts';
import { watchRequests } from '../support/settled-page.ts';
import { newPhone, signInByPhone } from '../support/sign-in.ts';
import {
  accountButton,
  findDialog,
  openDialog,
  signInButton,
  signInByDialog,
  signOut,
} from '../support/sign-in-dialog.ts';
import { send, withHttpClient } from '../support/site-client.ts';
import { dismissToasts, toast } from '../support/toasts.ts';

const toggles = '**/api/v1/favorites/toggle-favorite/*';

/** The hearts of a listing; each is named after its content. */
const hearts = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: /^Favourite: / });

const readFavorites = async (page: Page): Promise<string[]> => {
  const answer = await page.request.get('/api/v1/favorites/contentIds');
  return ((await answer.json()) as { ids: string[] }).ids;
};

/** Opens a listing as a signed-in person and waits until the favourites are loaded. */
async function openListing(page: Page, path = '/content'): Promise<void> {
  const listed = page.waitForResponse('**/api/v1/favorites/contentIds');
  await openPage(page, path);
  await (await listed).finished();
}

test('a heart pressed by a visitor: the dialog, the sign-in, and the heart is set', async ({ page }) => {
  await openPage(page, '/content');
  const heart = hearts(page).nth(2);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const dialog = await openDialog(page, heart);
  await expect(dialog.getByRole('heading', { name: 'Sign in to save favourites' })).toBeVisible();
  await signInByDialog(page);
  await expect(toast(page, 'Added to favorites')).toBeVisible();
  // Only one message appears.
  await expect(toast(page, 'Login Success')).toHaveCount(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  await expect(page).toHaveURL(/\/content$/);
  expect(await readFavorites(page)).toHaveLength(1);

  // The work's own page shows the favourite, even after a reload. Signing out empties every heart.
  await page.locator('main li.tile').nth(2).getByRole('link').first().click();
  const own = page.getByRole('button', { name: 'Favourite', exact: true });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  await waitForHydration(page);
  await signOut(page);
  await expect(own).toHaveAttribute('aria-pressed', 'false');
});

test('a visitor who closes the dialog keeps nothing; pressed by one who has that favourite already, a heart leaves it set', async ({
  page,
}) => {
  const phone = newPhone();
  await openPage(page, '/content');
  await openDialog(page, hearts(page).first());
  await page.keyboard.press('Escape');
  await expect(findDialog(page)).toBeHidden();
  await openDialog(page);
  await signInByDialog(page, phone);
  await expect(accountButton(page)).toBeVisible();
  expect(await readFavorites(page)).toEqual([]);

  await hearts(page).first().click();
  await expect.poll(() => readFavorites(page)).toHaveLength(1);
  await page.context().clearCookies();
  await openPage(page, '/content');
  await openDialog(page, hearts(page).first());
  await signInByDialog(page, phone);
  await expect(toast(page, 'Added to favorites')).toBeVisible();
  expect(await readFavorites(page)).toHaveLength(1);
});

test('the heart is set before the answer, and goes back with a notice where it fails', async ({ page }) => {
  await signInByPhone(page.request);
  await openListing(page, '/content?price=paid');
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
  await dismissToasts(page);
  await heart.click();
  await expect(toast(page, 'Added to favorites')).toBeVisible();

  await test.step('two notices stand below each other, each on its own', async () => {
    const add = page.getByRole('main').getByRole('button', { name: /^Add to cart: / });
    await page.route('**/api/v1/cart/add', (route) => route.fulfill({ status: 500, json: { detail: 'Server error' } }));
    await add.first().click();
    await expect(toast(page, 'We couldn’t add this to your cart. Try again.')).toBeVisible();
    // Toasts spread out under the mouse.
    await page.mouse.move(10, 600);
    const notices = page.locator('[data-sonner-toast][data-mounted=true]');
    await expect(notices).toHaveCount(2);
    const measureOverlap = async () => {
      const boxes = await Promise.all([0, 1].map((index) => notices.nth(index).boundingBox()));
      const [upper, lower] = boxes.flatMap((box) => (box === null ? [] : [box])).sort((a, b) => a.y - b.y);
      return (upper?.y ?? 0) + (upper?.height ?? 0) - (lower?.y ?? 0);
    };
    await expect.poll(measureOverlap).toBeLessThanOrEqual(0);
  });
});

test('many quick presses end as the last one wanted', async ({ page }) => {
  await signInByPhone(page.request);
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
  // All presses happen before any response can arrive.
  await heart.evaluate((button: HTMLButtonElement) => {
    for (let pressed = 0; pressed < 7; pressed += 1) button.click();
  });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, 'Added to favorites')).toBeVisible();
  expect(await readFavorites(page)).toHaveLength(1);
  expect([asked <= 2, max]).toEqual([true, 1]);
  await page.reload();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
});

test('a session that ended elsewhere is said, and the page becomes a visitor’s', async ({ page }) => {
  const { phone } = await signInByPhone(page.request);
  const settle = watchRequests(page);
  await openListing(page);
  // Waits for the page's own calls, which would otherwise detect the end of the session first.
  await settle();
  await withHttpClient(async (client) => {
    await signInByPhone(client, phone);
    await send(client, 'DELETE', '/api/v1/user/sessions');
  });
  await hearts(page).first().click();
  await expect(toast(page, 'Your session has expired')).toHaveCount(1);
  await expect(signInButton(page)).toBeVisible();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
  await openDialog(page, hearts(page).first());
});
