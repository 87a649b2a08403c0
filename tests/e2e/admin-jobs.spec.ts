import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import { findViolations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { makeFailedJob } from '../support/failed-jobs.ts';
import { openPage } from '../support/open-page.ts';
import { toast } from '../support/toasts.ts';

const queue = 'delete-old-visits';

async function failJobs(count: number): Promise<void> {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The database of the server under test is not running.');
  const onError = (error: Error) => {
    throw error;
  };
  const pool = openPool({ url, size: 1, onError });
  try {
    for (let each = 0; each < count; each += 1) await makeFailedJob({ pool }, queue);
  } finally {
    await pool.end();
  }
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

test('failed jobs are read, retried, and deleted together; the log says so', async ({ page }) => {
  await failJobs(3);
  await signInAsAdmin(page, 'owner');
  await openPage(page, '/admin/jobs');
  await page.getByRole('link', { name: queue, exact: true }).first().click();
  await expect(page).toHaveURL(`/admin/jobs?queue=${queue}`);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);

  // The keyboard alone opens the row's menu and the details, and returns.
  const menu = page.getByRole('button', { name: /^More actions for/ }).first();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Details' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('It broke')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Copy the payload' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await rows.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'The job is back in its queue')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await rows.first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Selected: 1')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('Selected: 2')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog', { name: 'Delete 2 jobs?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, '2 jobs deleted')).toBeVisible();
  await expect(page.getByText('No failed jobs in this queue')).toBeVisible();
  await page.getByRole('link', { name: 'Show jobs from all queues' }).click();
  await expect(page).toHaveURL('/admin/jobs');

  await page.goto('/admin/audit');
  await expect(page.getByRole('row', { name: 'Deleted a failed job' }).first()).toContainText('Job');
  await expect(page.getByRole('row', { name: 'Retried a failed job' }).first()).toBeVisible();
});
