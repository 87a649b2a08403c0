import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { findRunningUrl } from '../../src/platform/database/embedded.ts';
import { openPool } from '../../src/platform/database/pool.ts';
import { findViolations } from '../support/accessibility.ts';
import { signInAsApplicant, signInAsContributor } from '../support/contributors.ts';
import { addDrafts } from '../support/many-drafts.ts';
import { openPage } from '../support/open-page.ts';

test.describe.configure({ mode: 'parallel' });

const COUNT = 250;
const COMPLETE = 12;

async function makeDrafts(userId: string): Promise<void> {
  const url = findRunningUrl(join(process.env['ARBOR_TEST_DATA'] ?? '', 'postgres'));
  const pool = openPool({ url: url ?? '', size: 1, onError: () => undefined });
  try {
    await addDrafts(pool, userId, { count: COUNT, complete: COMPLETE });
  } finally {
    await pool.end();
  }
}

const heading = (page: Page) => page.getByRole('heading', { name: `${COUNT} drafts` });
const rows = (page: Page) => page.getByRole('grid').locator('tbody tr');
const more = (page: Page) => page.getByRole('button', { name: /^Show more \(/ });
const selectAll = (page: Page) => page.getByLabel('Select all drafts');
const told = (page: Page) => page.getByText('Nothing was changed. Check your connection and try again.');
const lists = '**/api/v1/content/mine?*';

interface DraftList {
  readonly items: readonly { readonly variants: readonly { readonly price: number | null }[] }[];
  readonly nextCursor: string | null;
  readonly total: number;
}

const readList = async (page: Page, query: string): Promise<DraftList> =>
  (await page.request.get(`/api/v1/content/mine?status=draft&limit=100&${query}`)).json() as Promise<DraftList>;

const countFound = async (page: Page, words: string) => (await readList(page, `q=${words}`)).total;

async function readPrices(page: Page): Promise<(number | null)[]> {
  const prices: (number | null)[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const list: DraftList = await readList(page, `cursor=${cursor}`);
    prices.push(...list.items.map(({ variants }) => variants[0]?.price ?? null));
    cursor = list.nextCursor;
  }
  return prices;
}

test('many drafts come page by page, counted from the first moment, when somebody scrolls or asks', async ({
  page,
}) => {
  const { userId } = await signInAsApplicant(page.request);
  await makeDrafts(userId);
  const html = await (await page.request.get('/contributor/assets/upload')).text();
  expect(html).toContain(`Boat ${COUNT}`);
  expect(html).toContain(`Boat ${COUNT - 99}`);
  expect(html).not.toContain(`Boat ${COUNT - 100}`);

  await openPage(page, '/contributor/assets/upload');
  await expect(heading(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(100);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(COUNT + 1));
  await more(page).scrollIntoViewIfNeeded();
  await expect(rows(page)).toHaveCount(200);
  await expect(more(page)).toHaveAttribute('aria-busy', 'false');

  await page.route(lists, (route) => route.abort());
  await more(page).press('Enter');
  await expect(page.getByText('We couldn’t load your other drafts.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expect(rows(page)).toHaveCount(200);
  await expect(heading(page)).toBeVisible();
  await page.unroute(lists);
  await more(page).press('Enter');
  await expect(rows(page)).toHaveCount(COUNT);
  await expect(more(page)).toBeHidden();
  await expect(page.locator(`[data-cell="${COUNT - 1}:0"]`)).toHaveText('Boat 1');
});

test('what is done to all drafts reaches those that were not loaded, or none', async ({ page }) => {
  const { userId } = await signInAsContributor(page);
  await makeDrafts(userId);
  await openPage(page, '/contributor/assets/upload');

  // Without a connection, nothing is selected instead of a part.
  await page.route(lists, (route) => route.abort());
  await selectAll(page).click();
  await expect(told(page)).toBeVisible();
  await expect(page.getByText('100 selected')).toBeHidden();
  await expect(selectAll(page)).not.toBeChecked();
  await page.unroute(lists);

  await selectAll(page).click();
  await expect(page.getByText(`${COUNT} selected`)).toBeVisible();
  await expect(selectAll(page)).toBeChecked();
  // The complete drafts are the oldest.
  await expect(page.getByRole('button', { name: `Submit ${COMPLETE} for review` })).toBeVisible();
  await page.getByRole('button', { name: `Edit ${COUNT} drafts` }).click();
  await page.getByRole('dialog').getByLabel('Price (৳)').fill('120');
  await page.getByRole('button', { name: `Change ${COUNT} drafts` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saving…' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'All changes are saved' })).toBeVisible({ timeout: 120_000 });
  expect(new Set(await readPrices(page))).toEqual(new Set([12_000]));
});

test('a table goes out with all drafts, and comes back to any of them', async ({ page }) => {
  const { userId } = await signInAsApplicant(page.request);
  await makeDrafts(userId);
  await openPage(page, '/contributor/assets/upload');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.trimEnd().split('\r\n')).toHaveLength(COUNT + 1);
  expect(text).toContain('"Boat 1"');

  await openPage(page, '/contributor/assets/upload');
  const name = /"(boat-3\.\w+)"/.exec(text)?.[1] ?? '';
  const table = `files,title\r\n${name},Boat of the third page\r\n`;
  await page
    .getByLabel('Import CSV')
    .setInputFiles({ name: 'drafts.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await expect(page.getByRole('status').filter({ hasText: 'All changes are saved' })).toBeVisible();
  await expect.poll(() => countFound(page, 'third+page')).toBe(1);

  // The pasted rows reach beyond the loaded ones.
  await openPage(page, '/contributor/assets/upload');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('[data-cell="98:0"]').focus();
  await page.evaluate(() => navigator.clipboard.writeText('Pasted 1\nPasted 2\nPasted 3\nPasted 4'));
  await page.keyboard.press('Control+V');
  await expect.poll(() => countFound(page, 'pasted')).toBe(4);
});
