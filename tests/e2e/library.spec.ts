import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { hashDownload, payOrder } from '../support/checkout.ts';
import { fillCart, findOffer, listOffers, type Offer } from '../support/offers.ts';
import { openPage, waitForHydration } from '../support/open-page.ts';
import { findViewProblems } from '../support/page-checks.ts';
import { readZip } from '../support/read-zip.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { send } from '../support/site-client.ts';

async function hashArchive(page: Page, link: Locator): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = await readZip(await readFile(await download.path()));
  return [...files.values()].map((bytes) => createHash('sha256').update(bytes).digest('hex'));
}

/** Expects a link for each file and one for all files in a part of the page. */
async function expectEveryFile(page: Page, place: Locator, offer: Offer): Promise<void> {
  for (const file of offer.files)
    expect(await hashDownload(page, place.getByRole('link', { name: file.name, exact: false }))).toBe(file.sha256);
  const all = place.getByRole('link', { name: `Download all ${offer.files.length} files (ZIP): ${offer.title}` });
  expect(await hashArchive(page, all)).toEqual(offer.files.map(({ sha256 }) => sha256));
}

/** Finds the row of a work in the downloads. */
const findRow = (page: Page, { title }: Offer): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Expects no overflow and no accessibility violations, on a phone and a laptop. */
const expectWellDrawn = async (page: Page): Promise<void> => expect(await findViewProblems(page)).toEqual([]);

test('a variant of several files gives each by its name and all of them, on the order and under Downloads', async ({
  page,
}) => {
  const offer = await findOffer(page.request, { minFiles: 2 });
  await signInByPhone(page.request);
  const order = await payOrder(page.request, [offer]);
  await openPage(page, `/checkout/${order}`);
  const lines = page.getByRole('region', { name: 'Items', exact: true });
  await expectEveryFile(page, page.getByRole('main'), offer);
  await expect(lines.locator('img')).toHaveCount(1);
  await expectWellDrawn(page);

  await openPage(page, '/profile/downloads');
  await expectEveryFile(page, findRow(page, offer), offer);
  await expectWellDrawn(page);

  await openPage(page, `/content/${offer.contentId}`);
  const place = page.locator('section[aria-labelledby=title]');
  for (const file of offer.files)
    expect(await hashDownload(page, place.getByRole('link', { name: file.name, exact: false }))).toBe(file.sha256);
  const all = place.getByRole('link', { name: `Download all ${offer.files.length} files (ZIP)`, exact: true });
  expect(await hashArchive(page, all)).toEqual(offer.files.map(({ sha256 }) => sha256));

  await openPage(page, '/profile/orders');
  await expect(page.getByRole('main').getByRole('listitem').locator('img')).toHaveCount(1);
  expect(await hashArchive(page, page.getByRole('link', { name: /^Receipts of \w+ \d{4} \(ZIP\)$/ }))).toHaveLength(1);
  await expect(page.getByRole('link', { name: /^Receipt \(PDF\): Order \d+$/ })).toBeVisible();
  const certificate = page.getByRole('link', { name: 'Add a name for the certificate' });
  await expect(certificate).toHaveAttribute('href', `/checkout/${order}#particulars`);
  await expectWellDrawn(page);
  await page.getByRole('link', { name: /^Order \d+/ }).click();
  await expect(page).toHaveURL(new RegExp(`/checkout/${order}$`));

  await test.step('a free variant of several files in the cart gives all of them', async () => {
    const free = await findOffer(page.request, { price: 'free', minFiles: 2 });
    await fillCart(page.request, [free]);
    await openPage(page, '/cart');
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: free.title, exact: true }) });
    const archive = line.getByRole('link', { name: `Download all ${free.files.length} files (ZIP): ${free.title}` });
    expect(await hashArchive(page, archive)).toEqual(free.files.map(({ sha256 }) => sha256));
  });
});

test('the library is searched, sorted into bought and free, had again, and leads to its papers', async ({ page }) => {
  const [bought, other] = await listOffers(page.request, { limit: 2 });
  const free = await findOffer(page.request, { price: 'free' });
  if (bought === undefined || other === undefined) throw new Error('Too little costs something.');
  await signInByPhone(page.request);
  await send(page.request, 'PUT', '/api/v1/user/update/profile', { name: 'Nusrat Jahan' });
  const order = await payOrder(page.request, [bought, other]);
  await page.request.get(`/api/v1/content/download/${free.contentId}/${free.variantId}`);
  await openPage(page, '/profile/downloads');
  const list = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(list).toHaveCount(3);

  const field = page.getByRole('searchbox', { name: 'Search downloads' });
  await field.fill(bought.title);
  await field.press('Enter');
  await expect(page).toHaveURL(/\?q=/);
  await expect(list).toHaveText([bought.title]);
  await field.fill('nothing is called this');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing found for “nothing is called this”' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all downloads' }).click();
  await expect(list).toHaveCount(3);
  await page.getByRole('link', { name: 'Free', exact: true }).and(page.locator('[href*="kind=free"]')).click();
  await expect(list).toHaveText([free.title]);
  await page.goBack();
  await expect(list).toHaveCount(3);
  await page.getByRole('link', { name: 'Bought', exact: true }).click();
  await expect(list).toHaveCount(2);
  for (const { title } of [bought, other]) await expect(list.filter({ hasText: title })).toHaveCount(1);

  const row = findRow(page, bought);
  expect(await hashDownload(page, row.getByRole('link', { name: `Download: ${bought.title}` }))).toBe(bought.sha256);
  await page.reload();
  await waitForHydration(page);
  expect(await hashDownload(page, row.getByRole('link', { name: `Download again: ${bought.title}` }))).toBe(
    bought.sha256,
  );
  await expect(row.getByRole('link', { name: /^Licence certificate as PDF in/ })).toHaveCount(2);
  await expect(row.getByRole('link', { name: /^Receipt as PDF in/ })).toHaveCount(2);
  await row.getByRole('link', { name: /^Order / }).click();
  await expect(page).toHaveURL(new RegExp(`/checkout/${order}$`));
});
