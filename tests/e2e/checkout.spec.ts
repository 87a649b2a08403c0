import { expect, test } from '@playwright/test';
import {
  addedDrawer,
  expectPaid,
  findDownload,
  hashDownload,
  makeOrder,
  openCheckout,
  openSandbox,
  payButton,
  readStatus,
  sandboxAct,
} from '../support/checkout.ts';
import { findOffer, listOffers } from '../support/offers.ts';
import { openPage, waitForHydration } from '../support/open-page.ts';
import { readPdf } from '../support/read-pdf.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { findDialog, signInByDialog } from '../support/sign-in-dialog.ts';

test('a visitor buys now, signs in, pays, downloads the very file and opens the certificate', async ({ page }) => {
  const offer = await findOffer(page.request);
  await openPage(page, `/content/${offer.contentId}`);
  const radio = page.locator(`input[type=radio][value="${offer.variantId}"]`);
  if ((await radio.count()) > 0) await radio.check({ force: true });
  await page.getByRole('main').getByRole('button', { name: 'Buy now' }).first().click();
  await expect(findDialog(page).getByRole('heading', { name: 'Sign in to buy' })).toBeVisible();
  await signInByDialog(page);
  await expect(page).toHaveURL(`/cart?only=${offer.variantId}`);
  await expect(page.getByRole('region', { name: 'Checkout' }).getByRole('listitem')).toContainText(offer.title);
  await page.getByText('Company, address, BIN').click();
  await page.getByLabel('Company').fill('Studio Shapla Ltd');
  await payButton(page).click();
  await expect(page.getByText('Enter the name for the licence.')).toBeVisible();
  await expect(page.getByLabel('Name on the licence')).toBeFocused();
  await page.getByLabel('Name on the licence').fill('Nusrat Jahan');
  await page.getByLabel('BIN or VAT number').fill('000123456-010');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel('Name on the licence')).toHaveValue('Nusrat Jahan');
  await payButton(page).click();
  await expect(page.getByText('Enter all 13 digits of the BIN.')).toBeVisible();
  await page.getByLabel('BIN or VAT number').fill('০০০১২৩৪৫৬-০১০১');
  await openSandbox(page);
  await expect(page.getByText('nobody is charged')).toBeVisible();
  await sandboxAct(page, /^Pay ৳/).click();
  await expectPaid(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();

  await expect(page.getByRole('table', { name: /licence/i })).toBeVisible();
  await expect(page.getByRole('main').locator('a, button').first()).toHaveText(/^Download/);
  expect(await hashDownload(page, findDownload(page, offer))).toBe(offer.sha256);
  const certificate = page.getByRole('link', { name: 'Licence certificate (PDF)' });
  const receipt = page.getByRole('link', { name: 'Receipt (PDF)' });
  for (const link of [certificate, receipt]) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    const [paper] = (await readPdf(await answer.body())).pages;
    for (const text of [offer.title, 'Nusrat Jahan', 'Studio Shapla Ltd', 'BIN 000123456-0101'])
      expect(paper?.text).toContain(text);
  }

  await test.step('what is changed after the download is a correction', async () => {
    await page.getByRole('button', { name: 'Edit details' }).click();
    await expect(page.getByText('You’ve already downloaded a certificate.')).toBeVisible();
    await page.getByLabel('Name on the licence').fill('Nusrat Jahan Mim');
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText(/^Corrected on /)).toBeVisible();
    const answer = await page.request.get((await certificate.getAttribute('href')) ?? '');
    const [paper] = (await readPdf(await answer.body())).pages;
    for (const text of ['Nusrat Jahan Mim', 'Corrected on']) expect(paper?.text).toContain(text);
  });

  await test.step('what was bought is offered as a download on its page, and nowhere for sale', async () => {
    await openPage(page, `/content/${offer.contentId}`);
    await expect(page.getByText('You own this. Download it any time.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Add to cart · ৳/ })).toHaveCount(0);
    const download = page
      .getByRole('region', { name: offer.title })
      .getByRole('link', { name: /^Download / })
      .first();
    expect(await hashDownload(page, download)).toBe(offer.sha256);
    await openPage(page, `/content?q=${encodeURIComponent(offer.title)}`);
    const card = page.getByRole('main').locator('.tile').filter({ hasText: offer.title }).first();
    await expect(card.getByText('Owned')).toBeVisible();
    await expect(card.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
    await expect(card.getByRole('link', { name: /^Download: / })).toHaveCount(1);
  });
});

test('what is free is ordered without paying, and leaves the cart', async ({ page }) => {
  const offer = await findOffer(page.request, { price: 'free' });
  await signInByPhone(page.request);
  await openPage(page, `/content/${offer.contentId}`);
  await page.getByRole('button', { name: 'Need a certificate?' }).click();
  await addedDrawer(page).getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: 'Complete order' }).click();
  await expectPaid(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
  expect(await hashDownload(page, findDownload(page, offer))).toBe(offer.sha256);
});

test('a payment that fails or is given up is said, and can be tried again', async ({ page }) => {
  const [offer] = await listOffers(page.request);
  if (offer === undefined) throw new Error('Nothing costs anything.');
  await signInByPhone(page.request);
  const order = await openCheckout(page, [offer]);
  await openSandbox(page);
  await sandboxAct(page, 'Let the payment fail').click();
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible();
  await expect(page.getByText('You weren’t charged. Try again')).toBeVisible();
  await openSandbox(page);
  await sandboxAct(page, 'Cancel').click();
  await expect(page.getByText('The works are still in your cart.')).toBeVisible();
  expect(await readStatus(page.request, order)).toBe('cancelled');
  await openSandbox(page);
  await sandboxAct(page, /^Pay ৳/).click();
  await expectPaid(page);
  expect(await readStatus(page.request, order)).toBe('paid');
});

test('Back from the payment leads to the order, which is paid there once; Back from the end changes nothing', async ({
  page,
}) => {
  await signInByPhone(page.request);
  await openCheckout(page, [await findOffer(page.request)]);
  await openSandbox(page);
  const attempt = page.url();
  await page.goBack();
  await waitForHydration(page);
  await expect(payButton(page)).toBeEnabled();
  await openSandbox(page);
  expect(page.url()).toBe(attempt);
  await sandboxAct(page, /^Pay ৳/).click();
  await expectPaid(page);
  await page.goBack();
  await expect(page.getByText('This payment is complete.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expectPaid(page);
});

test('a double click begins one payment and pays once, and another tab shows it when it is looked at', async ({
  page,
  context,
}) => {
  await signInByPhone(page.request);
  const order = await openCheckout(page, [await findOffer(page.request)]);
  const other = await context.newPage();
  await openPage(other, `/checkout/${order}`);
  await expect(payButton(other)).toBeVisible();
  const begun: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/payment/begin/')) return;
    begun.push(response.request().headers()['idempotency-key'] ?? '');
  });
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/payment\/sandbox\//);
  await waitForHydration(page);
  expect(begun).toEqual([expect.stringMatching(/^[\w-]{36}$/)]);
  await sandboxAct(page, /^Pay ৳/).dblclick();
  await expectPaid(page);
  expect(await readStatus(page.request, order)).toBe('paid');
  await other.bringToFront();
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectPaid(other);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});

test('the page asks the payment service itself when no notice comes, and waits for late money', async ({ page }) => {
  await signInByPhone(page.request);
  const offers = await listOffers(page.request);
  await openCheckout(page, offers.slice(0, 1));
  await openSandbox(page);
  await sandboxAct(page, 'Pay, but lose the notification').click();
  await expectPaid(page);

  const late = await makeOrder(page.request, offers.slice(1, 2));
  await openPage(page, `/checkout/${late}`);
  await openSandbox(page);
  await sandboxAct(page, 'Pay late').click();
  await expect(page.getByText('Confirming your payment')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'I haven’t paid yet' }).click();
  await expect(payButton(page)).toBeVisible();
});
