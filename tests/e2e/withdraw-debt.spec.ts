import { expect, test } from '@playwright/test';
import { postRefund } from '../../src/features/money/ledger/service/post.ts';
import { createId } from '../../src/platform/database/id.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { withServerMoney } from '../support/money-journeys.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { findProblems } from '../support/page-checks.ts';
import { send } from '../support/site-client.ts';
import { earn, makeOption } from '../support/withdrawals.ts';

test('who owes after a refund reads how much is missing until the next withdrawal', async ({ page, browser }) => {
  await signInAsContributor(page);
  const account = await page.request.get('/api/v1/contributor/account');
  const { _id: id } = ((await account.json()) as { contributor: { _id: string } }).contributor;
  const [lineId, optionId] = await withServerMoney(async (server) => {
    await earn(server, id, 15_000);
    return [await earn(server, id, 35_000), await makeOption(server, id)];
  });
  const key = { 'idempotency-key': `withdraw-${crypto.randomUUID()}` };
  const asked = await send(page.request, 'POST', '/api/v1/withdraw-request/create', { amount: 50_000, optionId }, key);
  await inOtherBrowser(browser, async (owner) => {
    await signInAsAdmin(owner, 'owner');
    const update = `/api/v1/withdraw-request/${String(asked['_id'])}`;
    await send(owner.request, 'PATCH', `${update}/approve`, {});
    await send(owner.request, 'PATCH', `${update}/pay`, { reference: 'SB-2026-77' });
  });
  await withServerMoney(({ db }) =>
    db.transaction().execute((tx) =>
      postRefund(tx, {
        refundId: createId(),
        provider: 'sandbox',
        currency: 'BDT',
        lines: [{ lineId, net: 35_000, fee: 0 }],
      }),
    ),
  );
  await openPage(page, '/contributor/sales-and-earnings');
  await expect(page.getByRole('listitem').filter({ hasText: 'SB-2026-77' })).toContainText('bKash •••• 678');
  await expect(page.getByRole('region', { name: 'Payouts' })).toContainText(
    'You owe ৳350 after refunds; your next earnings cover it first. Minimum withdrawal: ৳500, ৳850 to go.',
  );
  await openPage(page, '/contributor/withdrawals');
  await expect(page.getByText('You owe ৳350 after refunds.')).toBeVisible();
  await expect(page.getByText('Minimum withdrawal: ৳500, ৳850 to go including your debt of ৳350')).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
});
