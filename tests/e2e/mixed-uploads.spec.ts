import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { dropFiles } from '../support/drop-files.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { createRealFiles, type RealFile } from '../support/real-files.ts';
import { deleteWorksOf } from '../support/send-works.ts';
import { toast } from '../support/toasts.ts';

const contributors: string[] = [];

test.afterAll(() => deleteWorksOf(contributors));

const [CATEGORY, KEYWORDS, PRICE] = [1, 3, 6];
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const cell = (page: Page, title: string, column: number) => rowOf(page, title).locator(`[data-cell$=":${column}"]`);
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'All changes are saved' });

/** Creates files of eleven kinds with names as several programs choose them. */
async function createMixedFiles(): Promise<RealFile[]> {
  const made = await createRealFiles();
  const names = [
    ['Dawn 1.jpg', 'Botanical garden.jpg'],
    ['Dawn 2.jpg', 'IMG_2041.jpg'],
    ['Field 1.tiff', 'Historic ferry.tiff'],
    ['Kit 2.png', 'People at the market.png'],
    ['Mist 1.webp', 'RiverBoats_final.webp'],
    ['Spark 1.gif', 'vehicles-01.gif'],
    ['Petal 1.svg', 'Geometric pattern.svg'],
    ['Leaflet 1.pdf', 'City leaflet.pdf'],
    ['Letters 1.ttf', 'Poppins Sans.ttf'],
    ['Bell 1.wav', 'Bell.wav'],
    ['Kit 1.zip', 'Weather icons.zip'],
  ] as const;
  return names.map(([from, name]) => {
    const file = made.find((each) => each.name === from);
    if (file === undefined) throw new Error(`There is no ${from}.`);
    return { ...file, name };
  });
}

test('eleven mixed files are complete after a few entries, and shown as buyers will see them', async ({
  page,
  browser,
}) => {
  const { userId } = await signInAsContributor(page);
  contributors.push(userId);
  await openPage(page, '/contributor/assets/upload');
  await dropFiles(page, await createMixedFiles());
  await expect(page.getByRole('heading', { name: '11 drafts' })).toBeVisible({ timeout: 120_000 });
  const table = page.getByRole('grid');
  await expect(cell(page, 'Poppins', CATEGORY)).toHaveText('Fonts');
  await expect(cell(page, 'Bell', CATEGORY)).toHaveText('Audio');
  await expect(cell(page, 'Weather icons', CATEGORY)).toHaveText('Icons');
  await expect(cell(page, 'Weather icons', CATEGORY)).toHaveAccessibleDescription(
    'Suggested by us. Change it if it’s wrong.',
  );
  await expect(cell(page, 'Weather icons', PRICE)).toHaveAccessibleDescription('Missing: a price, or free');
  let entries = 0;
  const enter = async (act: () => Promise<unknown>) => {
    entries += 1;
    await act();
  };
  const panel = page.getByRole('dialog', { name: 'Edit 11 drafts' });
  await enter(() => page.getByRole('button', { name: /^Add keywords to/ }).click());
  await expect(toast(page, /^Keywords added to/)).toBeVisible();
  await enter(() => page.getByLabel('Select all drafts').check());
  await enter(() => page.getByRole('button', { name: 'Edit 11 drafts' }).click());
  await enter(() => panel.getByLabel('Price (৳)').fill('250'));
  await enter(() => panel.getByLabel('Description').fill('Made in Dhaka, ready for print and screens.'));
  await enter(() => panel.getByRole('button', { name: 'Change 11 drafts' }).click());
  await expect(saved(page)).toBeVisible();
  // Sets the subcategories that can't be derived from file names.
  const open = table.locator('[data-cell$=":2"][aria-describedby="drafts-missing-subcategory"]');
  for (let left = await open.count(); left > 0; left -= 1) {
    const place = table.locator(
      `[data-cell="${await open
        .first()
        .getAttribute('data-cell')
        .then((at) => at ?? '')}"]`,
    );
    await place.focus();
    await page.keyboard.press('Enter');
    await enter(() => place.getByRole('combobox').selectOption({ index: 1 }));
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(left - 1);
  }
  // The number in a camera's file name doesn't describe the photograph either.
  await cell(page, 'IMG 2041', KEYWORDS).focus();
  await enter(() => page.keyboard.type('photographs, dawn, river'));
  await page.keyboard.press('Enter');
  const send = page.getByRole('button', { name: 'Submit 11 for review' });
  await expect(send).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  test.info().annotations.push({ type: 'entries', description: String(entries + 1) });
  expect(entries + 1).toBeLessThanOrEqual(15);

  await test.step('the preview is its contributor’s alone, and not for search engines', async () => {
    await rowOf(page, 'Botanical garden').getByRole('button').click();
    const address = (await page.getByRole('dialog').getByRole('link', { name: 'Preview' }).getAttribute('href')) ?? '';
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const shown = await page.context().newPage();
    await openPage(shown, address);
    await expect(shown.getByText('Made in Dhaka, ready for print and screens.')).toBeVisible();
    await expect(shown.getByText('Only you can open this page.')).toBeVisible();
    await expect(shown.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect
      .poll(() =>
        shown
          .getByRole('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(await findViolations(shown)).toEqual([]);
    await shown.close();
    await inOtherBrowser(browser, async (other) => {
      await signInAsContributor(other).then(({ userId: id }) => contributors.push(id));
      expect((await other.goto(address))?.status()).toBe(404);
    });
  });
  await enter(() => send.click());
  await expect(toast(page, '11 works submitted for review')).toBeVisible();
});
