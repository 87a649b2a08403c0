import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { openPage } from '../support/open-page.ts';
import { addReviewRequest } from '../support/review-requests.ts';
import { send } from '../support/site-client.ts';
import { toast } from '../support/toasts.ts';

const screens = [
  '/admin/categories/search-by-keywords',
  '/admin/search-keys',
  '/admin/search-keys/synonyms',
  '/admin/search-keys/few-found',
  '/admin/search-keys/lexicon',
];
const mark = randomUUID().slice(0, 8);
let pool: pg.Pool;
let contentId = '';

test.beforeAll(() => {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The database of the server under test is not running.');
  pool = new pg.Pool({ connectionString: url, max: 1 });
});

// Other tests would see the work.
test.afterAll(async () => {
  await pool.query('delete from content where id = $1', [contentId]);
  await pool.query('delete from keyword_setting where keyword like $1', [`%${mark}`]);
  await pool.query('delete from synonym where other like $1', [`%${mark}`]);
  await pool.query("delete from struck_synonym where one_stems = 'mosqu'");
  await pool.query('delete from searched_key where key like $1', [`%${mark}`]);
  await pool.end();
});

test('a keyword is renamed by the keyboard, pinned as a search key, and found by other words', async ({ page }) => {
  const [wrong, right, other] = [`nodee${mark}`, `nodi${mark}`, `jol${mark}`];
  await signInAsAdmin(page, 'moderator');
  const work = await addReviewRequest(pool, { title: `Boats ${mark}` });
  contentId = work.contentId;
  await pool.query('insert into content_keyword (content_id, keyword, position) values ($1, $2, 9)', [
    contentId,
    wrong,
  ]);
  await send(page.request, 'PATCH', `/api/v1/content/review/${work.submissionId}/approve`, {});

  await openPage(page, `${screens[0]}?q=${mark}`);
  const row = page.locator('tbody tr');
  await expect(row).toContainText(wrong);
  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Rename “${wrong}”` });
  await expect(dialog.getByLabel('New keyword')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('one, two');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('without commas', { exact: false }).first()).toBeVisible();
  await expect(dialog.getByLabel('New keyword')).toHaveValue('one, two');
  await dialog.getByLabel('New keyword').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');
  await expect(toast(page, `“${wrong}” is now “${right}” in all works.`)).toBeVisible();
  await expect(row).toContainText(right);
  await expect(row.getByRole('link', { name: 'Show works' })).toHaveAttribute(
    'href',
    `/admin/content/assets?q=${right}`,
  );
  await openPage(page, `/content/${contentId}`);
  await page.getByText('Details and keywords').click();
  await expect(page.getByRole('main').getByRole('link', { name: right, exact: true })).toBeVisible();

  await pool.query("insert into searched_key values ($1, (now() at time zone 'Asia/Dhaka')::date, 3, 0)", [right]);
  await openPage(page, `${screens[1]}?q=${mark}`);
  const pin = page.getByRole('button', { name: `Pinned: ${right}` });
  await pin.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  // Public pages are cached for a second.
  await expect.poll(async () => (await page.request.get('/')).text()).toMatch(new RegExp(`<a [^>]*>${right}</a>`));

  await openPage(page, screens[2] ?? '');
  await page.getByRole('button', { name: 'New pair' }).press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel('Word', { exact: true }).fill(right);
  await form.getByLabel('Synonym').fill(other);
  await expect(form.getByText(`Works for “${other}”: 0 now, 1 with this pair.`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page, `“${right}” and “${other}” are now synonyms.`)).toBeVisible();
  await openPage(page, `/content?q=${other}`);
  await expect(page.getByRole('link', { name: `Boats ${mark}` }).first()).toBeVisible();

  const unmet = `gang${mark}`;
  await pool.query(
    "insert into searched_key (key, day, searches, nothing_found, found) values ($1, (now() at time zone 'Asia/Dhaka')::date, 3, 3, 0)",
    [unmet],
  );
  await openPage(page, `${screens[3]}?q=${unmet}`);
  await page.getByRole('combobox', { name: `“${unmet}” means the same as` }).fill(right);
  await page.keyboard.press('Enter');
  await expect(toast(page, `“${unmet}” and “${right}” are now synonyms.`)).toBeVisible();
  await expect(row.locator('[data-column="now"]')).toContainText('1');
  await openPage(page, `/content?q=${unmet}`);
  await expect(page.getByRole('link', { name: `Boats ${mark}` }).first()).toBeVisible();

  await openPage(page, `${screens[4]}?q=mosque`);
  await page.getByRole('button', { name: 'Turn off “mosque = মসজিদ”' }).press('Enter');
  await expect(toast(page, 'Searches no longer treat “mosque” and “মসজিদ” as synonyms.')).toBeVisible();
  await openPage(page, screens[4] ?? '');
  await page.getByRole('button', { name: 'Turn on “mosque = মসজিদ”' }).press('Enter');
  await expect(toast(page, '“mosque” and “মসজিদ” are synonyms again.')).toBeVisible();
});
