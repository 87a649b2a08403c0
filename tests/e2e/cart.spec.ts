import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { addedDrawer, expectPaid, openSandbox, payButton, sandboxAct } from '../support/checkout.ts';
import { fillCart, listOffers, type Offer } from '../support/offers.ts';
import { openPage } from '../support/open-page.ts';
import { collectErrors, findProblems, findViewProblems } from '../support/page-checks.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { findDialog, signInByDialog, signOut } from '../support/sign-in-dialog.ts';
import { toast } from '../support/toasts.ts';

const readCount = async (client: APIRequestContext): Promise<number> =>
  ((await (await client.get('/api/v1/cart/all')).json()) as { items: unknown[] }).items.length;
const cartLink = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: count === 0 ? 'Cart' : `Cart, items: ${count}`, exact: true });
const lines = (page: Page) => page.getByRole('region', { name: 'Your cart' }).getByRole('listitem');
const remove = (page: Page, { title }: Offer) => page.getByRole('button', { name: `Remove: ${title}` });

test('a visitor adds, signs in, and the line is there; signing out empties the page', async ({ page }) => {
  const [offer] = await listOffers(page.request);
  if (offer === undefined) throw new Error('Nothing costs anything.');
  await openPage(page, '/cart');
  await expect(page.getByText('Sign in to see your cart')).toBeVisible();
  await openPage(page, `/content/${offer.contentId}`);
  const radio = page.locator(`input[type=radio][value="${offer.variantId}"]`);
  if ((await radio.count()) > 0) await radio.check({ force: true });
  await page.getByRole('button', { name: /^Add to cart · ৳/ }).press('Enter');
  await expect(findDialog(page).getByRole('heading', { name: 'Sign in to add to your cart' })).toBeVisible();
  await expect(findDialog(page).getByRole('button', { name: 'Continue with phone' })).toBeFocused();
  await signInByDialog(page);
  // One message appears. The focus is on the next step, and returns to the button afterwards.
  const drawer = page.getByRole('dialog', { name: 'Added to cart' });
  await expect(drawer.getByRole('listitem')).toContainText(offer.title);
  await expect(drawer.getByRole('link', { name: 'Checkout' })).toBeFocused();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  expect(await findProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('button', { name: 'In your cart' }).first()).toBeFocused();
  await cartLink(page, 1).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(lines(page).filter({ hasText: offer.title })).toHaveCount(1);
  await page.reload();
  await expect(lines(page)).toHaveCount(1);
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await signOut(page);
  await expect(page.getByText('Sign in to see your cart')).toBeVisible();
  await expect(lines(page)).toHaveCount(0);
  await expect(cartLink(page, 0)).toBeVisible();
});

test('a card’s button adds its work once; what one tab adds and removes, the other shows', async ({
  page,
  context,
}) => {
  const [first, second] = await listOffers(page.request);
  if (first === undefined || second === undefined) throw new Error('Too little costs anything.');
  await signInByPhone(page.request);
  await fillCart(page.request, [first]);
  await openPage(page, '/cart');
  await expect(lines(page)).toHaveCount(1);
  const other = await context.newPage();
  await openPage(other, `/content/${second.contentId}`);
  const radio = other.locator(`input[type=radio][value="${second.variantId}"]`);
  if ((await radio.count()) > 0) await radio.check({ force: true });
  await other.getByRole('button', { name: /^Add to cart · ৳/ }).click();
  await expect(addedDrawer(other).getByRole('listitem')).toHaveCount(2);
  await addedDrawer(other).getByRole('button', { name: 'Keep browsing' }).click();
  await expect(cartLink(other, 2)).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
  await expect(cartLink(page, 2)).toBeVisible();
  await remove(page, second).click();
  await expect(cartLink(other, 1)).toBeVisible();
  await expect(other.getByRole('button', { name: /^Add to cart · ৳/ })).toBeVisible();

  await test.step('what is bought now is paid by itself, and the rest stays in the cart', async () => {
    await other.getByRole('main').getByRole('button', { name: 'Buy now' }).first().click();
    await expect(other.getByRole('region', { name: 'Checkout' }).getByRole('listitem')).toHaveCount(1);
    await expect(other.getByText('1 other item stays in your cart.')).toBeVisible();
    await openSandbox(other);
    await sandboxAct(other, /^Pay ৳/).click();
    await expectPaid(other);
    await expect(cartLink(other, 1)).toBeVisible();
    await expect(remove(page, first)).toBeVisible();
    expect(await readCount(page.request)).toBe(1);
  });

  await test.step('a card’s button adds its work once, and the drawer leads to the cart', async () => {
    await signInByPhone(page.request);
    await openPage(page, '/content?price=paid');
    const button = page
      .getByRole('main')
      .getByRole('button', { name: /^Add to cart: / })
      .first();
    await button.dblclick();
    await expect(addedDrawer(page).getByRole('listitem')).toHaveCount(1);
    await addedDrawer(page).getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(lines(page)).toHaveCount(1);
  });
});

test('the drawer keeps the focus when its lines go, and says what went', async ({ page }) => {
  const offers = (await listOffers(page.request)).slice(0, 2);
  await signInByPhone(page.request);
  await fillCart(page.request, offers.slice(1));
  await openPage(page, `/content/${offers[0]?.contentId}`);
  await page.getByRole('button', { name: /^Add to cart · ৳/ }).press('Enter');
  const drawer = addedDrawer(page);
  const buttons = drawer.getByRole('button', { name: /^Remove: / });
  await expect(buttons).toHaveCount(2);
  await buttons.first().press('Enter');
  await expect(buttons).toHaveCount(1);
  await expect(buttons).toBeFocused();
  await expect(drawer.getByRole('status')).toContainText('was removed from your cart');
  await buttons.press('Enter');
  await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Checkout' })).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Keep browsing' })).toBeFocused();
});

test('what is removed can be put back, by the keyboard, and a failure leaves it there', async ({ page }) => {
  const [first, second] = await listOffers(page.request);
  if (first === undefined || second === undefined) throw new Error('Too little costs anything.');
  await signInByPhone(page.request);
  await fillCart(page.request, [first, second]);
  await openPage(page, '/cart');
  await remove(page, second).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`“${second.title}” was removed from your cart.`)).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
  expect(await readCount(page.request)).toBe(1);
  const undo = page.getByRole('button', { name: `Undo: ${second.title}` });
  await expect(undo).toBeEnabled();
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(remove(page, second)).toBeEnabled();
  await expect(cartLink(page, 2)).toBeVisible();
  expect(await readCount(page.request)).toBe(2);

  await page.route('**/api/v1/cart/remove*', (route) =>
    route.fulfill({ status: 500, json: { detail: 'Server error' } }),
  );
  await remove(page, first).click();
  await expect(toast(page, 'We couldn’t remove this from your cart. Try again.')).toBeVisible();
  await expect(remove(page, first)).toBeEnabled();
  await page.unroute('**/api/v1/cart/remove*');

  await remove(page, first).click();
  await remove(page, second).click();
  await expect(page.getByText('None of the items in your cart are available right now.')).toBeVisible();
  // The page shows a removal before the server responds; the removal can't be undone until then.
  for (const { title } of [first, second])
    await expect(page.getByRole('button', { name: `Undo: ${title}` })).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible();
});

test.describe('what its contributor changes meanwhile', () => {
  let pool: pg.Pool;
  test.beforeAll(() => {
    const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
    if (url === undefined) throw new Error('The database of the server under test is not running.');
    pool = new pg.Pool({ connectionString: url, max: 1 });
  });
  test.afterAll(() => pool.end());
  const setPrice = ({ variantId }: Offer, price: number | null) =>
    pool.query('update variant set price = $2 where id = $1', [variantId, price]);

  test('is said on its line, counted right, and the new price has to be accepted', async ({ page }) => {
    const errors = collectErrors(page);
    const [, , third, fourth] = await listOffers(page.request);
    if (third === undefined || fourth === undefined) throw new Error('Too little costs anything.');
    await signInByPhone(page.request);
    await fillCart(page.request, [third, fourth]);
    try {
      await setPrice(third, 123_450);
      await setPrice(fourth, null);
      await openPage(page, '/cart');
      await expect(page.getByText(/The price has changed since you added this: from ৳.* to ৳1,234.50/)).toBeVisible();
      await expect(page.getByText('This version is no longer for sale.')).toBeVisible();
      const summary = page.getByRole('complementary', { name: 'Summary' });
      await expect(summary.getByRole('definition').last()).toHaveText('৳1,234.50');
      await expect(payButton(page)).toHaveCount(0);
      const problems = await findViewProblems(page);
      await summary.getByRole('button', { name: 'Accept the new price' }).click();
      await expect(payButton(page)).toBeVisible();
      await expect(page.getByText(/The price has changed/)).toHaveCount(0);
      expect([...errors, ...problems]).toEqual([]);
    } finally {
      await setPrice(third, third.price);
      await setPrice(fourth, fourth.price);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart can be read, and says what it needs', async ({ page }) => {
    const [offer] = await listOffers(page.request);
    if (offer === undefined) throw new Error('Nothing costs anything.');
    await signInByPhone(page.request);
    await fillCart(page.request, [offer]);
    await page.goto('/cart');
    await expect(lines(page)).toContainText(offer.title);
    await expect(page.getByText('need JavaScript to change it')).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
  });
});
