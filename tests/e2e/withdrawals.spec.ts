import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { confirmByPhone } from '../support/confirmation.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { withServerMoney } from '../support/money-journeys.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { collectErrors, findProblems, findViewProblems } from '../support/page-checks.ts';
import { send } from '../support/site-client.ts';
import { earn, makeOption } from '../support/withdrawals.ts';

async function findContributorId(page: Page): Promise<string> {
  const { contributor } = (await (await page.request.get('/api/v1/contributor/account')).json()) as {
    contributor: { _id: string };
  };
  return contributor._id;
}

/** Signs in a contributor with earnings (minor units) and a bKash account. */
async function signInWithEarnings(page: Page, earned = 100_000): Promise<string> {
  await signInAsContributor(page);
  const id = await findContributorId(page);
  await withServerMoney(async (server) => {
    await earn(server, id, earned);
    await makeOption(server, id);
  });
  return id;
}

const created = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/withdraw-request/create') && answer.status() === 200);

test('a contributor asks for money and cancels; asks again, an owner approves and pays it', async ({
  page,
  browser,
}) => {
  await signInWithEarnings(page);
  await openPage(page, '/contributor/sales-and-earnings');
  await page.getByRole('link', { name: 'Withdraw money' }).click();
  await expect(page).toHaveURL(/\/contributor\/withdrawals$/);
  await openPage(page, '/contributor/withdrawals');
  await expect(page.getByText('৳1,000', { exact: true })).toBeVisible();
  const amount = page.getByLabel('Amount');
  const send = page.getByRole('button', { name: 'Request withdrawal' });

  // Invalid input is reported beside the field and stays in it.
  for (const [typed, said] of [
    ['100', 'Minimum withdrawal: ৳500'],
    ['5000', 'You can withdraw up to ৳1,000.'],
    ['abc', 'Enter a number, like 1,250.50.'],
    ['2161.955', 'Use up to two decimals.'],
    ['0', 'Minimum withdrawal: ৳500'],
  ] as const) {
    await amount.fill(typed);
    await send.click();
    await expect(page.locator('#withdraw-amount-error')).toHaveText(said);
    await expect(amount).toHaveValue(typed);
  }
  await amount.fill('600');
  await expect(page.getByText('You receive')).toBeVisible();
  await Promise.all([created(page), send.click()]);
  const row = page.getByRole('listitem').filter({ hasText: '৳600' });
  await expect(row).toContainText('Requested');
  await row.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
  await expect(row).toContainText('Cancelled');

  await amount.fill('750');
  const [answer] = await Promise.all([created(page), send.click()]);
  const { _id: id, number } = (await answer.json()) as { _id: string; number: number };
  await expect(page.getByText('You can request another withdrawal')).toBeVisible();
  await openPage(page, '/contributor/sales-and-earnings');
  const panel = page.getByRole('region', { name: 'Payouts' });
  await expect(panel).toContainText('৳750 to bKash •••• 678');
  await expect(panel.getByRole('link', { name: 'View withdrawals' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await inOtherBrowser(browser, async (owner) => {
    await signInAsAdmin(owner, 'owner');
    await openPage(owner, `/admin/contributors/payments?q=${number}`);
    await owner.getByRole('link', { name: `Withdrawal ${number}` }).click();
    await expect(owner.getByText('01712345678')).toBeVisible();
    expect(await findViolations(owner)).toEqual([]);
    await owner.getByRole('button', { name: 'Approve' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await owner.getByRole('button', { name: 'Record payment' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog.getByLabel('Transaction number')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Transaction number').fill(`TX-${number}`);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(owner.getByRole('button', { name: 'Mark as returned' })).toBeVisible();
  });

  await openPage(page, '/contributor/withdrawals');
  const paid = page.getByRole('listitem').filter({ hasText: `Withdrawal ${number}` });
  await expect(paid).toContainText('Paid');
  await expect(paid).toContainText(`TX-${number}`);
  const notices = (await (await page.request.get('/api/v1/user/notices')).json()) as {
    items: { subject: string; code: string }[];
  };
  expect(notices.items.filter(({ subject }) => subject === id).map(({ code }) => code)).toEqual([
    'withdrawal_paid',
    'withdrawal_approved',
  ]);
});

test('in Bangla: money is asked for in Bangla digits; an owner rejects it with a reason', async ({ page, browser }) => {
  await signInWithEarnings(page);
  await openPage(page, '/bn/contributor/withdrawals');
  await expect(page.getByText('৳১,০০০', { exact: true })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('পরিমাণ').fill('১০০');
  await page.getByRole('button', { name: 'টাকা তোলার অনুরোধ করুন' }).click();
  await expect(page.locator('#withdraw-amount-error')).toHaveText('অন্তত ৳৫০০ তুলতে হবে।');
  await page.getByLabel('পরিমাণ').fill('২১৬১.৯৫৫');
  await page.getByRole('button', { name: 'টাকা তোলার অনুরোধ করুন' }).click();
  await expect(page.locator('#withdraw-amount-error')).toHaveText('দশমিকের পরে সর্বোচ্চ দুই ঘর লেখা যায়।');
  await page.getByLabel('পরিমাণ').fill('৬০০');
  const [answer] = await Promise.all([created(page), page.getByRole('button', { name: 'টাকা তোলার অনুরোধ করুন' }).click()]);
  const { _id: id } = (await answer.json()) as { _id: string };
  await inOtherBrowser(browser, async (owner) => {
    await signInAsAdmin(owner, 'owner');
    await openPage(owner, `/bn/admin/contributors/payments/${id}`);
    await owner.getByRole('button', { name: 'প্রত্যাখ্যান করুন' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('textbox').fill('নম্বরটি মেলে না');
    await dialog.getByRole('button', { name: 'প্রত্যাখ্যান করুন' }).click();
    await expect(dialog).toBeHidden();
  });
  await openPage(page, '/bn/contributor/withdrawals');
  const row = page.getByRole('listitem').filter({ hasText: 'নম্বরটি মেলে না' });
  await expect(row).toContainText('প্রত্যাখ্যাত');
  await expect(page.getByText('৳১,০০০', { exact: true })).toBeVisible();
});

test('who leaves is told what is left of the earnings, and gives it up with the account', async ({ page }) => {
  const { username, phone } = await signInAsContributor(page);
  await withServerMoney(async (server) => earn(server, await findContributorId(page), 4_900));
  await openPage(page, '/profile/settings#delete');
  const settings = page.locator('#delete');
  const reasons = settings.getByRole('region', { name: 'Before you delete your account' });
  await expect(reasons).toContainText('You still have ৳49 in earnings.');
  await expect(reasons.getByRole('link', { name: 'Resolve' })).toHaveAttribute(
    'href',
    '/contributor/sales-and-earnings',
  );
  expect(await findViolations(page, '#delete')).toEqual([]);
  await settings.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(username);
  const remove = dialog.getByRole('button', { name: 'Delete account' });
  await expect(remove).toBeDisabled();
  await dialog.getByLabel('I give up ৳49.').press('Space');
  expect(await findViolations(page, 'dialog[open]')).toEqual([]);
  await remove.click();
  await confirmByPhone(page, phone);
  await expect(page).toHaveURL(/\/$/);
  expect((await page.goto('/profile/personal'))?.status()).toBe(401);
});

test('who waits for money to clear can’t leave yet, in Bangla on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await signInAsContributor(page);
  await withServerMoney(async (server) => {
    await earn(server, await findContributorId(page), 4_900, { isCleared: false });
  });
  await openPage(page, '/bn/profile/settings#delete');
  const settings = page.locator('#delete');
  await expect(settings.getByRole('region', { name: 'মুছে ফেলার আগে যা করতে হবে' })).toContainText('৳৪৯');
  await expect(settings.getByRole('button')).toHaveCount(0);
  expect(await findViolations(page, '#delete')).toEqual([]);
});

test('who has less than the least reads what is missing, and who was suspended still sees withdrawals', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const id = await signInWithEarnings(page, 4_900);
  await openPage(page, '/contributor/sales-and-earnings');
  const panel = page.getByRole('region', { name: 'Payouts' });
  await expect(panel).toContainText('You have ৳49. Minimum withdrawal: ৳500, ৳451 to go.');
  await panel.getByRole('link', { name: 'View withdrawals' }).click();
  await expect(page.getByText('Minimum withdrawal: ৳500, ৳451 to go')).toBeVisible();
  expect(await findViewProblems(page)).toEqual([]);

  await inOtherBrowser(browser, async (admin) => {
    await signInAsAdmin(admin, 'moderator');
    await send(admin.request, 'PATCH', `/api/v1/contributor/decide/${id}/suspend`, {
      reason: 'A complaint is being looked at.',
    });
  });
  await openPage(page, '/bn/contributor/sales-and-earnings');
  await page.getByRole('region', { name: 'টাকা তোলা' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/bn\/contributor\/withdrawals$/);
  await expect(page.getByText(/^আপনার নির্মাতা অ্যাকাউন্ট সক্রিয় নয়,/)).toBeVisible();
  await expect(page.getByText('৳৪৯', { exact: true })).toBeVisible();
  await expect(page.getByLabel('পরিমাণ')).toHaveCount(0);
  expect(await findProblems(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('who was suspended with a withdrawal under way reads why there can be no other', async ({ page, browser }) => {
  await signInAsContributor(page);
  const id = await findContributorId(page);
  const optionId = await withServerMoney(async (server) => {
    await earn(server, id, 120_000);
    return makeOption(server, id);
  });
  const key = { 'idempotency-key': `withdraw-${crypto.randomUUID()}` };
  await send(page.request, 'POST', '/api/v1/withdraw-request/create', { amount: 50_000, optionId }, key);
  await openPage(page, '/contributor/withdrawals');
  await expect(page.getByText('once the current one is finished')).toBeVisible();
  await inOtherBrowser(browser, async (admin) => {
    await signInAsAdmin(admin, 'moderator');
    await send(admin.request, 'PATCH', `/api/v1/contributor/decide/${id}/suspend`, { reason: 'A complaint.' });
  });
  await openPage(page, '/contributor/withdrawals');
  await expect(page.getByText(/^Your contributor account isn’t active[,:]/)).toBeVisible();
  await expect(page.getByText('once the current one is finished')).toHaveCount(0);
});
