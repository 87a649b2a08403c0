import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { findViolations } from '../support/accessibility.ts';
import { dropFiles } from '../support/drop-files.ts';
import { openPage } from '../support/open-page.ts';
import { siteOrigin } from '../support/site-client.ts';

interface Work {
  readonly _id: string;
  readonly title: string;
  readonly preview: { readonly _id: string; readonly widths: readonly number[] } | null;
}

/** The first work of the demo, whose picture is analysed soon after the start. */
const WORK = 'Contour Lines';

const expectNone = async (page: Page): Promise<void> => expect(await findViolations(page)).toEqual([]);

/** Creates a smaller copy of the work's picture, such as a visitor might have found elsewhere. */
async function copyPicture(page: Page): Promise<Buffer> {
  const { items } = (await (await page.request.get(`/api/v1/content/all?q=${encodeURIComponent(WORK)}`)).json()) as {
    items: Work[];
  };
  const preview = items.find(({ title }) => title === WORK)?.preview;
  const bytes = await (await page.request.get(`/media/${preview?._id}/${preview?.widths[0]}.webp`)).body();
  return sharp(bytes).resize(300).png().toBuffer();
}

/** Waits until the picture is found, because a job analyses the pictures of a new site one after another. */
async function waitForPicture(page: Page, picture: Buffer): Promise<void> {
  const search = async () => {
    const answer = await page.request.post('/api/v1/content/by-picture', {
      headers: { origin: siteOrigin() },
      multipart: { picture: { name: 'copy.png', mimeType: 'image/png', buffer: picture } },
    });
    return ((await answer.json()) as { items?: Work[] }).items?.[0]?.title;
  };
  await expect.poll(search, { timeout: 200_000, intervals: [4000] }).toBe(WORK);
}

for (const [language, prefix, words] of [
  [
    'English',
    '',
    {
      camera: 'Search by picture',
      found: /similar works?$/,
      menu: 'Find similar',
      shown: 'Your picture',
      wrong: 'We can’t read this picture',
    },
  ],
  [
    'Bangla',
    '/bn',
    { camera: 'ছবি দিয়ে খুঁজুন', found: /^একই রকম/, menu: 'একই রকম কাজ দেখুন', shown: 'আপনার ছবি', wrong: 'ছবিটি পড়া যাচ্ছে না' },
  ],
] as const)
  test(`somebody finds works by a dropped picture and from a card’s menu, in ${language}`, async ({ page }) => {
    test.slow();
    await openPage(page, `${prefix}/content`);
    const picture = await copyPicture(page);
    await waitForPicture(page, picture);

    await test.step('the camera of the search field leads to where a picture is dropped', async () => {
      await page.locator('header').getByRole('link', { name: words.camera }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.camera })).toBeVisible();
      await expectNone(page);
      await dropFiles(page, [{ name: 'copy.png', mediaType: 'image/png', bytes: picture }]);
      await expect(page.getByAltText(words.shown)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: words.found })).toBeVisible();
      await expect(page.locator('.tile').first().locator('a').first()).toHaveAttribute('href', /contour-lines/);
      await expectNone(page);
    });

    await test.step('the picture is still there when somebody comes back', async () => {
      await page.locator('.tile').first().locator('a').first().click();
      await expect(page).toHaveURL(/\/content\//);
      await page.goBack();
      await expect(page.locator('.tile').first().locator('a').first()).toHaveAttribute('href', /contour-lines/);
    });

    await test.step('what is no picture is refused in words', async () => {
      await dropFiles(page, [{ name: 'note.png', mediaType: 'image/png', bytes: Buffer.from('no picture') }]);
      await expect(page.getByRole('alert').filter({ hasText: words.wrong })).toBeVisible();
    });

    await test.step('a card’s menu leads to works like it', async () => {
      await openPage(page, `${prefix}/content?q=${encodeURIComponent(WORK)}`);
      const card = page.locator('.tile').first();
      await card.hover();
      await card.locator('[data-act=menu]').click();
      await page.getByRole('menuitem', { name: words.menu }).click();
      await expect(page).toHaveURL(/\/similar\//);
      await expect(page.locator('.tile').first()).toBeVisible();
      await expectNone(page);
    });
  });
