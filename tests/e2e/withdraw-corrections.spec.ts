import { expect, test } from '@playwright/test';
import { signInAsAdmin } from '../support/admins.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { withServerMoney } from '../support/money-journeys.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { findViewProblems } from '../support/page-checks.ts';
import { send } from '../support/site-client.ts';
import { earn, makeOption } from '../support/withdrawals.ts';

test('what an owner entered as failed is corrected by two', async ({ page, browser }) => {
  const id = await inOtherBrowser(browser, async (contributor) => {
    await signInAsContributor(contributor);
    const answer = await contributor.request.get('/api/v1/contributor/account');
    const { _id } = ((await answer.json()) as { contributor: { _id: string } }).contributor;
    const optionId = await withServerMoney(async (server) => {
      await earn(server, _id, 60_000);
      return makeOption(server, _id);
    });
    const asked = await send(
      contributor.request,
      'POST',
      '/api/v1/withdraw-request/create',
      { amount: 60_000, optionId },
      { 'idempotency-key': crypto.randomUUID() },
    );
    return String(asked['_id']);
  });
  await signInAsAdmin(page, 'owner');
  await send(page.request, 'PATCH', `/api/v1/withdraw-request/${id}/approve`, {});
  await send(page.request, 'PATCH', `/api/v1/withdraw-request/${id}/fail`, { reason: 'Wrong account' });
  await openPage(page, `/admin/contributors/payments/${id}`);
  await page.getByRole('button', { name: 'Correct the result' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Transaction number').fill('TX-99');
  await dialog.getByLabel('Reason').fill('The bank’s file was wrong');
  await dialog.getByRole('button', { name: 'Propose' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Waiting for another owner')).toBeVisible();
  await openPage(page, `/bn/admin/contributors/payments/${id}`);
  expect(await findViewProblems(page)).toEqual([]);
  await inOtherBrowser(browser, async (second) => {
    await signInAsAdmin(second, 'owner');
    await openPage(second, `/admin/contributors/payments/${id}`);
    await second.getByRole('button', { name: 'Confirm' }).click();
    await second.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(second.getByRole('dialog')).toBeHidden();
    await expect(second.getByText('Corrected', { exact: true })).toBeVisible();
    await expect(second.getByText('TX-99').first()).toBeVisible();
  });
});
