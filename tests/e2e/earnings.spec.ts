import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { openPage } from '../support/open-page.ts';
import { collectErrors, findProblems, setView } from '../support/page-checks.ts';
import { sellWorks } from '../support/sold-works.ts';

let pool: pg.Pool;

test.beforeAll(() => {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The database of the server under test is not running.');
  pool = new pg.Pool({ connectionString: url, max: 1 });
});
test.afterAll(() => pool.end());

test('a contributor sees a sale with fee and share, reads the chart as a table, and keeps the statement', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page);
  const { userId } = await signInAsContributor(page);
  const title = `Ferry ${randomUUID().slice(0, 8)}`;
  await sellWorks(pool, { page, browser, contributorId: userId }, [title]);

  await openPage(page, '/contributor/sales-and-earnings');
  await setView(page, { width: 1366, scheme: 'light' });
  const balances = page.getByLabel('Balances');
  await expect(balances.locator('div', { hasText: 'Pending' })).toContainText('৳70.01');
  await expect(balances.locator('div', { hasText: 'Available' })).toContainText('৳0');
  const entry = page.getByRole('region', { name: 'Sales and refunds' }).getByRole('listitem');
  await expect(entry).toContainText(title);
  await expect(entry).toContainText('Price ৳100.01, platform fee ৳30');
  await expect(entry).toContainText('+৳70.01');
  await expect(entry).toContainText('Pending until');

  const chart = page.getByRole('region', { name: 'Earnings', exact: true });
  await chart.getByText('As a table').click();
  await expect(chart.getByRole('row').nth(1)).toContainText('৳70.01');
  expect(await findProblems(page)).toEqual([]);
  await chart.getByRole('link', { name: 'Last 12 months' }).click();
  await expect(chart.getByRole('link', { name: 'Last 12 months' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'By work' }).getByRole('row', { name: title })).toContainText('৳70.01');

  const statement = page.getByRole('region', { name: 'Statement' });
  const from = await statement.getByLabel('From').inputValue();
  await statement.getByLabel('To').fill('2020-01-01');
  await statement.getByRole('button', { name: 'Download CSV' }).click();
  await expect(statement.getByText('Choose an end date on or after the start date.')).toBeVisible();
  await expect(statement.getByLabel('From')).toHaveValue(from);
  await statement.getByLabel('To').fill('2099-12-31');
  const downloading = page.waitForEvent('download');
  await statement.getByRole('button', { name: 'Download CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  await expect(statement.getByRole('status')).toHaveText(/^Saved as statement-.+\.csv \(.+\)\.$/);
  expect(text).toContain(`"${title}"`);
  expect(text).toContain('100.01,30.00,70.01,70.01,"BDT"');
  expect(errors).toEqual([]);
});

test('more works than a page holds: the table goes on where it ended, for the keyboard too', async ({
  page,
  browser,
}) => {
  const { userId } = await signInAsContributor(page);
  const mark = randomUUID().slice(0, 8);
  const titles = Array.from({ length: 12 }, (_, at) => `Skiff ${mark} ${at}`);
  await sellWorks(pool, { page, browser, contributorId: userId }, titles);
  await openPage(page, '/contributor/sales-and-earnings');
  const works = page.getByRole('region', { name: 'By work' });
  const rows = works.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await works.getByRole('button', { name: 'Load more' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(12);
  await expect(works.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await expect(rows.nth(10)).toBeFocused();
  const shown = await rows.getByRole('rowheader').allTextContents();
  expect(shown.map((title) => title.trim()).sort()).toEqual([...titles].sort());
});
