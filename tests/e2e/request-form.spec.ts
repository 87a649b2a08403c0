import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { openPage, waitForHydration } from '../support/open-page.ts';
import { makePicture } from '../support/picture-form.ts';
import { accountButton, openDialog, signInByDialog, signOut } from '../support/sign-in-dialog.ts';
import { querySite } from '../support/site-database.ts';

const countPictures = async (title: string): Promise<number[]> =>
  (
    await querySite<{ pictures: number }>(
      `select count(p.id)::int as pictures from content_request r left join request_picture p on p.request_id = r.id
       where r.title = $1 group by r.id`,
      [title],
    )
  ).map(({ pictures }) => pictures);

const readTitle = (page: Page) => page.locator('#request-title');
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send request' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thanks, we got your request' });

async function fill(page: Page): Promise<string> {
  const title = `A boat for ${randomUUID().slice(0, 6)}`;
  await openPage(page, '/categories#custom-content');
  await readTitle(page).fill(title);
  await page.locator('#request-description').fill('For a poster, in red and green, as SVG.');
  await page.locator('#request-contact').fill(`${randomUUID().slice(0, 8)}@example.com`);
  return title;
}

const tiles = (page: Page) => page.locator('li', { has: page.getByRole('button', { name: /^Remove .*[.]jpg$/ }) });

/** Waits until this many pictures are uploaded and shown. */
async function expectPictures(page: Page, count: number): Promise<void> {
  await expect(tiles(page)).toHaveCount(count);
  for (const image of await tiles(page).getByRole('img').all())
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(100);
  await expect(tiles(page).locator('.animate-spin')).toHaveCount(0);
}

async function addPictures(page: Page): Promise<string[]> {
  const ids: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/content-request/picture')) ids.push(((await response.json()) as { _id: string })._id);
  });
  await page.locator('input[type=file]').setInputFiles([
    { name: 'boat.jpg', mimeType: 'image/jpeg', buffer: await makePicture('#1f6f8b') },
    { name: 'kite.jpg', mimeType: 'image/jpeg', buffer: await makePicture('#d9232e') },
  ]);
  await expect.poll(() => ids.length).toBe(2);
  await expectPictures(page, 2);
  return ids;
}

test('reference pictures stay over a sign-in and a reload, and those that are gone are missed aloud', async ({
  page,
}) => {
  const title = await fill(page);
  const [first] = await addPictures(page);
  await openDialog(page);
  await signInByDialog(page);
  await expect(accountButton(page)).toBeVisible();
  await expectPictures(page, 2);
  await page.reload();
  await waitForHydration(page);
  await expectPictures(page, 2);
  await expect(page.getByText('Some of your pictures have expired')).toHaveCount(0);
  // Pictures without a request are deleted after a day.
  await querySite('delete from request_picture where id = $1', [first]);
  await page.reload();
  await waitForHydration(page);
  await expectPictures(page, 1);
  await expect(page.getByText('Some of your pictures have expired')).toBeVisible();
  await sendButton(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(await countPictures(title)).toEqual([1]);
  // The next request starts without pictures.
  await page.reload();
  await waitForHydration(page);
  await expect(tiles(page)).toHaveCount(0);
});

test('a form whose answer was lost is one request, also after a reload', async ({ page }) => {
  const title = await fill(page);
  await addPictures(page);
  await page.route('**/content-request/create', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton(page).click();
  await expect.poll(() => countPictures(title)).toEqual([2]);
  await expect(sendButton(page)).toBeEnabled();
  await page.unroute('**/content-request/create');
  await page.reload();
  await waitForHydration(page);
  await expect(readTitle(page)).toHaveValue(title);
  await expect(tiles(page)).toHaveCount(2);
  // The form first asks the server whether it still has the pictures; until then they show a spinner.
  await expect(tiles(page).locator('.animate-spin')).toHaveCount(0);
  await sendButton(page).click();
  await expect(thanks(page)).toBeFocused();
  expect(await countPictures(title)).toEqual([2]);
});

test('what a visitor typed belongs to who signed in, also without another key', async ({ page }) => {
  const title = await fill(page);
  const signInAsSomebodyNew = async (): Promise<void> => {
    await openDialog(page);
    await signInByDialog(page);
    await expect(accountButton(page)).toBeVisible();
    await openPage(page, '/categories#custom-content');
  };
  await signInAsSomebodyNew();
  await expect(readTitle(page)).toHaveValue(title);
  await signOut(page);
  await openPage(page, '/categories#custom-content');
  await expect(readTitle(page)).toHaveValue('');
  await signInAsSomebodyNew();
  await expect(readTitle(page)).toHaveValue('');
  await expect(page.locator('#request-contact')).toHaveValue('');
});
