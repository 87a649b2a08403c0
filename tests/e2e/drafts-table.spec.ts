import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { findViolations } from '../support/accessibility.ts';
import { choose } from '../support/admins.ts';
import { signInAsApplicant, signInAsContributor } from '../support/contributors.ts';
import { dropFiles } from '../support/drop-files.ts';
import { openPage, waitForHydration } from '../support/open-page.ts';
import { deleteWorksOf } from '../support/send-works.ts';
import { toast } from '../support/toasts.ts';

test.describe.configure({ mode: 'parallel' });

const contributors: string[] = [];

test.afterAll(() => deleteWorksOf(contributors));

/** Positions of the table's columns. */
const [TITLE, CATEGORY, , KEYWORDS, , , PRICE] = [0, 1, 2, 3, 4, 5, 6];

/** Signs in a new person with this many drafts, named `Boat 1` and so on. */
async function openNewDrafts(page: Page, count: number): Promise<void> {
  await signInAsApplicant(page.request);
  await openDrafts(page, count);
}

async function openDrafts(page: Page, count: number): Promise<void> {
  await openPage(page, '/contributor/assets/upload');
  const files = await Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `Boat ${at + 1}.png`,
      mediaType: 'image/png',
      bytes: await sharp({
        create: { width: 400 + at, height: 300, channels: 3, background: { r: 40 * at, g: 90, b: 160 } },
      })
        .png()
        .toBuffer(),
    })),
  );
  await dropFiles(page, files);
  await expect(page.getByRole('heading', { name: count === 1 ? '1 draft' : `${count} drafts` })).toBeVisible({
    timeout: 30_000,
  });
  await page.reload();
  await waitForHydration(page);
}

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const cell = (page: Page, title: string, column = 0) => rowOf(page, title).locator(`[data-cell$=":${column}"]`);
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'All changes are saved' });
const waitForSave = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/content/update-many') && response.ok());

test('what is typed saves itself, is told while it cannot, and is not lost', async ({ page }) => {
  await openNewDrafts(page, 1);
  await page.route('**/content/update-many', (route) => route.abort());
  await cell(page, 'Boat 1').click();
  await page.keyboard.type('Boat at dawn');
  await page.keyboard.press('Enter');
  const told = page.getByRole('status').filter({ hasText: 'Not saved yet. We’ll keep trying; leave this page open.' });
  await expect(told).toBeVisible();
  await expect(cell(page, 'Boat at dawn')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const arrived = waitForSave(page);
  await page.unroute('**/content/update-many');
  await arrived;
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(cell(page, 'Boat at dawn')).toBeVisible();

  // Another tab changes the draft first.
  const other = await page.context().newPage();
  await openPage(other, '/contributor/assets/upload');
  await cell(other, 'Boat at dawn').click();
  await other.keyboard.type('Boat at noon');
  const first = waitForSave(other);
  await other.keyboard.press('Enter');
  await first;
  await other.close();
  await cell(page, 'Boat at dawn').click();
  await page.keyboard.type('Boat at dusk');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Changed in another tab').first()).toBeVisible();
  await expect(cell(page, 'Boat at dusk')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(cell(page, 'Boat at dusk')).toBeVisible();

  // An empty title is reported as missing, and the last title is kept.
  await rowOf(page, 'Boat at dusk').getByRole('button').click();
  const title = page.getByRole('dialog').getByLabel('Title', { exact: true });
  await title.fill('');
  await expect(page.getByRole('dialog').getByText('Enter a title.')).toBeVisible();
  expect(await findViolations(page, 'dialog')).toEqual([]);
  const named = waitForSave(page);
  await title.fill('Boat by night');
  await named;
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(cell(page, 'Boat by night')).toBeVisible();
});

test('one press sends a draft to review, also while something is being typed, or says what it lacks', async ({
  page,
}) => {
  const { userId } = await signInAsContributor(page);
  contributors.push(userId);
  await openDrafts(page, 1);
  await rowOf(page, 'Boat 1').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: /^Details of/ });
  const send = dialog.getByRole('button', { name: 'Submit for review' });
  await choose(page, 'Category', 'Patterns');
  await dialog.getByRole('group', { name: 'Subcategories' }).getByRole('checkbox').first().check();
  await dialog.getByLabel(/^Keywords/).fill('river, boat');
  await dialog.getByLabel('Price (৳)').fill('some');
  await send.click();
  await expect(dialog.getByText('“some” isn’t a price.')).toBeVisible();
  await expect(dialog.getByLabel('Price (৳)')).toBeFocused();
  await dialog.getByLabel('Price (৳)').fill('free');
  await send.click();
  await expect(toast(page, /wasn’t submitted\. It still needs: at least 3 keywords, a description\./)).toBeVisible();
  await dialog.getByLabel('Description').fill('Drawn at the river in the morning.');
  await dialog.getByLabel(/^Keywords/).pressSequentially('morning');
  await send.click();
  await expect(toast(page, '1 work submitted for review')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No drafts yet' })).toBeVisible();
});

test('the table is worked on with the keyboard alone, and takes what a spreadsheet copies', async ({ page }) => {
  await openNewDrafts(page, 3);
  const titles = await page.locator('[data-cell$=":0"]').allTextContents();
  const [first = '', second = ''] = titles;
  await cell(page, first).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, second)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, first, CATEGORY)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(cell(page, first, TITLE)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Not this');
  await page.keyboard.press('Escape');
  await expect(cell(page, first, TITLE)).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.press('End');
  await page.keyboard.type(', red');
  await page.keyboard.press('Tab');
  await expect(cell(page, `${first}, red`, CATEGORY)).toBeFocused();

  // A cell is copied and pasted into the one below.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (text: string) => {
    await page.evaluate((given) => navigator.clipboard.writeText(given), text);
    await page.keyboard.press('Control+V');
  };
  await page.locator('[data-cell="0:0"]').focus();
  await expect(page.locator('[data-cell="0:0"]')).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Control+C');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${first}, red`);
  await page.locator('[data-cell="1:0"]').focus();
  await page.keyboard.press('Control+V');
  await expect(page.locator('[data-cell="1:0"]')).toHaveText(`${first}, red`);

  // Two rows and three columns of a spreadsheet are pasted, with one invalid value.
  await page.locator(`[data-cell="0:${KEYWORDS}"]`).focus();
  await paste('boat, river\tOn the river\tNot a licence\t৳ 1,250\nboat; sea\t"Two\nlines"\t\tfree');
  await expect(page.locator(`[data-cell="0:${KEYWORDS}"]`)).toHaveText('boat, river');
  await expect(page.locator(`[data-cell="1:${KEYWORDS}"]`)).toHaveText('boat, sea');
  await expect(page.locator(`[data-cell="0:${PRICE}"]`)).toHaveText('1250');
  await expect(page.locator(`[data-cell="1:${PRICE}"]`)).toHaveText('0');
  const problems = page.getByRole('alert').filter({ hasText: 'couldn’t apply' });
  await expect(problems).toContainText('No licence is called “Not a licence”.');
  expect(await findViolations(page)).toEqual([]);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator(`[data-cell="1:${KEYWORDS}"]`)).toHaveText('boat, sea');
});

test('a table goes out as CSV, comes back changed, and drafts are put together and taken apart', async ({ page }) => {
  await openNewDrafts(page, 2);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text).toContain('"id","files","title","category"');
  expect(text).toContain('"Boat 1.png","Boat 1",');
  const changed = text
    .replace('"Boat 1.png","Boat 1","Illustrations",', '"Boat 1.png","Boat, blue",Patterns,')
    .replace('"Boat 2.png","Boat 2","Illustrations",', '"Boat 2.png",Boat two,No such place,');
  await page
    .getByLabel('Import CSV')
    .setInputFiles({ name: 'drafts.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) });
  await expect(cell(page, 'Boat, blue', CATEGORY)).toHaveText('Patterns');
  await expect(cell(page, 'Boat two')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'No category is called “No such place”.' })).toBeVisible();
  await expect(saved(page)).toBeVisible();

  await page.getByLabel('Select all drafts').check();
  await page.getByRole('button', { name: 'Merge into one' }).click();
  await expect(page.getByRole('heading', { name: '1 draft' })).toBeVisible();
  await page.getByRole('grid').locator('tbody tr').getByRole('button').click();
  await page.getByRole('button', { name: 'Split into drafts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: '2 drafts' })).toBeVisible();
  await page.getByLabel('Select all drafts').check();
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No drafts yet' })).toBeVisible();
});

test('who shows people gives a consent, and breaks of lines stay where they are', async ({ page }) => {
  await openNewDrafts(page, 1);
  const description = page.locator('[data-cell="0:4"]');
  await description.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('One');
  await page.keyboard.press('Escape');
  await rowOf(page, 'Boat 1').getByRole('button').click();
  const details = page.getByRole('dialog');
  await details.getByLabel('Description').fill('One\ntwo');
  await details.getByLabel('Price (৳)').fill('120');
  await details.getByLabel('Shows recognisable people').check();
  await details.getByLabel('Add a signed model release').setInputFiles({
    name: 'Consent of Salma.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 300, height: 400, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  });
  await expect(details.getByText('Consent of Salma.png')).toBeVisible();
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await details.getByLabel('Price (৳)').fill('125');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page.locator(`[data-cell="0:${PRICE}"]`)).toHaveText('125');
  // Opening and leaving a cell changes nothing.
  await description.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await rowOf(page, 'Boat 1').getByRole('button').click();
  await expect(page.getByRole('dialog').getByLabel('Description')).toHaveValue('One\ntwo');
  await expect(page.getByRole('dialog').getByText('Consent of Salma.png')).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 draft' })).toBeVisible();
});
