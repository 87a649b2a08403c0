import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { signInAsAdmin } from '../support/admins.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { setView } from '../support/page-checks.ts';
import { makeSample } from '../support/sample-files.ts';
import { approveWork, deleteWorksOf, submitWork } from '../support/send-works.ts';

interface File {
  readonly name: string;
  readonly sha256: string;
}

/** First bytes of the formats for sale: ZIP, SVG, PNG, fonts and others. */
const signatures = ['PK', '<svg', '<?xml', 'wOF2', 'RIFF', 'OTTO', 'fLaC', 'ID3', 'glTF', '#?RAD']
  .map((text) => Buffer.from(text).toString('hex'))
  .concat('89504e47', 'ffd8ff', '00010000', '762f3101');

test('home, a search with a typing error, a filter, a content, its free download: the file is whole', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('banner').locator('input[name=q]')).toBeFocused();
  await page.keyboard.type('wether');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/content\?.*q=wether/);
  await expect(page.getByText('Showing “weather” for “wether”.')).toBeVisible();
  const before = await page.locator('main a[href^="/content/"]').count();
  expect(before).toBeGreaterThan(0);

  const filters = page.getByRole('complementary');
  // Counts arrive after the list, and choices without results disappear then.
  await filters.getByRole('radio', { name: /^Free \d/ }).waitFor({ state: 'attached' });
  await filters.getByText('Free', { exact: true }).click();
  await page.waitForURL(/price=free/);
  await expect(page).toHaveURL(/q=wether/);
  const first = page.locator('main a[href^="/content/"]').first();
  const href = (await first.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/content\/[\da-f-]{36}\/[a-z\d-]+$/);
  await first.click();
  await page.waitForURL(`**${href}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const link = page.locator('a[href*="/api/v1/content/download/"]').first();
  const started = page.waitForEvent('download');
  await link.click();
  const download = await started;
  const bytes = readFileSync(await download.path());
  const response = await page.request.get(`/api/v1/content/single/${href.split('/')[2]}`);
  const { variants } = (await response.json()) as { variants: { price: number; files: File[] }[] };
  const files = variants.filter((variant) => variant.price === 0).flatMap((variant) => variant.files);
  const file = files.find((each) => each.name === download.suggestedFilename());
  expect(file).toBeDefined();
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
  expect(signatures.some((signature) => bytes.subarray(0, 12).toString('hex').startsWith(signature))).toBe(true);

  await page.getByRole('banner').getByRole('link', { name: 'Arbor' }).click();
  await page.waitForURL('/');
  await expect(page.locator('#hero-title')).toBeVisible();
});

/** Reads the heights of the pictures in the last two rows of the first list. */
const readLastRows = (page: Page): Promise<number[][]> =>
  page
    .locator('.tiles')
    .first()
    .evaluate((list) => {
      const tiles = [...list.querySelectorAll<HTMLElement>(':scope > .tile')];
      const rows = [...Map.groupBy(tiles, ({ offsetTop }) => offsetTop).values()];
      const toHeight = (tile: HTMLElement): number => tile.querySelector('.tile-picture')?.clientHeight ?? 0;
      return rows.slice(-2).map((row) => row.map(toHeight));
    });

test('the pictures of a last row are as high as those of the row before', async ({ page }) => {
  await openPage(page, '/categories/icons');
  for (const width of [1366, 1100, 768]) {
    await setView(page, { width, scheme: 'light' });
    const [before = [], last = []] = await readLastRows(page);
    for (const height of last) expect(Math.abs(height - (before[0] ?? 0)), `at ${width}`).toBeLessThanOrEqual(8);
  }
});

test('a video plays its clip under the mouse and at a press, and its whole where it may be had', async ({
  page,
  browser,
}) => {
  const title = `Boats ${randomUUID().slice(0, 6)}`;
  const { userId, username } = await signInAsContributor(page);
  try {
    const sample = { ...(await makeSample('video')), mediaType: 'video/mp4' };
    const id = await submitWork(page.request, [{ ...sample, bytes: Buffer.from(sample.bytes) }], title);
    await inOtherBrowser(browser, async (admin) => {
      await signInAsAdmin(admin, 'moderator');
      await approveWork(admin.request, username, id);
    });
    const clips: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) clips.push(request.url());
    });
    await openPage(page, `/content?q=${encodeURIComponent(title)}`);
    const card = page.locator('.tile').filter({ hasText: title });
    const play = card.getByRole('button', { name: `Play preview: ${title}` });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await card.hover();
    await expect(card.locator('video')).toHaveCount(0);
    await play.click();
    await expect(card.locator('video')).toHaveJSProperty('muted', true);
    await play.click();
    await expect(card.locator('video')).toHaveCount(0);
    await page.mouse.move(0, 0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await card.hover();
    await expect(card.locator('video')).toHaveCount(1);
    expect(clips.length).toBeGreaterThan(0);
    await openPage(page, `/content/${id}`);
    const whole = page.locator(`video[controls][src^="/api/v1/content/play/${id}/"]`);
    await expect(whole).toBeVisible();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('2');
    await expect(whole).toHaveJSProperty('playbackRate', 2);
    await page.getByRole('button', { name: 'Next frame' }).click();
    await expect.poll(() => whole.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  } finally {
    await deleteWorksOf([userId]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one can search, filter and download', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').locator('input[name=q]').fill('icons');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=icons/);
    await page.goto('/content?price=free');
    await page.locator('main a[href^="/content/"]').first().click();
    await expect(page.locator('a[href*="/api/v1/content/download/"]').first()).toBeVisible();
  });
});

test('a card says what is free and what is not and who made it; the page, that it is of the demo', async ({ page }) => {
  const answer = await page.request.get('/api/v1/content/all?price=paid&limit=60');
  const { items } = (await answer.json()) as {
    items: { _id: string; minPrice: number; maxPrice: number; contributor: { name: string; image: string } }[];
  };
  const both = items.find(({ minPrice, maxPrice }) => minPrice === 0 && maxPrice > 0);
  expect(both).toBeDefined();
  expect((await page.request.get(both?.contributor.image ?? '')).headers()['content-type']).toBe('image/webp');
  await openPage(page, '/content?price=paid');
  const tile = page.locator('main li').filter({ has: page.locator(`a[href^="/content/${both?._id}"]`) });
  await expect(tile.getByText(/^Free – ৳/)).toBeVisible();
  await expect(tile.getByText('Demo', { exact: true })).toHaveCount(0);
  await expect(tile.locator('.tile-maker img')).toBeVisible();
  await openPage(page, `/content/${both?._id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('From the demo catalogue. Prices are examples.')).toBeVisible();
  await main.getByText('How to credit the author').click();
  await expect(main.getByText(/Its author doesn’t sell here/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Original source' })).toHaveAttribute('href', /^https?:/);
});

test('a title in the page’s language stands first, and what is in the other language is marked', async ({ page }) => {
  const { items } = (await (await page.request.get('/api/v1/content/all?q=tabla&limit=1')).json()) as {
    items: { _id: string; language: string; title: string; translatedTitle: string }[];
  };
  const [work] = items;
  expect(work).toMatchObject({ language: 'bn', translatedTitle: expect.stringMatching(/^Tabla/) });
  const [own, english] = [work?.title ?? '', work?.translatedTitle ?? ''];
  await openPage(page, '/content?q=tabla');
  await expect(page.getByRole('link', { name: english, exact: true })).toBeVisible();
  await expect(page.getByText(own, { exact: true })).toHaveAttribute('lang', 'bn');
  await page.getByRole('link', { name: english, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english);
  await expect(page.getByText(own, { exact: true })).toHaveAttribute('lang', 'bn');
  await expect(page.getByText('In Bangla', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^FLAC/ }).first()).toBeVisible();
  await openPage(page, `/bn/content/${work?._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own);
  await expect(page.getByText(english, { exact: true })).toBeHidden();
  await expect(page.getByRole('radio', { name: /^ফ্ল্যাক/ }).first()).toBeVisible();
});
