import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { findViolations } from '../support/accessibility.ts';
import { choose, signInAsAdmin } from '../support/admins.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { publishWork } from '../support/published-works.ts';
import { toast } from '../support/toasts.ts';

const made: string[] = [];
let pool: pg.Pool;

test.beforeAll(() => {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  if (url === undefined) throw new Error('The database of the server under test is not running.');
  pool = new pg.Pool({ connectionString: url, max: 1 });
});

// The works would be the newest ones in other tests.
test.afterAll(async () => {
  await pool.query('delete from content where id = any($1)', [made]);
  await pool.end();
});

async function publish(admin: Page, contributorId: string, title: string): Promise<string> {
  const contentId = await publishWork(pool, admin.request, { title, contributorId });
  made.push(contentId);
  return contentId;
}

const statusOf = async (page: Page, id: string): Promise<number> => (await page.request.get(`/content/${id}`)).status();

test('an admin takes works out with a reason and puts them back, and is told which were refused', async ({
  page,
  browser,
}) => {
  const mark = `ghat ${randomUUID().slice(0, 8)}`;
  await signInAsAdmin(page, 'moderator');
  await inOtherBrowser(browser, async (own) => {
    const { userId } = await signInAsContributor(own);
    const ids = [await publish(page, userId, `Dawn ${mark}`), await publish(page, userId, `Noon ${mark}`)];
    const [dawn = '', noon = ''] = ids;

    await openPage(page, '/admin/content/assets');
    await page.getByLabel('Title, keyword, contributor or ID').fill(mark);
    await page.keyboard.press('Enter');
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(2);
    const row = (title: string) => rows.filter({ hasText: title });
    for (const width of [1024, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      const more = row('Dawn').getByRole('button', { name: /^More/ });
      // Scrolls the table sideways if it is wider than the page.
      await more.scrollIntoViewIfNeeded();
      await expect(more).toBeInViewport({ ratio: 1 });
      const hidden = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(hidden).toBeLessThanOrEqual(0);
      const isInside = await page.getByRole('table').evaluate((table) => {
        const { right } = table.getBoundingClientRect();
        const box = table.parentElement;
        return (
          box !== null && (right <= box.getBoundingClientRect().right + 1 || getComputedStyle(box).overflowX === 'auto')
        );
      });
      expect(isInside).toBe(true);
    }

    await row('Dawn').getByRole('button', { name: /^Open/ }).press('Enter');
    await expect(page.getByRole('dialog').getByText('SHA-256').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // One work is unpublished for "another reason", which requires a note.
    await row('Dawn').getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Unpublish' }).click();
    const dialog = page.getByRole('dialog');
    await choose(page, 'Reason', 'Another reason');
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await expect(dialog.getByText(/explain it in the note/)).toBeVisible();
    await page.getByLabel('Note to the contributor').fill('Look at the third file.');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await expect(row('Dawn')).toContainText('Look at the third file.');
    expect([await statusOf(page, dawn), await statusOf(page, noon)]).toEqual([404, 200]);

    // The contributor sees the reason and can't publish the work again.
    await openPage(own, '/contributor/assets/published');
    await own.getByRole('button', { name: `Dawn ${mark}` }).click();
    const item = own.getByRole('dialog', { name: `Dawn ${mark}` });
    await expect(item).toContainText('An admin unpublished this: Another reason');
    await expect(item).toContainText('Look at the third file.');
    await expect(item.getByRole('button', { name: 'Publish again' })).toHaveCount(0);
    expect(await findViolations(own)).toEqual([]);
    await openPage(own, '/profile/personal');
    await expect(own.getByText(`“Dawn ${mark}” was removed from the catalogue.`)).toContainText(
      'Look at the third file.',
    );

    // Both works are selected; the one that is unpublished already is refused by its title.
    await page.getByLabel('Select all').check();
    await page.getByRole('button', { name: 'Unpublish', exact: true }).last().click();
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    const refused = page.getByRole('alert').filter({ hasText: '1 of 2 failed' });
    await expect(refused).toContainText(`Dawn ${mark} An admin unpublished this`);
    await expect(row('Noon')).toContainText('Unpublished');
    expect(await statusOf(page, noon)).toBe(404);
    expect(await findViolations(page)).toEqual([]);
    await refused.getByRole('button').click();

    await page.getByLabel('Select all').check();
    await page.getByRole('button', { name: 'Publish again' }).last().click();
    await dialog.getByRole('button', { name: 'Publish again' }).click();
    await expect(toast(page, 'Published again: 2')).toBeVisible();
    await expect(rows.filter({ hasText: 'Published' })).toHaveCount(2);
    expect([await statusOf(page, dawn), await statusOf(page, noon)]).toEqual([200, 200]);
  });
});
