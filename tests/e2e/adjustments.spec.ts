import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../support/admins.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { withServerMoney } from '../support/money-journeys.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { findViewProblems } from '../support/page-checks.ts';
import { earn } from '../support/withdrawals.ts';

const findLedger = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Ledger' }) });

test('an owner pays out what somebody has who can’t ask for it, and another confirms a large amount', async ({
  page,
  browser,
}) => {
  const contributorId = await inOtherBrowser(browser, async (contributor) => {
    await signInAsContributor(contributor);
    const answer = await contributor.request.get('/api/v1/contributor/account');
    return ((await answer.json()) as { contributor: { _id: string } }).contributor._id;
  });
  await withServerMoney(async (server) => {
    await earn(server, contributorId, 6_000_000);
    await server.db.updateTable('contributor').set({ status: 'suspended' }).where('id', '=', contributorId).execute();
  });
  const books = `/admin/contributors/payments/of/${contributorId}`;
  await signInAsAdmin(page, 'owner');
  await openPage(page, books);
  await expect(page.getByText('Suspended')).toBeVisible();

  // Part of the balance can be paid out immediately. An invalid amount is reported beside the field and stays in it.
  const payOut = page.getByRole('button', { name: 'Pay out' });
  await payOut.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('70000');
  await dialog.getByLabel('Transaction number').fill('BRAC 7712');
  await dialog.getByLabel('Reason').fill('Account closed by the bank');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(dialog.getByText('Only ৳60,000 is available to pay out.')).toBeVisible();
  await expect(dialog.getByLabel('Transaction number')).toHaveValue('BRAC 7712');
  await dialog.getByLabel('Amount').fill('1000');
  await dialog.getByRole('button', { name: 'Pay out' }).click();
  await expect(dialog).toBeHidden();
  await expect(findLedger(page).getByText('Paid out directly')).toBeVisible();

  // Another owner has to confirm the rest.
  await payOut.click();
  await dialog.getByLabel('Amount').fill('59000');
  await dialog.getByLabel('Transaction number').fill('BRAC 7713');
  await dialog.getByLabel('Reason').fill('The rest');
  await expect(dialog.getByText('needs another owner’s confirmation')).toBeVisible();
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Waiting for another owner')).toBeVisible();
  await openPage(page, `/bn${books}`);
  expect(await findViewProblems(page)).toEqual([]);

  await inOtherBrowser(browser, async (second) => {
    await signInAsAdmin(second, 'owner');
    await openPage(second, '/admin/contributors/payments');
    await second.getByRole('link', { name: 'Balances to settle' }).click();
    await second.locator(`a[href$="${contributorId}"]`).click();
    await second.getByRole('button', { name: 'Confirm' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(second.getByRole('dialog')).toBeHidden();
    await expect(second.getByText('Waiting for another owner')).toBeHidden();
    await expect(findLedger(second).getByText('Paid out directly')).toHaveCount(2);
  });
});
