import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { payOrder } from '../support/checkout.ts';
import { findOffer } from '../support/offers.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { findViewProblems } from '../support/page-checks.ts';
import { addRefusedSurplus } from '../support/payments/refused-surplus.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { toast } from '../support/toasts.ts';

/**
 * Creates an order that was paid twice, and whose provider refused to refund the second payment.
 * @returns its identifier
 */
async function payTwice(page: Page): Promise<string> {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The server of the journeys does not run.');
  await signInByPhone(page.request);
  const order = await payOrder(page.request, [await findOffer(page.request)]);
  const pool = openPool({ url, size: 1, onError: () => undefined });
  await addRefusedSurplus({ pool }, order);
  await pool.end();
  return order;
}

const asOwner = (browser: Browser, work: (owner: Page) => Promise<void>): Promise<void> =>
  inOtherBrowser(browser, async (owner) => {
    await signInAsAdmin(owner, 'owner');
    await work(owner);
  });

/** Expects no overflow and no accessibility violations, on a phone and a laptop. */
const expectWellDrawn = async (page: Page): Promise<void> => expect(await findViewProblems(page)).toEqual([]);
const findRow = (owner: Page, order: string): Locator =>
  owner.getByRole('row').filter({ has: owner.locator(`a[href$="/admin/orders/${order}"]`) });

test('money that was refused on its way back: an owner finds it, and notes how it was given back', async ({
  page,
  browser,
}) => {
  const order = await payTwice(page);
  await asOwner(browser, async (owner) => {
    await openPage(owner, '/admin/orders/anomalies?kind=refund_refused');
    const row = findRow(owner, order);
    await expect(row.getByText('This money still belongs to the buyer. Decide how to refund it.')).toBeVisible();
    await row.getByRole('link', { name: /^Order / }).click();
    await expect(owner.getByText('This money still belongs to the buyer. Decide how to refund it.')).toBeVisible();
    await expectWellDrawn(owner);
    await owner.getByRole('button', { name: 'Record refund made elsewhere' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('Reason for refunding elsewhere').fill('The balance was too low.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(
      dialog.getByText('Enter the transfer reference from the bank or wallet: at least 3 characters.'),
    ).toBeVisible();
    await expect(dialog.getByLabel('Transfer reference')).toBeFocused();
    await expect(dialog.getByLabel('Reason for refunding elsewhere')).toHaveValue('The balance was too low.');
    await expectWellDrawn(owner);
    await dialog.getByLabel('Transfer reference').fill('BRAC 77120045');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(owner, 'Recorded as refunded')).toBeVisible();
    const main = owner.getByRole('main');
    await expect(main.getByText('Overpayment: refunded elsewhere')).toBeVisible();
    await expect(main.getByText('BRAC 77120045')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Send again' })).toHaveCount(0);
    await openPage(owner, '/admin/orders/anomalies?kind=refund_refused');
    await expect(findRow(owner, order)).toBeVisible();
    await expect(findRow(owner, order).getByText('This money still belongs to the buyer')).toHaveCount(0);
  });
});

test('money that was refused on its way back is sent again, in Bangla and by the keyboard', async ({
  page,
  browser,
}) => {
  const order = await payTwice(page);
  await asOwner(browser, async (owner) => {
    await openPage(owner, `/bn/admin/orders/${order}`);
    await expect(owner.getByText('এই টাকা এখনো ক্রেতার পাওনা। কীভাবে ফেরত দেবেন, ঠিক করুন।')).toBeVisible();
    await expectWellDrawn(owner);
    await owner.getByRole('button', { name: 'আবার পাঠান' }).focus();
    await owner.keyboard.press('Enter');
    const dialog = owner.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: /আবার ফেরত পাঠাবেন\?$/ })).toBeVisible();
    await expectWellDrawn(owner);
    await owner.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'আবার পাঠান' })).toBeFocused();
    await owner.keyboard.press('Enter');
    await expect(toast(owner, 'টাকাটি আবার পাঠানো হচ্ছে')).toBeVisible();
    await expect(owner.getByRole('main').getByText(/^আবার পাঠানো হয়েছে/)).toBeVisible();
  });
});
