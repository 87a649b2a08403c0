import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { findViolations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { chooseReason } from '../support/choose-reason.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { readShifts } from '../support/layout-shifts.ts';
import { inOtherBrowser, openPage, waitForHydration } from '../support/open-page.ts';
import { addReviewRequest, type ReviewRequest } from '../support/review-requests.ts';
import { send } from '../support/site-client.ts';
import { toast } from '../support/toasts.ts';

const made: ReviewRequest[] = [];
let pool: pg.Pool;

test.beforeAll(() => {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The database of the server under test is not running.');
  pool = new pg.Pool({ connectionString: url, max: 1 });
});

// Approved works would be the newest ones in other tests.
test.afterAll(async () => {
  for (const { contentId } of made) await pool.query('delete from content where id = $1', [contentId]);
  await pool.end();
});

/**
 * Adds works of a new contributor, and opens their queue alone: other tests submit works at the same time, and a
 * decision opens and claims the next work of the queue.
 */
async function addToOwnQueue(browser: Browser, titles: readonly string[]) {
  const { userId, username } = await inOtherBrowser(browser, signInAsContributor);
  const works: ReviewRequest[] = [];
  for (const title of titles) works.push(await addReviewRequest(pool, { title, contributorId: userId }));
  made.push(...works);
  const open = (path: string): string => `/admin/contributors/requests${path}?contributor=${username}`;
  return { works, queue: open(''), addresses: works.map(({ submissionId }) => open(`/${submissionId}`)) };
}

const readStatus = async (work: ReviewRequest | undefined): Promise<string | undefined> =>
  (await pool.query<{ status: string }>('select status from content where id = $1', [work?.contentId])).rows[0]?.status;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('three works are decided by the keyboard alone, one after the other', async ({ page, browser }) => {
  const { works, queue } = await addToOwnQueue(browser, ['Boat at dawn', 'Boat at noon', 'Boat at dusk']);
  await signInAsAdmin(page, 'moderator');
  await openPage(page, queue);
  await expect(page.getByRole('link', { name: 'Boat at dusk' })).toBeVisible();

  await page.locator('tbody tr').first().focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Boat at dawn')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(heading(page, 'Boat at noon')).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading(page, 'Boat at dawn')).toBeVisible();

  await page.keyboard.press('a');
  await expect(toast(page, '“Boat at dawn” is now published')).toBeVisible();
  await expect(heading(page, 'Boat at noon')).toBeVisible();
  expect(await Promise.all(works.map(readStatus))).toEqual(['published', 'pending', 'pending']);

  // Requesting changes requires a reason; the message isn't lost.
  await page.keyboard.press('c');
  await expect(page.getByRole('combobox', { name: 'Reasons' })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('Message to the contributor').focus();
  await page.keyboard.type('A car is in it.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Choose at least one reason.')).toBeVisible();
  await expect(page.getByLabel('Message to the contributor')).toHaveValue('A car is in it.');
  await chooseReason(page, 'Out of focus');
  await page.keyboard.press('Control+Enter');
  await expect(heading(page, 'Boat at dusk')).toBeVisible();
  expect(await Promise.all(works.map(readStatus))).toEqual(['published', 'changes_requested', 'pending']);

  await page.keyboard.press('r');
  await expect(page.getByRole('combobox', { name: 'Reasons' })).toBeFocused();
  const frequent = page.getByRole('list', { name: 'Common reasons' }).getByRole('button').first();
  await page.keyboard.press('1');
  await expect(frequent).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('1');
  await expect(frequent).toHaveAttribute('aria-pressed', 'false');
  await chooseReason(page, 'Somebody else’s work');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, '“Boat at dusk” rejected')).toBeVisible();
  expect(await Promise.all(works.map(readStatus))).toEqual(['published', 'changes_requested', 'rejected']);
});

test('a reviewer corrects what a work says of itself, and approves it', async ({ page, browser }) => {
  const { works, addresses } = await addToOwnQueue(browser, ['A bot at dawn']);
  const [request] = works;
  const [address = ''] = addresses;
  await signInAsAdmin(page, 'moderator');
  await openPage(page, address);
  await expect(page.getByRole('button', { name: /^Make corrections/ })).toBeVisible();
  await test.step('nothing moves when the picture comes late', async () => {
    const size = page.viewportSize();
    const picture = page.getByRole('button', { name: /^Large view/ }).locator('img');
    const [width, height] = [await picture.getAttribute('width'), await picture.getAttribute('height')];
    await page.route('**/draft-preview/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`;
      await route.fulfill({ contentType: 'image/svg+xml', body });
    });
    const shifts = await readShifts(page, () =>
      expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0),
    );
    for (const shift of shifts) expect(shift).toBeLessThanOrEqual(0.02);
    await page.unroute('**/draft-preview/**');
    if (size !== null) await page.setViewportSize(size);
    await waitForHydration(page);
  });
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
  await expect(toast(page, '“A boat at dawn, corrected” is now published')).toBeVisible();
  expect(await readStatus(request)).toBe('published');
});

test('who comes second is told, and keeps what was typed', async ({ page, browser }) => {
  const { works, addresses } = await addToOwnQueue(browser, ['A contested boat']);
  const [request] = works;
  const [address = ''] = addresses;
  await signInAsAdmin(page, 'moderator');
  await openPage(page, address);
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();
  await page.keyboard.press('r');
  await chooseReason(page, 'Out of focus');
  await page.getByLabel('Message to the contributor').fill('The left half is blurred.');
  await inOtherBrowser(browser, async (other) => {
    await signInAsAdmin(other, 'moderator');
    await openPage(other, address);
    await expect(other.getByText(/has been reviewing this since/)).toBeVisible();
    await expect(other.getByRole('button', { name: /^Approve/ })).toBeDisabled();
    // The first admin's claim expires, as after closing a laptop.
    await pool.query("update submission set claimed_at = now() - interval '16 minutes' where id = $1", [
      request?.submissionId,
    ]);
    await other.reload();
    await waitForHydration(other);
    await expect(other.getByRole('button', { name: /^Approve/ })).toBeEnabled();
    await other.keyboard.press('a');
    await expect(toast(other, '“A contested boat” is now published')).toBeVisible();
  });
  await page.getByLabel('Message to the contributor').press('Control+Enter');
  await expect(page.getByText(/has already decided on this: approved\./)).toBeVisible();
  await expect(page.getByLabel('Message to the contributor')).toHaveValue('The left half is blurred.');
  expect(await readStatus(request)).toBe('published');
});

test('a batch is decided at once; what is refused says why, and stays', async ({ page, browser }) => {
  const titles = ['Batch one', 'Batch two', 'Batch three'];
  const { works, queue } = await addToOwnQueue(browser, titles);
  const [, second] = works;
  const { email } = await signInAsAdmin(page, 'moderator');
  await openPage(page, queue);
  const selectAll = async () => {
    for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  };
  await selectAll();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const assigning = page.getByRole('dialog', { name: 'Assign 3 works?' });
  await assigning.getByRole('combobox', { name: 'Assigned to' }).click();
  await page.getByRole('option', { name: /\(you\)$/ }).click();
  expect(await findViolations(page)).toEqual([]);
  await assigning.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByRole('cell', { name: 'For you' })).toHaveCount(3);
  await openPage(page, '/admin/contributors/templates');
  await page.getByRole('button', { name: 'New template' }).click();
  const writing = page.getByRole('dialog', { name: 'New template' });
  const template = `Sharper ${email}`;
  await writing.getByLabel('Name').fill(template);
  await writing.getByRole('button', { name: 'Save template' }).click();
  await expect(writing.getByText('Enter the text in at least one language.')).toBeVisible();
  await writing.getByLabel('English').fill('Please sharpen these.');
  await writing.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByRole('row').filter({ hasText: template })).toContainText('Please sharpen these.');

  await openPage(page, `${queue}&assigned=mine`);
  await selectAll();
  // Another admin claims one of the submissions.
  await pool.query(
    `update submission set claimed_at = now(), claimed_by = (select id from admin where email <> $2 limit 1) where id = $1`,
    [second?.submissionId, email],
  );
  await page.getByRole('button', { name: 'Request changes', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Request changes to 3 works?' });
  await expect(dialog).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Request changes' }).click();
  await expect(dialog.getByText('Choose at least one reason.')).toBeVisible();
  await chooseReason(dialog, 'Out of focus');
  await dialog.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: template }).click();
  await expect(dialog.getByLabel('Message to the contributor')).toHaveValue('Please sharpen these.');
  await dialog.getByRole('button', { name: 'Request changes' }).click();
  const rest = page.getByRole('dialog', { name: 'Request changes to “Batch two”?' });
  await expect(rest.getByText('1 of 3 couldn’t be decided. The others are done.')).toBeVisible();
  await expect(rest.getByText(/has been reviewing this since/)).toBeVisible();
  expect(await Promise.all(works.map(readStatus))).toEqual(['changes_requested', 'pending', 'changes_requested']);
  await pool.query('update submission set claimed_at = null, claimed_by = null where id = $1', [second?.submissionId]);
  await rest.getByRole('button', { name: 'Request changes' }).click();
  await expect(toast(page, 'Changes requested for 3 works')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Batch two' })).toHaveCount(0);
  expect(await Promise.all(works.map(readStatus))).toEqual(titles.map(() => 'changes_requested'));
});

test('what somebody else saved meanwhile stands beside what a reviewer typed', async ({ page, browser }) => {
  const { works, addresses } = await addToOwnQueue(browser, ['Boat at the pier']);
  const { contentId, submissionId } = works[0] ?? { contentId: '', submissionId: '' };
  await signInAsAdmin(page, 'moderator');
  await openPage(page, addresses[0] ?? '');
  await page.keyboard.press('e');
  await page.getByLabel('Title').fill('Boat, typed here');
  const { rows } = await pool.query<{ updated: string }>(
    `select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated from content where id = $1`,
    [contentId],
  );
  await send(page.request, 'PUT', `/api/v1/content/request/contributor/correct/${submissionId}`, {
    updatedAt: rows[0]?.updated,
    title: 'Boat, saved elsewhere',
    description: 'Saved elsewhere, too.',
  });
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect(page.getByText('Somebody else has changed this work.')).toBeVisible();
  await expect(page.getByText('Updated to the latest version: Description.')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Boat, typed here');
  await expect(page.getByLabel('Description')).toHaveValue('Saved elsewhere, too.');
  const there = page.locator('[data-there-now="Title"]');
  await expect(there).toContainText('Boat, saved elsewhere');
  expect(await findViolations(page)).toEqual([]);

  await there.getByRole('button', { name: 'Use this instead of mine' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Boat, saved elsewhere');
  await expect(there).toBeHidden();
  await page.getByLabel('Title').fill('Boat, both agreed');
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect(heading(page, 'Boat, both agreed')).toBeVisible();
  await expect(page.getByText('Saved elsewhere, too.').first()).toBeVisible();
});
