import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import {
  addedDrawer,
  expectPaid,
  findDownload,
  hashDownload,
  openCheckout,
  openSandbox,
  payButton,
  readStatus,
  sandboxAct,
} from '../support/checkout.ts';
import { fillCart, findOffer, listOffers } from '../support/offers.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { findProblems } from '../support/page-checks.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { openDialog, signInByDialog } from '../support/sign-in-dialog.ts';
import { withHttpClient } from '../support/site-client.ts';

let pool: pg.Pool;
test.beforeAll(() => {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The database of the server under test is not running.');
  pool = new pg.Pool({ connectionString: url, max: 1 });
});
test.afterAll(() => pool.end());

test('everything from the cart to the file can be done by the keyboard', async ({ page }) => {
  const offer = await findOffer(page.request);
  await signInByPhone(page.request);
  await fillCart(page.request, [offer]);
  await openPage(page, '/cart');
  const { keyboard } = page;
  /** Presses Tab until the element with this name has the focus. */
  const walkTo = async (name: RegExp): Promise<void> => {
    await expect(async () => {
      await keyboard.press('Tab');
      const focused = await page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ??
          document.activeElement?.textContent ??
          '',
      );
      expect(focused).toMatch(name);
    }).toPass({ intervals: [0] });
  };
  await walkTo(/^Name on the licence/);
  await keyboard.type('Nusrat Jahan');
  await walkTo(/^Pay ৳/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/payment\/sandbox\//);
  await expect(sandboxAct(page, /^Pay ৳/)).toBeVisible();
  await walkTo(/^Pay ৳/);
  await keyboard.press('Enter');
  await expectPaid(page);
  await walkTo(/^Download: /);
  const downloading = page.waitForEvent('download');
  await keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).not.toBe('');
});

test('the letter’s link leads to the files in another browser, after signing in', async ({ page, browser }) => {
  const offer = await findOffer(page.request);
  const { userId, phone } = await signInByPhone(page.request);
  const email = `nusrat-${userId}@example.com`;
  await pool.query('update account set email = $2, email_verified = true where id = $1', [userId, email]);
  const order = await openCheckout(page, [offer]);
  await openSandbox(page);
  // The browser is closed before it returns from the provider.
  await page.route('**/api/v1/payment/sandbox/return/**', (route) => route.abort());
  await sandboxAct(page, /^Pay ৳/).click();
  const findLetter = async (): Promise<string> =>
    (await pool.query<{ text_body: string }>('select text_body from mail where recipient = $1', [email])).rows[0]
      ?.text_body ?? '';
  await expect.poll(findLetter).toContain(`/checkout/${order}`);
  const [link = ''] = new RegExp(`http\\S+/checkout/${order}`).exec(await findLetter()) ?? [];
  await page.close();
  await inOtherBrowser(browser, async (other) => {
    await openPage(other, link);
    await expect(other.getByRole('heading', { level: 1, name: 'Sign in to see this order' })).toBeVisible();
    await openDialog(other, other.getByRole('main').getByRole('button', { name: 'Sign in' }));
    await signInByDialog(other, phone);
    await expectPaid(other);
    expect(await hashDownload(other, findDownload(other, offer))).toBe(offer.sha256);
  });
});

test('the same files under two licences are one choice of files, and the one that is chosen is bought', async ({
  page,
}) => {
  // No other test uses this offer.
  const offer = (await listOffers(page.request, { limit: 12 })).at(-1);
  if (offer === undefined) throw new Error('Nothing costs anything.');
  const tier = crypto.randomUUID();
  await pool.query(
    `insert into variant (id, content_id, name, licence_code, price, position)
     select $2, content_id, name, 'arbor-extended-1', price * 6, 90 from variant where id = $1`,
    [offer.variantId, tier],
  );
  try {
    await pool.query(
      `insert into variant_file (variant_id, file_id, name, format, contained_formats, position, width, height, figures)
       select $2, file_id, name, format, contained_formats, position, width, height, figures from variant_file where variant_id = $1`,
      [offer.variantId, tier],
    );
    await signInByPhone(page.request);
    await openPage(page, `/content/${offer.contentId}`);
    const extended = page.getByRole('group', { name: 'Choose a licence' }).getByRole('radio', { name: /^Extended/ });
    if (!(await extended.isVisible())) await page.locator(`input[name=files][value="${offer.variantId}"]`).check();
    await extended.check();
    const problems = await findProblems(page);
    await page.getByRole('button', { name: /^Add to cart · ৳/ }).click();
    await expect(addedDrawer(page)).toContainText('Extended licence');
    await addedDrawer(page).getByRole('link', { name: 'Checkout' }).click();
    const line = page.getByRole('region', { name: 'Your cart' }).getByRole('listitem');
    await expect(line).toContainText('Extended licence');
    expect(problems).toEqual([]);
  } finally {
    for (const table of ['cart_line', 'variant_file'])
      await pool.query(`delete from ${table} where variant_id = $1`, [tier]);
    await pool.query('delete from variant where id = $1', [tier]);
  }
});

test('an order that was cancelled, or whose time is over, can’t be paid and leads back to the cart; another’s is not there', async ({
  page,
}) => {
  await signInByPhone(page.request);
  const offer = await findOffer(page.request);
  const cancelled = await openCheckout(page, [offer]);
  await withHttpClient(async (client) => {
    await signInByPhone(client);
    const answer = await client.get(`/checkout/${cancelled}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toMatch(/<h1[^>]*>Nothing/);
  });
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  expect(await readStatus(page.request, cancelled)).toBe('cancelled');
  await page.getByRole('link', { name: 'Back to the cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(payButton(page)).toBeEnabled();

  const order = await openCheckout(page, [offer]);
  await pool.query(
    "update customer_order set created_at = now() - interval '40 minutes', expires_at = now() - interval '10 minutes' where id = $1",
    [order],
  );
  await page.reload();
  await expect(page.getByText('Expired', { exact: true })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(payButton(page)).toBeVisible();
});
