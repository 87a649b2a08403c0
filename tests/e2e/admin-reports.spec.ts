import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { choose, signInAsAdmin } from '../support/admins.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { publishWork } from '../support/published-works.ts';

const made: string[] = [];
let pool: pg.Pool;

test.beforeAll(() => {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  pool = new pg.Pool({ connectionString: url, max: 1 });
});

// The works would be the newest ones in other tests.
test.afterAll(async () => {
  await pool.query('delete from content where id = any($1)', [made]);
  await pool.end();
});

test('a visitor reports a work, one moderator closes it, and another is told who has it open', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const title = `Torn sail ${mark}`;
  // The test has its own work, because all reports of a work belong to one case.
  const id = await inOtherBrowser(browser, async (admin) => {
    await signInAsAdmin(admin, 'owner');
    return publishWork(pool, admin.request, { title });
  });
  made.push(id);
  await openPage(page, `/contact?content=${id}`);
  await page.getByLabel('A file is broken or not as described').check();
  await page.getByLabel('Your message').fill(`The second file does not open: ${mark}.`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('we’ve received your message')).toBeVisible();

  await signInAsAdmin(page, 'moderator');
  await openPage(page, '/admin/content/reports?kind=broken');
  const row = page.locator('tbody tr').filter({ hasText: title });
  await row.getByRole('link', { name: title }).click();
  await expect(page.getByText(`The second file does not open: ${mark}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Decide' })).toBeVisible();

  await inOtherBrowser(browser, async (other) => {
    await signInAsAdmin(other, 'owner');
    await openPage(other, `/admin/content/reports/${id}`);
    await expect(other.getByRole('alert').filter({ hasText: 'is handling this' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Decide' })).toHaveCount(0);
  });

  await choose(page, 'Outcome', 'Warn the contributor');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Tell the contributor what this is about')).toBeVisible();
  await choose(page, 'Outcome', 'No action');
  await page.getByLabel('Internal note').fill('It opens here.');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL('/admin/content/reports');
  await openPage(page, `/admin/content/reports/${id}`);
  await expect(page.getByText('It opens here.').first()).toBeVisible();
  await expect(page.getByText('All reports here are closed.')).toBeVisible();
});
