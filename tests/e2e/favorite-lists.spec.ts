import { expect, type Page, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { openDialog, signInByDialog } from '../support/sign-in-dialog.ts';
import { send } from '../support/site-client.ts';
import { toast } from '../support/toasts.ts';

interface Work {
  readonly _id: string;
  readonly title: string;
}

const bangla = 'পহেলা বৈশাখের মঙ্গল শোভাযাত্রার জন্য মুখোশ আর আলপনার নকশার তালিক';

async function findWorks({ request }: Page, limit: number): Promise<readonly Work[]> {
  const answer = await request.get(`/api/v1/content/all?price=free&limit=${limit}`);
  return ((await answer.json()) as { items: Work[] }).items;
}

/**
 * Creates a list with works for the signed-in account.
 * @returns its identifier
 */
async function makeList(page: Page, name: string, works: readonly Work[]): Promise<string> {
  const made = await send(page.request, 'POST', '/api/v1/favorites/lists/create', { name });
  const id = String(made['_id']);
  for (const { _id } of works)
    await send(page.request, 'PUT', `/api/v1/favorites/lists/item/${id}/${_id}`, { isIn: true });
  return id;
}

/** Finds a button in a toast. */
const noticeButton = (page: Page, name: string) => page.locator('[data-sonner-toast]').getByRole('button', { name });

const titles = (page: Page) => page.getByRole('main').locator('ol > li a');

test('from the heart of a card into a list, by the notice and by the menu', async ({ page }) => {
  await signInByPhone(page.request);
  const listed = page.waitForResponse('**/api/v1/favorites/contentIds');
  await openPage(page, '/content?price=free');
  await (await listed).finished();
  const card = page.locator('main li.tile').first();
  await card.getByRole('button', { name: /^Favourite: / }).click();
  await noticeButton(page, 'Add to list').click();
  const dialog = page.getByRole('dialog', { name: 'Add to lists' });
  await dialog.getByLabel('New list').fill(bangla);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Lists saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const second = page.locator('main li.tile').nth(1);
  await second.locator('[data-act=menu]').press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Add to list' })).toBeFocused();
  await page.keyboard.press('Enter');
  const box = dialog.getByRole('checkbox', { name: bangla });
  await expect(box).not.toBeChecked();
  await box.press('Space');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog).toHaveCount(0);

  await openPage(page, '/profile/favorites');
  await page.getByRole('link', { name: bangla }).click();
  await expect(page.getByRole('heading', { level: 1, name: bangla })).toBeVisible();
  await expect(titles(page)).toHaveCount(2);
});

test('a list is made, renamed, ordered by mouse and keyboard, shared, and deleted with undo', async ({ page }) => {
  await signInByPhone(page.request);
  const works = await findWorks(page, 3);
  await openPage(page, '/profile/favorites');
  await page.getByRole('button', { name: 'New list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Give the list a name')).toBeVisible();
  await dialog.getByLabel('Name').fill('<img src=x onerror=alert(1)>');
  await dialog.getByLabel('Note').fill('For the stall');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('<img src=x onerror=alert(1)>');
  await expect(page.getByText('Nothing in this list yet')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const { _id } of works)
    await send(page.request, 'PUT', `/api/v1/favorites/lists/item/${id}/${_id}`, { isIn: true });
  await openPage(page, `/profile/favorites/${id}`);
  await page.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByLabel('Name').fill('Stall');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(heading).toHaveText('Stall');

  const [first, second, third] = works.map(({ title }) => title);
  const handles = page.locator('ol > li > button');
  const ordered = page.waitForResponse('**/favorites/lists/order/*');
  await handles.first().press('End');
  await ordered;
  await expect(titles(page)).toHaveText([second ?? '', third ?? '', first ?? '']);
  const to = await handles.first().boundingBox();
  const from = await handles.nth(2).boundingBox();
  const dragged = page.waitForResponse('**/favorites/lists/order/*');
  await page.mouse.move((from?.x ?? 0) + 10, (from?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) - 20, { steps: 8 });
  await page.mouse.up();
  await dragged;
  await expect(titles(page)).toHaveText([first ?? '', second ?? '', third ?? '']);

  await page.getByRole('button', { name: `Remove ${second} from the list` }).click();
  await expect(titles(page)).toHaveText([first ?? '', third ?? '']);
  await noticeButton(page, 'Undo').click();
  await expect(titles(page)).toHaveText([first ?? '', third ?? '', second ?? '']);

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/profile\/favorites$/);
  await expect(toast(page, '“Stall” deleted')).toBeVisible();
  await noticeButton(page, 'Undo').first().click();
  await expect(heading).toHaveText('Stall');
});

test('sharing is shown at once, undone where it fails, and ends with the link', async ({ page, browser }) => {
  await signInByPhone(page.request);
  await send(page.request, 'PUT', '/api/v1/user/update/profile', { name: 'Nadia Sultana' });
  const id = await makeList(page, 'For a friend', await findWorks(page, 2));
  await openPage(page, `/profile/favorites/${id}`);
  const sharing = page.getByRole('switch', { name: 'Share by link' });
  await page.route('**/favorites/lists/share/*', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  await sharing.click();
  await expect(toast(page, 'We couldn’t change the list. Try again.')).toBeVisible();
  await expect(sharing).not.toBeChecked();
  await sharing.press('Space');
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/lists\/[\w-]{22}$/);
  const address = await link.inputValue();

  const friend = await (await browser.newContext()).newPage();
  const answer = await friend.goto(address);
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  await expect(friend.getByRole('heading', { level: 1, name: 'For a friend' })).toBeVisible();
  await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(friend.locator('main li.tile')).toHaveCount(2);
  await expect(friend.getByText('Nadia Sultana')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show my name on the page' }).click();
  await expect(async () => {
    await friend.reload();
    await expect(friend.getByText('By Nadia Sultana')).toBeVisible({ timeout: 500 });
  }).toPass();

  await test.step('a shared list is reported by a visitor', async () => {
    await openPage(friend, address);
    await friend.getByRole('link', { name: 'Report this list' }).click();
    await expect(friend.getByText('For a friend')).toBeVisible();
    await friend.getByRole('radio').first().check();
    await friend.locator('#report-words').fill('It names a person in its note.');
    const sent = friend.waitForResponse('**/api/v1/report/list/*');
    await friend.locator('main form button[type=submit]').click();
    expect((await sent).status()).toBe(200);
  });

  // A friend saves a copy after signing in.
  await openPage(friend, address);
  await openDialog(friend, friend.getByRole('button', { name: 'Save a copy' }));
  await signInByDialog(friend);
  await noticeButton(friend, 'View list').click();
  await expect(friend).toHaveURL(/\/profile\/favorites\/[\w-]+$/);
  await expect(titles(friend)).toHaveCount(2);

  await page.getByRole('button', { name: 'New link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New link' }).click();
  await expect(toast(page, 'New link created. The old one no longer works.')).toBeVisible();
  await expect(link).not.toHaveValue(address);
  expect((await friend.goto(address))?.status()).toBe(404);
  await expect(friend.getByRole('heading', { level: 1, name: 'This list isn’t shared' })).toBeVisible();
  const renewed = await link.inputValue();
  await sharing.click();
  await expect(link).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(renewed)).status()).toBe(404);
});
