import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { collectErrors, findProblems, setView } from '../support/page-checks.ts';
import { send } from '../support/site-client.ts';
import { sellWorks } from '../support/sold-works.ts';

let pool: pg.Pool;

test.beforeAll(() => {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The database of the server under test is not running.');
  pool = new pg.Pool({ connectionString: url, max: 1 });
});
test.afterAll(() => pool.end());

/** Adds a download of the work. */
async function addDownload(contentId: string): Promise<void> {
  await pool.query(
    `insert into content_download (content_id, variant_id, day, visitor, created_at)
     select $1, id, (now() at time zone 'Asia/Dhaka')::date, $2, clock_timestamp() from variant where content_id = $1`,
    [contentId, randomUUID()],
  );
  await pool.query(
    `insert into content_day (content_id, day, downloads) values ($1, (now() at time zone 'Asia/Dhaka')::date, 1)
     on conflict (content_id, day) do update set downloads = content_day.downloads + 1`,
    [contentId],
  );
  await pool.query(
    `insert into content_stat (content_id, downloads) values ($1, 1)
     on conflict (content_id) do update set downloads = content_stat.downloads + 1`,
    [contentId],
  );
}

test('the dashboard says how to begin, then what was earned, what sells and what is downloaded', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const { userId } = await signInAsContributor(page);
  await openPage(page, '/contributor/dashboard');
  await setView(page, { width: 1366, scheme: 'light' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Start with your first work' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Upload a work' })).toHaveAttribute('href', '/contributor/assets/upload');
  await expect(main.getByRole('link', { name: 'Earned in 30 days' })).toContainText('৳0 in the previous 30 days');

  const title = `Barge ${randomUUID().slice(0, 8)}`;
  const [contentId = ''] = await sellWorks(pool, { page, browser, contributorId: userId }, [title]);
  await addDownload(contentId);
  await pool.query("insert into opened_search values ($1, (now() at time zone 'UTC')::date, 'river barge', 3)", [
    contentId,
  ]);
  await openPage(page, '/contributor/dashboard');
  await expect(main.getByRole('link', { name: 'Earned in 30 days' })).toContainText('৳70.01');
  const next = main.getByRole('region', { name: 'What to do next' });
  await expect(next.getByRole('link')).not.toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Available' })).toContainText('৳70.01 more is pending');
  await expect(main.getByRole('link', { name: /^In review \d/ })).toContainText('0');
  const selling = page.getByRole('region', { name: 'Top sellers' }).getByRole('listitem');
  await expect(selling).toHaveText(`${title}Sales: 1 · ৳70.01`);
  await expect(page.getByRole('region', { name: 'Recent downloads' }).getByRole('listitem')).toContainText(title);
  await expect(page.getByRole('region', { name: 'Most downloaded in 30 days' }).getByRole('listitem')).toHaveText(
    `${title}Downloads: 1`,
  );
  await expect(main.getByText(/^Sales1/)).toBeVisible();
  await expect(main.getByText('Not enough data for a chart yet.')).toBeVisible();
  const searches = main.getByRole('region', { name: 'Searches that led to your works' });
  await expect(searches.getByRole('listitem')).toHaveText('river barge3 visits');
  await main.getByText('As a table: Downloads').click();
  const table = main.getByRole('table', { name: 'Downloads' });
  await expect(table.getByRole('row')).toHaveCount(31);
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText('1');
  expect(await findProblems(page)).toEqual([]);
  await main.getByRole('link', { name: '90 days', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Earned in 90 days' })).toBeVisible();
  await main.getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(new RegExp(`/contributor/assets/published\\?work=${contentId}`));

  // The panel shows what a work has earned; the selected works get a new price.
  const panel = page.getByRole('dialog', { name: title });
  await expect(panel.getByRole('definition')).toHaveText(['0', '1', '1', '৳70.01']);
  expect(await findProblems(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).click();
  await main.getByRole('link', { name: 'Earned' }).click();
  await expect(page).toHaveURL(/sort=-earned/);
  const row = main.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('৳70.01');
  await main.getByLabel(`Select “${title}”`).check();
  await main.getByRole('region', { name: 'Selected works' }).getByRole('button', { name: 'Price' }).click();
  const asking = page.getByRole('dialog', { name: 'Change the price of 1 work' });
  await asking.getByLabel('Price (৳)').fill('450');
  await asking.getByLabel('What’s new, for existing buyers').fill('A new price.');
  await asking.getByLabel('Submit the revisions for review now').uncheck();
  expect(await findProblems(page)).toEqual([]);
  await asking.getByRole('button', { name: 'Change' }).click();
  await expect(row).toContainText('Revision open');
  await main.getByRole('link', { name: /^Drafts/ }).click();
  await expect(main.getByRole('row').filter({ hasText: title })).toContainText('৳450');
  await setView(page, { width: 375, scheme: 'dark' });
  await expect(main.getByRole('row').filter({ hasText: title })).toContainText('৳450');
  expect(await findProblems(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('who was suspended sees the money on the dashboard, in Bangla on a phone, and nothing to work on', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const { userId } = await signInAsContributor(page);
  await openPage(page, '/bn/contributor/dashboard');
  await setView(page, { width: 375, scheme: 'dark' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'প্রথম কাজটি দিয়ে শুরু করুন' })).toBeVisible();

  const title = `বজরা ${randomUUID().slice(0, 8)}`;
  await sellWorks(pool, { page, browser, contributorId: userId }, [title]);
  await openPage(page, '/bn/contributor/dashboard');
  await expect(main.getByRole('link', { name: 'গত ৩০ দিনের আয়' })).toContainText('৳৭০.০১');
  await expect(page.getByRole('region', { name: 'সাম্প্রতিক ডাউনলোড' })).toContainText('এখনো কোনো ডাউনলোড নেই');
  expect(await findProblems(page)).toEqual([]);

  await inOtherBrowser(browser, async (admin) => {
    await signInAsAdmin(admin, 'moderator');
    await send(admin.request, 'PATCH', `/api/v1/contributor/decide/${userId}/suspend`, {
      reason: 'A complaint is being looked at.',
    });
  });
  await openPage(page, '/bn/contributor/dashboard');
  await expect(main.getByText('A complaint is being looked at.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'গত ৩০ দিনের আয়' })).toContainText('৳৭০.০১');
  await expect(page.getByRole('region', { name: 'সবচেয়ে বেশি বিক্রি' })).toContainText(title);
  await expect(main.getByRole('region', { name: 'সাম্প্রতিক ডাউনলোড' })).toHaveCount(0);
  expect(await findProblems(page)).toEqual([]);
  await page.goto('/bn/contributor/assets/upload');
  await expect(page).toHaveURL('/bn/get-involved');
  expect(errors).toEqual([]);
});

async function sellSomething(page: Page, browser: Browser): Promise<void> {
  await inOtherBrowser(browser, async (seller) => {
    const { userId } = await signInAsContributor(seller);
    await sellWorks(pool, { page: seller, browser, contributorId: userId }, [`Dinghy ${randomUUID().slice(0, 8)}`]);
  });
  await signInAsAdmin(page, 'owner');
}

test('an owner compares sales, fees, downloads and new accounts, and reads every chart as a table', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  await sellSomething(page, browser);
  await openPage(page, '/admin/overview');
  await setView(page, { width: 1366, scheme: 'light' });
  const figures = page.getByRole('region', { name: 'Figures' });
  for (const label of ['Paid by buyers', 'Platform fees', 'Waiting for review', 'Owed to contributors'])
    await expect(figures.getByRole('link', { name: new RegExp(`^${label}`) })).toHaveCount(1);
  await expect(figures.getByRole('link', { name: /^Waiting for review/ })).toHaveAttribute(
    'href',
    '/admin/contributors/requests',
  );
  await expect(figures.getByText(/in the previous 30 days$/).first()).toBeVisible();
  // The items that wait for admins are counted and linked.
  const { items } = (await (await page.request.get('/api/v1/admin/inbox')).json()) as {
    items: { path: string; count: number }[];
  };
  const [waits] = items.filter(({ count }) => count > 0);
  if (waits !== undefined)
    await expect(
      page.getByRole('region', { name: 'Waiting for you' }).locator(`a[href="${waits.path}"]`),
    ).toBeVisible();
  const trade = page.getByRole('region', { name: 'By day' });
  for (const title of ['Paid by buyers, before refunds', 'Platform fees, after refunds', 'Downloads', 'New accounts']) {
    await trade.getByText(`As a table: ${title}`).click();
    await expect(trade.getByRole('table', { name: title }).getByRole('row')).toHaveCount(31);
  }
  // Other tests sell at the same time, so today has at least this sale.
  const today = trade.getByRole('table', { name: 'Paid by buyers, before refunds' }).getByRole('row').nth(1);
  await expect(today.getByRole('cell').nth(0)).not.toHaveText('0');
  await expect(today.getByRole('cell').nth(1)).toHaveText(/^৳[\d,.]*[1-9]/);
  expect(await findProblems(page)).toEqual([]);

  await figures.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/\?days=7$/);
  await expect(trade.getByRole('table', { name: 'Paid by buyers, before refunds' }).getByRole('row')).toHaveCount(8);
  await expect(figures.getByText(/in the previous 7 days$/).first()).toBeVisible();
  await expect(figures.getByRole('link', { name: '7 days', exact: true })).toHaveAttribute('aria-current', 'true');
  expect(errors).toEqual([]);
});
