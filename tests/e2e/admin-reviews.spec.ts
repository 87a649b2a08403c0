import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { findViolations } from '../support/accessibility.ts';
import { signInAsNewAdmin } from '../support/admins.ts';
import { inOtherBrowser, openPage, waitForHydration } from '../support/open-page.ts';
import { addReviewRequest, type ReviewRequest } from '../support/review-requests.ts';
import { toast } from '../support/toasts.ts';

const made: ReviewRequest[] = [];
let pool: pg.Pool;

test.beforeAll(() => {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The database of the server under test is not running.');
  pool = new pg.Pool({ connectionString: url, max: 1 });
});

// What was approved would be the newest work of other journeys.
test.afterAll(async () => {
  for (const { contentId } of made) await pool.query('delete from content where id = $1', [contentId]);
  await pool.end();
});

const add = async (title: string): Promise<ReviewRequest> => {
  const request = await addReviewRequest(pool, title);
  made.push(request);
  return request;
};

const readStatus = async ({ contentId }: ReviewRequest): Promise<string | undefined> =>
  (await pool.query<{ status: string }>('select status from content where id = $1', [contentId])).rows[0]?.status;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('three works are decided by the keyboard alone, one after the other', async ({ page }) => {
  const [one, two, three] = [await add('Boat at dawn'), await add('Boat at noon'), await add('Boat at dusk')];
  await signInAsNewAdmin(page, 'moderator');
  await openPage(page, '/admin/contributors/requests');
  await expect(page.getByRole('link', { name: 'Boat at dusk' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.locator('tbody tr').first().focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Boat at dawn')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of this page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(heading(page, 'Boat at noon')).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading(page, 'Boat at dawn')).toBeVisible();

  await page.keyboard.press('a');
  await expect(toast(page, '“Boat at dawn” is public now.')).toBeVisible();
  await expect(heading(page, 'Boat at noon')).toBeVisible();
  expect(await readStatus(one)).toBe('published');

  // A refusal needs a reason; what was typed stays.
  await page.keyboard.press('c');
  await expect(page.getByRole('checkbox', { name: 'The file can’t be opened' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('To the contributor').focus();
  await page.keyboard.type('A car is in it.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Choose at least one reason.')).toBeVisible();
  await expect(page.getByLabel('To the contributor')).toHaveValue('A car is in it.');
  await page.getByRole('checkbox', { name: 'Out of focus' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'Boat at dusk')).toBeVisible();
  expect(await readStatus(two)).toBe('changes_requested');

  await page.keyboard.press('r');
  await page.getByRole('checkbox', { name: 'Somebody else’s work' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, '“Boat at dusk” was rejected.')).toBeVisible();
  expect(await readStatus(three)).toBe('rejected');
});

test('a reviewer corrects what a work says of itself, and approves it', async ({ page }) => {
  const request = await add('A bot at dawn');
  const address = `/admin/contributors/requests/${request.submissionId}`;
  await signInAsNewAdmin(page, 'moderator');
  await openPage(page, address);
  await expect(page.getByRole('button', { name: /^Correct/ })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByLabel('Title')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Title').fill('A boat at dawn, corrected');
  await page.getByLabel('Keywords').fill('boat');
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect(page.getByText('Add at least three keywords.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('A boat at dawn, corrected');
  await page.getByLabel('Keywords').fill('boat, river, dawn');
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect(heading(page, 'A boat at dawn, corrected')).toBeVisible();
  const changed = page.getByRole('region', { name: 'Changed by the reviewer' });
  await expect(changed.locator('del').first()).toHaveText('A bot at dawn');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('a');
  await expect(toast(page, '“A boat at dawn, corrected” is public now.')).toBeVisible();
  expect(await readStatus(request)).toBe('published');
});

test('who comes second is told, and keeps what was typed', async ({ page, browser }) => {
  const request = await add('A contested boat');
  const address = `/admin/contributors/requests/${request.submissionId}`;
  await signInAsNewAdmin(page, 'moderator');
  await openPage(page, address);
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();
  await page.keyboard.press('r');
  await page.getByRole('checkbox', { name: 'Out of focus' }).check();
  await page.getByLabel('To the contributor').fill('The left half is blurred.');
  await inOtherBrowser(browser, async (other) => {
    await signInAsNewAdmin(other, 'moderator');
    await openPage(other, address);
    await expect(other.getByText(/has been looking at this since/)).toBeVisible();
    await expect(other.getByRole('button', { name: /^Approve/ })).toBeDisabled();
    // The first one's claim lapses, as after a closed laptop.
    await pool.query("update submission set claimed_at = now() - interval '16 minutes' where id = $1", [
      request.submissionId,
    ]);
    await other.reload();
    await waitForHydration(other);
    await expect(other.getByRole('button', { name: /^Approve/ })).toBeEnabled();
    await other.keyboard.press('a');
    await expect(toast(other, '“A contested boat” is public now.')).toBeVisible();
  });
  await page.getByLabel('To the contributor').press('Control+Enter');
  await expect(page.getByText(/has decided on this in the meantime: approved\./)).toBeVisible();
  await expect(page.getByLabel('To the contributor')).toHaveValue('The left half is blurred.');
  expect(await readStatus(request)).toBe('published');
});

test('a batch is decided at once; what is refused says why, and stays', async ({ page }) => {
  const works = [await add('Batch one'), await add('Batch two'), await add('Batch three')];
  const [, second] = works;
  await signInAsNewAdmin(page, 'moderator');
  await openPage(page, '/admin/contributors/requests');
  for (const title of ['Batch one', 'Batch two', 'Batch three'])
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  // Somebody opens one of them meanwhile.
  await pool.query(
    `update submission set claimed_at = now(), claimed_by = (
       select id from admin where id <> (select admin_id from session where admin_id is not null order by id desc limit 1) limit 1
     ) where id = $1`,
    [second?.submissionId],
  );
  await page.getByRole('button', { name: 'Request changes', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Request changes to 3 works?' });
  await expect(dialog).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Request changes' }).click();
  await expect(dialog.getByText('Choose at least one reason.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Out of focus' }).check();
  await dialog.getByLabel('To the contributor').fill('Please sharpen these.');
  await dialog.getByRole('button', { name: 'Request changes' }).click();
  const rest = page.getByRole('dialog', { name: 'Request changes to “Batch two”?' });
  await expect(rest.getByText('1 of 3 could not be decided. The others are done.')).toBeVisible();
  await expect(rest.getByText(/has been looking at this since/)).toBeVisible();
  expect(await Promise.all(works.map(readStatus))).toEqual(['changes_requested', 'pending', 'changes_requested']);
  await pool.query('update submission set claimed_at = null, claimed_by = null where id = $1', [second?.submissionId]);
  await rest.getByRole('button', { name: 'Request changes' }).click();
  await expect(toast(page, 'Changes to 3 works were requested.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Batch two' })).toHaveCount(0);
  expect(await readStatus(works[1] as ReviewRequest)).toBe('changes_requested');
});
