import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../support/admins.ts';
import { payOrder } from '../support/checkout.ts';
import { listOffers } from '../support/offers.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { collectErrors, findProblems, setView } from '../support/page-checks.ts';
import { signInByPhone } from '../support/sign-in.ts';

test('an owner makes a bundle, and somebody who has a part of it buys the rest in Bangla', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const name = `Eid set ${randomUUID().slice(0, 8)}`;
  const offers = await listOffers(page.request, { limit: 2 });
  await signInAsAdmin(page, 'owner');
  await openPage(page, '/admin/bundles');
  await setView(page, { width: 1366, scheme: 'light' });
  await page.getByLabel('Name', { exact: true }).fill(name);
  for (const { title } of offers) {
    await page.getByLabel('Search works by title').fill(title);
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Works' }).getByText(title).first().click();
  }
  await expect(page.getByText('2 works chosen')).toBeVisible();
  await expect(page.getByText('Bought separately:')).toBeVisible();
  await page.getByLabel('Bundle price').fill('10');
  expect(await findProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create bundle' }).click();
  const made = page.getByRole('listitem').filter({ hasText: name });
  await expect(made).toContainText('On sale');
  const path = await made.getByRole('link', { name }).getAttribute('href');
  await inOtherBrowser(browser, async (buyer) => {
    await openPage(buyer, path ?? '');
    await setView(buyer, { width: 1366, scheme: 'dark' });
    await expect(buyer.getByRole('heading', { name, level: 1 })).toBeVisible();
    expect(await findProblems(buyer)).toEqual([]);
    await signInByPhone(buyer.request);
    await payOrder(buyer.request, offers.slice(0, 1));
    await openPage(buyer, `/bn${path}`);
    await setView(buyer, { width: 375, scheme: 'light' });
    await expect(buyer.getByText('আপনার কেনা আছে')).toBeVisible();
    await expect(buyer.getByText('আপনার কেনা বা নিজের ১টি কাজ বাদ দিয়ে')).toBeVisible();
    expect(await findProblems(buyer)).toEqual([]);
    await buyer.getByRole('button', { name: /দিয়ে কিনুন$/ }).click();
    await buyer.getByRole('button', { name: /পরিশোধ করুন$/ }).click();
    await buyer.getByRole('region', { name: 'স্যান্ডবক্স পেমেন্ট' }).getByRole('button', { name: /^৳/ }).click();
    await buyer.waitForURL(/\/bn\/checkout\//);
    await openPage(buyer, `/bn${path}`);
    await expect(buyer.getByText('এই বান্ডেলের সব কাজ আপনার আছে।')).toBeVisible();
  });
  await made.getByRole('button', { name: 'End bundle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End bundle' }).click();
  await expect(made).toContainText('Ended');
  expect(errors).toEqual([]);
});
