import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { openPage } from '../support/open-page.ts';
import { makePicture } from '../support/picture-form.ts';
import { send } from '../support/site-client.ts';

const rowTitles = (page: Page) =>
  page.getByRole('main').getByRole('list').first().getByRole('listitem').locator('span.font-medium').allTextContents();

async function readWorks(page: Page): Promise<{ _id: string; title: string }[]> {
  const response = await page.request.get('/api/v1/content/all?sort=popular&limit=4');
  return ((await response.json()) as { items: { _id: string; title: string }[] }).items;
}

test('an admin makes a collection, fills it, orders it by keys and by dragging, and publishes it', async ({ page }) => {
  await signInAsAdmin(page, 'moderator');
  const mark = randomUUID().slice(0, 8);
  const works = await readWorks(page);
  await openPage(page, '/admin/content/collections');
  await page.getByRole('button', { name: 'New collection' }).press('Enter');
  await page.getByLabel('Name in English').fill(`Ghat ${mark}`);
  await page.getByLabel('Key', { exact: true }).fill('Not a key');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText(/letters a to z/)).toBeVisible();
  await page.getByLabel('Key', { exact: true }).fill('');
  await page.getByLabel('Name in Bangla').fill('ঘাট');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Ghat ${mark}` })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  try {
    for (const { title } of works.slice(0, 3)) {
      await page.getByRole('searchbox', { name: 'Search published works' }).fill(title);
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Add works' }).getByLabel(title).first().check();
      await page.getByRole('button', { name: /^Add works/ }).click();
      await expect(page.getByText('All changes are saved')).toBeVisible();
    }
    const [one = '', two = '', three = ''] = works.map(({ title }) => title);
    await expect.poll(() => rowTitles(page)).toEqual([one, two, three]);
    expect(await findViolations(page)).toEqual([]);

    // A collection is moved by keyboard: the handle keeps the focus and announces the new position.
    const handle = page.getByRole('button', { name: `Move ${three}`, exact: true });
    await handle.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(handle).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${three}: position 1 of 3` })).toBeAttached();
    await expect.poll(() => rowTitles(page)).toEqual([three, one, two]);

    // It is dragged below the last one.
    const last = await page.getByRole('button', { name: `Move ${two}`, exact: true }).boundingBox();
    const from = await handle.boundingBox();
    await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((last?.x ?? 0) + 10, (last?.y ?? 0) + 60, { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => rowTitles(page)).toEqual([one, two, three]);
    await expect(page.getByText('All changes are saved')).toBeVisible();

    // A cover is set and the collection is published, which visitors see immediately.
    await page.getByRole('button', { name: `Use ${three} as cover` }).click();
    await expect(page.getByRole('button', { name: `Use ${three} as cover` })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: `Ghat ${mark}: published` }).click();
    await expect(page.getByRole('link', { name: 'View on the site' })).toBeVisible();
    const shown = await (await page.request.get(`/api/v1/collection/single/ghat-${mark}`)).json();
    expect(shown).toMatchObject({ contentCount: 3, titleBn: 'ঘাট' });
    expect((await page.request.get(`/content?collection=ghat-${mark}`)).status()).toBe(200);

    // An uploaded picture takes precedence over the works.
    await page.locator('input[type=file]').setInputFiles({
      name: 'ghat.jpg',
      mimeType: 'image/jpeg',
      buffer: await makePicture(),
    });
    const cover = page.getByRole('region', { name: 'Cover' });
    await expect(cover.getByRole('button', { name: 'Remove' })).toBeVisible();
    // Public responses are cached for a second.
    await expect
      .poll(async () => {
        const { covers } = (await (await page.request.get(`/api/v1/collection/single/ghat-${mark}`)).json()) as {
          covers: { width: number; kind: string }[];
        };
        return covers.map(({ width, kind }) => [width, kind])[0];
      })
      .toEqual([900, 'image']);
    await cover.getByRole('button', { name: 'Remove' }).click();
    await expect(cover.getByRole('button', { name: 'Remove' })).toHaveCount(0);

    // Another admin changed the order first, so the page reports that and shows the current order.
    const ids = works.slice(0, 3).map(({ _id }) => _id);
    const turned = [...ids].reverse();
    await send(page.request, 'PUT', `/api/v1/collection/items/${id}`, { before: ids, ids: turned });
    await page.getByRole('button', { name: `Move ${one}`, exact: true }).press('ArrowDown');
    await expect(page.getByText('Somebody else has changed this')).toBeVisible();
    await expect.poll(() => rowTitles(page)).toEqual([three, two, one]);

    await page.getByLabel(`Select ${one}`).check();
    await page.getByLabel(`Select ${two}`).check();
    await page.getByRole('button', { name: /^Remove selected/ }).click();
    await expect.poll(() => rowTitles(page)).toEqual([three]);
    await expect(page.getByText('All changes are saved')).toBeVisible();
    await openPage(page, '/admin/content/collections');
    await expect(page.getByRole('listitem').filter({ hasText: `Ghat ${mark}` })).toContainText('1 work');
    await openPage(page, `/admin/content/collections/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL('/admin/content/collections');
    await expect(page.getByText(`Ghat ${mark}`)).toHaveCount(0);
  } finally {
    await page.request.delete(`/api/v1/collection/delete/${id}`);
  }
});
