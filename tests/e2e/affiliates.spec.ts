import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../support/admins.ts';
import { payOrder } from '../support/checkout.ts';
import { withServerMoney } from '../support/money-journeys.ts';
import { listOffers } from '../support/offers.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { collectErrors, findProblems } from '../support/page-checks.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { querySite } from '../support/site-database.ts';
import { earn, makeOption } from '../support/withdrawals.ts';

test('an affiliate earns by a link, asks for the money in Bangla on a phone, and is paid by a payment file', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const setRate = (basisPoints: number) => querySite(`update affiliate_setting set basis_points = ${basisPoints}`);
  await setRate(1000);
  const { userId } = await signInByPhone(page.request);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/profile/affiliate');
  await page.getByRole('button', { name: 'Get my link' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByText(link, { exact: true })).toBeVisible();
  expect(await findProblems(page)).toEqual([]);

  await inOtherBrowser(browser, async (buyer) => {
    // A browser that says it has no window counts as a crawler, which clicks no links.
    await buyer.setExtraHTTPHeaders({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36' });
    await buyer.goto(link);
    await expect(buyer).toHaveURL(/\/$/);
    await signInByPhone(buyer.request);
    await payOrder(buyer.request, await listOffers(buyer.request, { limit: 1 }));
  });
  // The purchase clears in a week. Earlier earnings have.
  await withServerMoney(async (server) => {
    await earn(server, userId, 50_000);
    await makeOption(server, userId);
  });

  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, '/bn/profile/affiliate');
  const figure = (label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(figure('ক্লিক').getByRole('definition').first()).toHaveText('১');
  await expect(figure('ক্রেতা').getByRole('definition').first()).toHaveText('১');
  await expect(figure('অপেক্ষমাণ').getByRole('definition').first()).toHaveText(/^৳[১-৯]/);
  expect(await findProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'টাকা তুলুন' }).click();
  await page.getByLabel('পরিমাণ').fill('৫০০');
  const ask = page.getByRole('button', { name: 'টাকা তোলার অনুরোধ করুন' });
  const created = page.waitForResponse((each) => each.url().endsWith('/withdraw-request/create'));
  await ask.click();
  const answer = await created;
  const { _id: id, number } = (await answer.json()) as { _id: string; number: number };
  await inOtherBrowser(browser, async (owner) => {
    await signInAsAdmin(owner, 'owner');
    await openPage(owner, `/admin/contributors/payments/${id}`);
    await owner.getByRole('button', { name: 'Approve' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(owner.getByRole('button', { name: 'Record payment' })).toBeVisible();
    await openPage(owner, '/admin/contributors/payments/files');
    const made = owner.waitForResponse((each) => each.url().endsWith('/withdraw-request/batch/create'));
    await owner.getByRole('button', { name: 'Create file for bKash' }).click();
    const { batch } = (await (await made).json()) as { batch: { _id: string } };
    const file = await (await owner.request.get(`/api/v1/withdraw-request/batch/${batch._id}`)).text();
    expect(file).toContain(`"${number}",`);
    expect(file).toContain('01712345678');
    const csv = `request,status,reference,reason\n${number},paid,TX-${number},\n`;
    const enter = () =>
      owner
        .getByLabel('Filled-in file (CSV)')
        .setInputFiles({ name: 'done.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await enter();
    await expect(owner.getByText(`withdrawal ${number}: Paid.`)).toBeVisible();
    await enter();
    await expect(owner.getByText(`withdrawal ${number}: This was already recorded.`)).toBeVisible();
  });
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: `TX-${number}` })).toContainText('পরিশোধিত');
  await setRate(0);
  expect(errors).toEqual([]);
});
