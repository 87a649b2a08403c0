import { expect, type Page, test } from '@playwright/test';
import { expectPaid, findDownload, hashDownload, makeOrder, payButton, readStatus } from '../support/checkout.ts';
import { listOffers } from '../support/offers.ts';
import { openPage } from '../support/open-page.ts';
import { type ProviderServer, startProviderServer } from '../support/payments/provider-server.ts';
import type { StandIn, StoredPayment } from '../support/payments/stand-in.ts';
import { signInByPhone } from '../support/sign-in.ts';

/** Actions of the customer's browser on a provider's page. */
interface Manner {
  readonly label: string;
  readonly paid: (payment: StoredPayment) => string;
  readonly cancelled: (payment: StoredPayment) => string;
}

const toLink = (address: string, words: string): string => `<a href="${address}">${words}</a>`;
const toForm = (address: string, words: string): string =>
  `<form method="post" action="${address}"><input type="hidden" name="status" value="${words}"><button>${words}</button></form>`;

const manners: Readonly<Record<string, Manner>> = {
  sslcommerz: {
    label: 'Card, mobile or internet banking',
    paid: ({ returnUrl }) => toForm(returnUrl, 'VALID'),
    cancelled: ({ cancelUrl }) => toForm(cancelUrl, 'CANCELLED'),
  },
  bkash: {
    label: 'bKash',
    paid: ({ id, returnUrl }) => toLink(`${returnUrl}?paymentID=${id}&status=success`, 'PIN'),
    cancelled: ({ id, returnUrl }) => toLink(`${returnUrl}?paymentID=${id}&status=cancel`, 'Close'),
  },
  stripe: {
    label: 'International card',
    paid: ({ returnUrl }) => toLink(returnUrl, 'Pay'),
    cancelled: ({ cancelUrl }) => toLink(cancelUrl, 'Back'),
  },
};

let standIns: Readonly<Record<string, StandIn>>;
let server: ProviderServer;
let origin: string;

test.beforeAll(async () => {
  server = await startProviderServer();
  ({ standIns, origin } = server);
});
test.afterAll(() => server.close());

/** Shows a page in place of the provider's, written by `write` from the payment that was started last. */
async function showProviderPage(page: Page, standIn: StandIn, write: (payment: StoredPayment) => string) {
  await page.unroute('https://*/**');
  await page.route('https://*/**', (route) => {
    const payment = [...standIn.payments.values()].at(-1);
    const body = payment === undefined ? 'nothing was begun' : write(payment);
    return route.fulfill({ contentType: 'text/html', body: `<title>Provider</title><main>${body}</main>` });
  });
}

for (const [name, manner] of Object.entries(manners))
  test(`with ${name}: given up, begun again, paid, downloaded`, async ({ page }) => {
    const standIn = standIns[name];
    const [offer] = await listOffers(page.request);
    if (standIn === undefined || offer === undefined) throw new Error('Nothing to pay, or nobody to pay.');
    await signInByPhone(page.request);
    const order = await makeOrder(page.request, [offer]);
    await openPage(page, `${origin}/checkout/${order}`);
    await page.getByRole('radio', { name: manner.label }).check();
    await showProviderPage(page, standIn, manner.cancelled);
    await payButton(page).click();
    await expect(page).toHaveTitle('Provider');
    await page.getByRole('main').locator('a, button').click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    expect(await readStatus(page.request, order)).toBe('cancelled');

    await page.getByRole('radio', { name: manner.label }).check();
    await showProviderPage(page, standIn, (payment) => {
      standIn.pay(payment.reference);
      return manner.paid(payment);
    });
    await payButton(page).click();
    await expect(page).toHaveTitle('Provider');
    await page.getByRole('main').locator('a, button').click();
    await expectPaid(page);
    expect(await readStatus(page.request, order)).toBe('paid');
    expect([...standIn.payments.values()].filter(({ status }) => status === 'completed').length).toBe(1);
    expect(await hashDownload(page, findDownload(page, offer))).toBe(offer.sha256);
  });

test('a provider that can’t be reached is said, and another one can be chosen', async ({ page }) => {
  const [offer] = await listOffers(page.request);
  const { bkash } = standIns;
  if (bkash === undefined || offer === undefined) throw new Error('Nothing to pay, or nobody to pay.');
  await signInByPhone(page.request);
  const order = await makeOrder(page.request, [offer]);
  await openPage(page, `${origin}/checkout/${order}`);
  await page.getByRole('radio', { name: 'bKash' }).check();
  bkash.fail('begin', '500');
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('you weren’t charged');
  await expect(payButton(page)).toBeEnabled();
  expect(await readStatus(page.request, order)).toBe('pending');
});
