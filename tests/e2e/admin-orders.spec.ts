import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { choose, signInAsAdmin } from '../support/admins.ts';
import { payOrder } from '../support/checkout.ts';
import { listOffers } from '../support/offers.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { signInByGoogle } from '../support/sign-in.ts';

interface Line {
  readonly contentId: string;
  readonly variantId: string;
  readonly title: string;
  readonly certificate: string;
}

const readOrder = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/v1/order/single/${id}`)).json()) as { number: number; lines: Line[] };

const download = async (page: Page, { contentId, variantId }: Line): Promise<number> =>
  (await page.request.get(`/api/v1/content/download/${contentId}/${variantId}`)).status();

/** Signs in a buyer of two works. */
async function buyTwo(page: Page) {
  const offers = (await listOffers(page.request)).slice(0, 2);
  const mark = crypto.randomUUID().slice(0, 8);
  const email = `buyer-${mark}@example.com`;
  await signInByGoogle(page.request, { name: `Nasrin ${mark}`, email });
  const id = await payOrder(page.request, offers);
  return { id, email, name: `Nasrin ${mark}`, ...(await readOrder(page, id)) };
}

/** Requests a refund on the order's page, where the line is selected already and no field is required. */
async function requestRefund(page: Page, orderId: string, line: Line): Promise<void> {
  await openPage(page, `/checkout/${orderId}`);
  await page.getByRole('button', { name: `Request a refund: ${line.title}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: new RegExp(line.title) })).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Request refund of ৳/ }).click();
  await expect(page.getByText(/^Refund requested on /)).toBeVisible();
}

test('an owner finds an order and refunds one line; its download is refused and its certificate says so', async ({
  page,
  browser,
}) => {
  const { id, email, name, number, lines } = await buyTwo(page);
  const [given, kept] = lines;
  if (given === undefined || kept === undefined) throw new Error('There are no two works to buy.');
  expect(await download(page, kept)).toBe(200);
  await requestRefund(page, id, given);

  await inOtherBrowser(browser, async (owner) => {
    await signInAsAdmin(owner, 'owner');
    await openPage(owner, '/admin/orders');
    await owner.getByLabel('Number, receipt, buyer, e-mail, title or reference').fill(email);
    await owner.keyboard.press('Enter');
    const row = owner.locator('tbody tr');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(name);
    await openPage(owner, '/admin/orders/refund-requests?sort=-requested');
    await owner.getByRole('link', { name: `Order ${number}` }).click();
    await expect(owner.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    expect(await findViolations(owner)).toEqual([]);

    const request = owner.getByRole('region', { name: 'Refund requested' });
    await expect(request).toContainText(given.title);
    await request.getByRole('button', { name: 'Refund', exact: true }).click();
    const dialog = owner.getByRole('dialog');
    const send = dialog.getByRole('button', { name: /^Refund ৳/ });
    // The requested line is selected. A downloaded one requires a second confirmation.
    await expect(send).toBeEnabled();
    await dialog.getByRole('checkbox', { name: new RegExp(kept.title) }).check();
    await expect(send).toBeDisabled();
    await dialog.getByRole('checkbox', { name: new RegExp(kept.title) }).uncheck();
    await choose(owner, 'Reason', 'A file doesn’t work');
    await dialog.getByLabel('Note (optional)').fill('The second layer is empty.');
    expect(await findViolations(owner)).toEqual([]);
    // The line is downloaded while the dialog is open, so the dialog names it, asks for the confirmation, and keeps its
    // input.
    expect(await download(page, given)).toBe(200);
    await send.click();
    await expect(dialog.getByRole('alert').filter({ hasText: given.title })).toContainText('This was downloaded');
    await expect(dialog.getByLabel('Note (optional)')).toHaveValue('The second layer is empty.');
    await expect(dialog.getByRole('checkbox', { name: new RegExp(kept.title) })).not.toBeChecked();
    await expect(send).toBeDisabled();
    await dialog.getByRole('checkbox', { name: /Refund anyway/ }).check();
    await send.click();
    await expect(dialog).toBeHidden();
    await expect(owner.getByText('The second layer is empty.')).toBeVisible();
    // The page updates without a reload.
    const refunds = owner
      .locator('section')
      .filter({ has: owner.getByRole('heading', { name: 'Refunds', exact: true }) });
    await expect(refunds.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 120_000 });
    await expect(owner.getByText('Refund in progress')).toHaveCount(0);
    await openPage(owner, '/admin/audit');
    await expect(owner.getByText('Refunded an order').first()).toBeVisible();
  });

  expect(await download(page, given)).toBe(402);
  expect(await download(page, kept)).toBe(200);
  await openPage(page, `/verify/${given.certificate}`);
  await expect(page.getByText(/no longer holds|revoked|ended/i).first()).toBeVisible();
  await openPage(page, `/checkout/${id}`);
  const goneBack = page.getByRole('region', { name: 'Refunds' });
  await expect(goneBack).toContainText(given.title);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(page.getByText('Total after refunds')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await openPage(page, '/profile/orders');
  await expect(page.getByText(/৳[\d,.]+ refunded/)).toBeVisible();
  await openPage(page, '/profile/notices');
  await expect(page.getByText(new RegExp(`We refunded ৳[\\d,.]+ for order ${number}`))).toBeVisible();
});

test('an owner publishes a version of a licence for later orders', async ({ page }) => {
  await signInAsAdmin(page, 'owner');
  await openPage(page, '/admin/licences');
  await page.getByRole('link', { name: 'Editorial licence' }).click();
  await expect(page.getByText('In force now')).toBeVisible();
  const english = page.getByLabel('Text in English');
  const text = await english.inputValue();
  const heading = page.getByRole('heading', { name: /^Version \d+$/ });
  const next = await heading.textContent();
  await english.fill('Too short.');
  await page.getByRole('button', { name: 'Publish this version' }).click();
  await expect(english).toHaveAttribute('aria-invalid', 'true');
  await expect(english).toHaveValue('Too short.');
  await english.fill(`${text}\n\n## A new section\n\nIt says more.`);
  const { versions } = (await (await page.request.get('/api/v1/licence/single/arbor-editorial-1')).json()) as {
    versions: { effectiveAt: string }[];
  };
  const last = Math.max(Date.now(), ...versions.map(({ effectiveAt }) => Date.parse(effectiveAt)));
  const day = new Date(last + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('In force from').fill(day);
  await page.getByRole('button', { name: 'Publish this version' }).click();
  await expect(page.getByText(`${next} published`)).toBeVisible();
  await expect(page.getByText('Upcoming')).toBeVisible();
  await expect(page.getByText('In force now')).toBeVisible();
});
