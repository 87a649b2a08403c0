import { type Browser, expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../support/admins.ts';
import { expectPaid, findDownload, hashDownload, makeOrder, payButton, readStatus } from '../support/checkout.ts';
import { findOffer, type Offer } from '../support/offers.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { type ProviderServer, startProviderServer } from '../support/payments/provider-server.ts';
import { signInByPhone } from '../support/sign-in.ts';

let shop: ProviderServer;
test.beforeAll(async () => {
  shop = await startProviderServer();
});
test.afterAll(() => shop.close());

/** Pays with a card that SSLCOMMERZ classifies as risky. */
async function payRiskily(page: Page): Promise<{ order: string; offer: Offer }> {
  const offer = await findOffer(page.request);
  await signInByPhone(page.request);
  const order = await makeOrder(page.request, [offer]);
  await page.route('https://*/**', (route) => {
    const payment = [...shop.standIns.sslcommerz.payments.values()].at(-1);
    if (payment === undefined) return route.abort();
    payment.status = 'held';
    const form = `<form method="post" action="${payment.returnUrl}"><button>Pay</button></form>`;
    return route.fulfill({ contentType: 'text/html', body: `<title>Provider</title><main>${form}</main>` });
  });
  await openPage(page, `${shop.origin}/checkout/${order}`);
  await page.getByRole('radio', { name: 'Card, mobile or internet banking' }).check();
  await payButton(page).click();
  await expect(page).toHaveTitle('Provider');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Payment under review', { exact: true })).toBeVisible();
  return { order, offer };
}

/** The page says what happens, and offers neither to pay again nor the files. */
async function expectHeld(page: Page, { order, offer }: { order: string; offer: Offer }): Promise<void> {
  await expect(page.getByText('You don’t have to do anything; we’ll let you know when it’s done.')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Download: ${offer.title}` })).toHaveCount(0);
  expect(await readStatus(page.request, order)).toBe('on_hold');
  const file = await page.request.get(`/api/v1/content/download/${offer.contentId}/${offer.variantId}`);
  expect(file.status()).toBe(402);
}

const decide = (browser: Browser, order: string, decision: 'Accept' | 'Refuse') =>
  inOtherBrowser(browser, async (owner) => {
    await signInAsAdmin(owner, 'owner');
    await openPage(owner, `${shop.origin}/admin/orders/${order}`);
    const held = owner.getByRole('region', { name: 'This payment needs your decision' });
    await held.getByRole('button', { name: decision }).click();
    await owner.getByRole('dialog').getByRole('button', { name: decision }).click();
    await expect(held).toBeHidden();
    const main = owner.getByRole('main');
    await expect(main.getByText(decision === 'Accept' ? /^Accepted/ : /^Refused/)).toBeVisible();
    // A refusal creates one overpayment; tests of the API show that workers refund it.
    await expect(main.getByText('Overpayment')).toHaveCount(decision === 'Accept' ? 0 : 1);
  });

/** Expects a notification under the bell. */
async function expectTold(page: Page, words: RegExp): Promise<void> {
  await openPage(page, '/profile/notices');
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
}

test('a payment that is held back: the page explains, an owner accepts, the buyer downloads', async ({
  page,
  browser,
}) => {
  const bought = await payRiskily(page);
  await expectHeld(page, bought);
  await decide(browser, bought.order, 'Accept');
  await openPage(page, `${shop.origin}/checkout/${bought.order}`);
  await expectPaid(page);
  expect(await hashDownload(page, findDownload(page, bought.offer))).toBe(bought.offer.sha256);
  await expectTold(page, /Order \d+ is paid/);
});
