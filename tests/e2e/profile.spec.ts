import { expect, type Page, test } from '@playwright/test';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { newPhone, signInByPhone } from '../support/sign-in.ts';
import { enterCode, findDialog } from '../support/sign-in-dialog.ts';
import { send } from '../support/site-client.ts';
import { toast } from '../support/toasts.ts';

const pages = ['personal', 'edit', 'favorites', 'downloads', 'requests', 'sessions', 'settings'].map(
  (name) => `/profile/${name}`,
);

interface Content {
  readonly _id: string;
  readonly title: string;
}

/** Lists published contents that have a free variant. */
async function listFreeContents({ request }: Page, limit: number): Promise<readonly Content[]> {
  const answer = await request.get(`/api/v1/content/all?price=free&limit=${limit}`);
  return ((await answer.json()) as { items: Content[] }).items;
}

async function download({ request }: Page, content: Content): Promise<void> {
  const answer = await request.get(`/api/v1/content/single/${content._id}`);
  const { variants } = (await answer.json()) as { variants: { _id: string; price: number | null }[] };
  const free = variants.find(({ price }) => price === 0);
  expect((await request.get(`/api/v1/content/download/${content._id}/${free?._id}`)).status()).toBe(200);
}

/** Signs in a person with favourites, a download and long words. */
async function signInWithRecords(page: Page, favorites = 8) {
  const person = await signInByPhone(page.request);
  const contents = await listFreeContents(page, favorites);
  for (const { _id } of contents)
    await send(page.request, 'PUT', `/api/v1/favorites/toggle-favorite/${_id}`, { isFavorite: true });
  if (contents[0] !== undefined) await download(page, contents[0]);
  await send(page.request, 'PUT', '/api/v1/user/update/profile', { name: 'Nadia Sultana', bio: 'word '.repeat(80) });
  return { ...person, contents };
}

test('a visitor is asked to sign in, and then sees the page', async ({ page }) => {
  for (const address of [...pages, '/bn/profile/personal']) {
    // A request suffices here, because every-page.spec.ts opens one of these pages in a browser.
    const answer = await page.request.get(address);
    expect([address, answer.status()]).toEqual([address, 401]);
    const html = await answer.text();
    expect(html.match(/<h1[\s>]/g), address).toHaveLength(1);
    expect(html, address).toMatch(/<meta name="robots" content="noindex"/);
  }
  await openPage(page, '/profile');
  await expect(page).toHaveURL(/\/profile\/personal$/);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const dialog = findDialog(page);
  const phone = newPhone();
  const submit = dialog.locator('form button[type=submit]');
  await submit.click();
  await dialog.getByRole('textbox').fill(phone.slice(4));
  await submit.click();
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await enterCode(page, phone);
  await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toContain('private');
});

test('the pages are reached by the keyboard, one from the other; empty, they say what to do next', async ({ page }) => {
  await signInByPhone(page.request);
  await page.goto('/profile/personal');
  const nav = page.getByRole('navigation', { name: 'Your profile' });
  // Only while owners pay affiliates, which another journey turns on.
  const affiliates = (await nav.getByRole('link', { name: 'Affiliate link' }).count()) === 0 ? [] : ['Affiliate link'];
  await nav.getByRole('link', { name: 'About you' }).focus();
  for (const name of [
    'Edit profile',
    'Favourites',
    'Following',
    'Downloads',
    'Orders',
    'Requests',
    ...affiliates,
    'Notifications',
    'Sessions',
    'Settings',
  ]) {
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\/settings$/);
  await expect(nav.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await test.step('an empty profile says what to do next', async () => {
    await page.goto('/profile/favorites');
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse all works' })).toBeVisible();
    await page.goto('/profile/downloads');
    await page.getByRole('link', { name: 'Browse free works' }).click();
    await expect(page).toHaveURL(/\/free-resources$/);
  });
});

test('about oneself: the counts, the latest favourites and downloads lead on; a download can be had again', async ({
  page,
}) => {
  const { contents } = await signInWithRecords(page, 3);
  await page.goto('/profile/personal');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^3\s*favourites$/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^1\s*download$/ })).toBeVisible();
  await expect(main.getByText('Nadia Sultana').first()).toBeVisible();
  for (const { _id } of contents) await expect(main.locator(`a[href^="/content/${_id}/"]`).first()).toBeVisible();
  await main.getByRole('link', { name: /^1\s*download$/ }).click();
  await expect(page).toHaveURL(/\/profile\/downloads$/);
  await expect(page.getByRole('heading', { level: 2, name: contents[0]?.title ?? '' })).toBeVisible();
  const started = page.waitForEvent('download');
  // A variant with several files has a link for each.
  await page
    .getByRole('link', { name: /^Download( again)?:/ })
    .first()
    .click();
  expect((await started).suggestedFilename()).not.toBe('');
});

test('favourites are searched and ordered in the address, and more are loaded', async ({ page }) => {
  const { contents } = await signInWithRecords(page, 30);
  const cards = page.getByRole('main').locator('.tiles h3');
  await openPage(page, '/profile/favorites');
  await expect(page.getByText('30 favourites')).toBeVisible();
  await expect(cards).toHaveCount(24);
  await expect(cards.first()).toHaveText(contents.at(-1)?.title ?? '');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(30);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await expect(page.locator('.tiles > li').nth(24).locator('a').first()).toBeFocused();

  const hearts = page.locator('.tiles').getByRole('button', { name: /^Favourite: / });
  // The test waits for the loaded favourites, because pressing an empty heart would add the work.
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await hearts.first().click();
  await expect(page.getByText('29 favourites')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^29\s*favourites$/ })).toBeVisible();
  await hearts.first().click();
  await expect(page.getByText('30 favourites')).toBeVisible();
  // The count changes immediately, but a list that is loaded has the work only after the change was saved.
  await expect(toast(page, 'Added to favorites')).toBeVisible();

  await page.getByLabel('Sort by').selectOption('title');
  await expect(page).toHaveURL(/sort=title/);
  const titles = contents.map(({ title }) => title);
  const sorted = titles.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
  await expect(cards).toHaveText(sorted.slice(0, 24));

  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill(contents[0]?.title ?? '');
  await search.press('Enter');
  await expect(page).toHaveURL(/q=/);
  await expect(cards.first()).toBeVisible();
  await search.fill('zzzzqq');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: /zzzzqq/ })).toBeVisible();
  await page.getByRole('link', { name: 'Show all favourites' }).click();
  await expect(cards).toHaveCount(24);
  await page.goBack();
  await expect(search).toHaveValue('zzzzqq');
});

test('sessions: another browser is signed out, then all', async ({ page, browser }) => {
  const { phone } = await signInByPhone(page.request);
  await inOtherBrowser(browser, async (other) => {
    await signInByPhone(other.request, phone);
    await openPage(page, '/profile/sessions');
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Last active' });
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1);
    const dialog = findDialog(page);
    const signOutOther = rows.filter({ hasNotText: 'This browser' }).getByRole('button', { name: /^Sign out/ });
    await signOutOther.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(signOutOther).toBeFocused();
    await signOutOther.click();
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await expect(rows).toHaveCount(1);
    expect((await other.goto('/profile/sessions'))?.status()).toBe(401);

    await signInByPhone(other.request, phone);
    const everywhere = page.getByRole('main').getByRole('button', { name: 'Sign out everywhere' });
    await everywhere.click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(everywhere).toBeFocused();
    await everywhere.click();
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(toast(page, 'Signed out everywhere')).toBeVisible();
    expect((await page.goto('/profile/sessions'))?.status()).toBe(401);
    expect((await other.goto('/profile/sessions'))?.status()).toBe(401);
  });
});
