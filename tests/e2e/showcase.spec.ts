import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { openPage } from '../support/open-page.ts';
import { send } from '../support/site-client.ts';

/** Creates a published collection of two works that isn't on the home page. */
async function makeCollection({ request }: Page, title: string): Promise<string> {
  const { _id: id } = (await send(request, 'POST', '/api/v1/collection/create', { title, titleBn: `ঈদ ${title}` })) as {
    _id: string;
  };
  const works = (await (await request.get('/api/v1/content/all?limit=2')).json()) as { items: { _id: string }[] };
  const ids = works.items.map(({ _id }) => _id);
  await send(request, 'PUT', `/api/v1/collection/items/${id}`, { before: [], ids });
  await send(request, 'PUT', `/api/v1/collection/toggle/publish/${id}`, { published: true });
  return id;
}

/** Converts a time to Dhaka's, in the form `2026-11-22T21:15`. */
const toDhaka = (at: number): string => new Date(at + 6 * 3_600_000).toISOString().slice(0, 16);

const HOUR = 3_600_000;

test('an admin schedules a collection and showcases it; the home page shows it within its time, in both languages', async ({
  page,
  request,
}) => {
  await signInAsAdmin(page, 'moderator');
  const title = `Season ${randomUUID().slice(0, 8)}`;
  const id = await makeCollection(page, title);
  // Visitors read the home page as the server renders it.
  const isOnHome = async (path = '/', shown = title) => {
    const html = await (await request.get(path)).text();
    return new RegExp(`<h\\d[^>]*>(<[^>]*>)*${shown}<`).test(html);
  };
  try {
    await openPage(page, '/admin/content/collections');
    const row = page
      .getByRole('list', { name: 'Collections', exact: true })
      .getByRole('listitem')
      .filter({ hasText: title });
    await expect(row).toContainText('Live');
    const saved = page.waitForResponse((response) => response.url().endsWith('/collection/showcase'));
    await row.getByRole('button', { name: `${title} on the home page` }).press('Enter');
    expect((await saved).status()).toBe(200);
    const showcase = page.getByRole('list', { name: 'On the home page' });
    // The collection is moved to the first place, because home pages show eight.
    const ordered = page.waitForResponse((response) => response.url().endsWith('/collection/showcase'));
    await showcase.getByRole('button', { name: `Move ${title}`, exact: true }).press('Home');
    expect((await ordered).status()).toBe(200);
    await page.getByText('Home page preview').click();
    const preview = page.getByRole('list', { name: 'Home page preview' });
    await expect(preview.getByRole('heading', { name: title, exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await expect.poll(isOnHome).toBe(true);
    expect(await isOnHome('/bn', `ঈদ ${title}`)).toBe(true);

    // A scheduled collection disappears immediately, and the preview shows when it will appear.
    await page.getByRole('list', { name: 'Collections', exact: true }).getByRole('link', { name: title }).click();
    await page.getByLabel('From', { exact: true }).fill(toDhaka(Date.now() + 2 * HOUR));
    await page.getByLabel('Until', { exact: true }).fill(toDhaka(Date.now() + HOUR));
    await page.getByRole('button', { name: 'Save schedule' }).click();
    await expect(page.getByText('The end must be after the start.')).toBeVisible();
    await expect(page.getByLabel('From', { exact: true })).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
    await page.getByLabel('Until', { exact: true }).fill(toDhaka(Date.now() + 3 * HOUR));
    await page.getByRole('button', { name: 'Save schedule' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Schedule' }).getByText('Scheduled')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await expect.poll(isOnHome).toBe(false);
    await openPage(page, '/admin/content/collections');
    await expect(showcase.getByRole('listitem').filter({ hasText: title })).toContainText('Scheduled');
    await page.getByText('Home page preview').click();
    await expect(preview.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
    await page.getByLabel('Preview at').fill(toDhaka(Date.now() + 2.5 * HOUR));
    await expect(preview.getByRole('heading', { name: title, exact: true })).toBeVisible();

    // The collection appears and disappears at the scheduled times without any action.
    const { collection } = (await (await page.request.get(`/api/v1/collection/every/${id}`)).json()) as {
      collection: { visibleFrom: string; visibleUntil: string };
    };
    const before = { from: collection.visibleFrom, until: collection.visibleUntil };
    const [from, until] = [-2, -1].map((hours) => new Date(Date.now() + hours * HOUR).toISOString());
    await send(page.request, 'PUT', `/api/v1/collection/schedule/${id}`, { before, from, until: null });
    await expect.poll(isOnHome).toBe(true);
    await send(page.request, 'PUT', `/api/v1/collection/schedule/${id}`, {
      before: { from, until: null },
      from,
      until,
    });
    await expect.poll(isOnHome).toBe(false);
    await openPage(page, '/bn/admin/content/collections');
    const inBangla = page.getByRole('list', { name: 'হোমে যা দেখানো হয়' }).getByRole('listitem');
    await expect(inBangla.filter({ hasText: `ঈদ ${title}` })).toContainText('শেষ হয়েছে');
  } finally {
    await page.request.delete(`/api/v1/collection/delete/${id}`);
  }
});
