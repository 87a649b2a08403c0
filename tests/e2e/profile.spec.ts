import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { codeFor, freshPhone, signInByPhone } from '../support/sign-in.ts';

const pages = ['personal', 'edit', 'favorites', 'downloads', 'sessions', 'settings'].map((name) => `/profile/${name}`);

interface Work {
  readonly _id: string;
  readonly title: string;
}

/** Published works, each with a free variant. */
async function freeWorks(page: Page, limit: number): Promise<readonly Work[]> {
  const answer = await page.request.get(`/api/v1/content/all?price=free&limit=${limit}`);
  return ((await answer.json()) as { items: Work[] }).items;
}

/** A call by the page's own person, from the page's own origin. */
const call = (page: Page, method: string, path: string, body?: object): Promise<number> =>
  page.evaluate(
    async ([verb, address, given]) => {
      const answer = await fetch(`/api/v1${address}`, {
        method: verb,
        ...(given === undefined
          ? {}
          : { body: JSON.stringify(given), headers: { 'content-type': 'application/json' } }),
      });
      return answer.status;
    },
    [method, path, body] as const,
  );

async function keep(page: Page, works: readonly Work[]): Promise<void> {
  for (const { _id } of works)
    expect(await call(page, 'PUT', `/favorites/toggle-favorite/${_id}`, { isFavorite: true })).toBe(200);
}

async function download(page: Page, work: Work): Promise<void> {
  const answer = await page.request.get(`/api/v1/content/single/${work._id}`);
  const { variants } = (await answer.json()) as { variants: { _id: string; price: number | null }[] };
  const free = variants.find(({ price }) => price === 0);
  expect((await page.request.get(`/api/v1/content/download/${work._id}/${free?._id}`)).status()).toBe(200);
}

/** Somebody with favourites, a download and long words. */
async function signInSettled(page: Page, favorites = 8) {
  const person = await signInByPhone(page);
  const works = await freeWorks(page, favorites);
  await keep(page, works);
  if (works[0] !== undefined) await download(page, works[0]);
  expect(await call(page, 'PUT', '/user/update/profile', { name: 'Nadia Sultana', bio: 'word '.repeat(80) })).toBe(200);
  return { ...person, works };
}

const toast = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

/** The page works once React has taken it over: its buttons are there before. */
async function whenAlive(act: () => Promise<void>, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await act();
    await seen();
  }).toPass();
}

test('a visitor is asked to sign in, and then sees the page', async ({ page }) => {
  for (const address of [...pages, '/bn/profile/personal']) {
    const response = await page.goto(address);
    expect([address, response?.status()]).toEqual([address, 401]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/profile\/personal$/);
  const dialog = page.getByRole('dialog');
  await whenAlive(
    () => page.getByRole('main').getByRole('button', { name: 'Sign in' }).click({ timeout: 1000 }),
    () => expect(dialog).toBeVisible({ timeout: 2000 }),
  );
  const phone = freshPhone();
  const send = dialog.locator('form button[type=submit]');
  await send.click();
  await dialog.getByRole('textbox').fill(phone.slice(4));
  await send.click();
  const code = await codeFor(page, phone);
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByRole('heading', { level: 1, name: 'About you' })).toBeVisible();
  const response = await page.reload();
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toContain('private');
});

for (const { language, width, scheme } of [
  { language: 'en', width: 375, scheme: 'light' },
  { language: 'en', width: 1366, scheme: 'light' },
  { language: 'bn', width: 375, scheme: 'light' },
  { language: 'bn', width: 1366, scheme: 'dark' },
] as const) {
  test(`every page of the profile in ${language}, ${scheme}, ${width} wide: accessible, nothing cut off`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
    });
    await signInSettled(page);
    for (const address of [...pages, '/profile/favorites?q=zzzz']) {
      const response = await page.goto(language === 'bn' ? `/bn${address}` : address);
      expect([address, response?.status()]).toEqual([address, 200]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) complaints.push(`${page.url()}: ${overflow} px too wide`);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      for (const { id, nodes } of violations) complaints.push(`${page.url()}: ${id} ${nodes[0]?.html.slice(0, 120)}`);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
}

test('the pages are reached by the keyboard, one from the other', async ({ page }) => {
  await signInByPhone(page);
  await page.goto('/profile/personal');
  const nav = page.getByRole('navigation', { name: 'Your profile' });
  await nav.getByRole('link', { name: 'About you' }).focus();
  for (const name of ['Edit profile', 'Favourites', 'Downloads', 'Sessions', 'Settings']) {
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile\/settings$/);
  await expect(nav.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('about oneself: the counts, the latest favourites and downloads lead on', async ({ page }) => {
  const { works } = await signInSettled(page, 3);
  await page.goto('/profile/personal');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^3\s*favourites$/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^1\s*download$/ })).toBeVisible();
  await expect(main.getByText('Nadia Sultana').first()).toBeVisible();
  for (const { _id } of works) await expect(main.locator(`a[href="/content/${_id}"]`).first()).toBeVisible();
  await main.getByRole('link', { name: /^1\s*download$/ }).click();
  await expect(page).toHaveURL(/\/profile\/downloads$/);
});

test('favourites are searched and ordered in the address, and more are loaded', async ({ page }) => {
  const { works } = await signInSettled(page, 30);
  const cards = page.getByRole('main').locator('.tiles h3');
  await page.goto('/profile/favorites');
  await expect(page.getByText('30 favourites')).toBeVisible();
  await expect(cards).toHaveCount(24);
  await expect(cards.first()).toHaveText(works.at(-1)?.title ?? '');
  await whenAlive(
    () => page.getByRole('button', { name: 'Load more' }).click({ timeout: 1000 }),
    () => expect(cards).toHaveCount(30, { timeout: 3000 }),
  );
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await expect(page.locator('.tiles > li').nth(24).locator('a').first()).toBeFocused();

  const hearts = page.locator('.tiles').getByRole('button', { name: /^Favourite: / });
  await hearts.first().click();
  await expect(page.getByText('29 favourites')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^29\s*favourites$/ })).toBeVisible();
  await hearts.first().click();
  await expect(page.getByText('30 favourites')).toBeVisible();

  await page.getByLabel('Sort by').selectOption('title');
  await expect(page).toHaveURL(/sort=title/);
  const titles = await cards.allTextContents();
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));

  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill(works[0]?.title ?? '');
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

test('an empty profile says what to do next', async ({ page }) => {
  await signInByPhone(page);
  await page.goto('/profile/favorites');
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse everything' })).toBeVisible();
  await page.goto('/profile/downloads');
  await page.getByRole('link', { name: 'See what is free' }).click();
  await expect(page).toHaveURL(/\/free-resources$/);
});

test('a download is listed, and can be had again', async ({ page }) => {
  const { works } = await signInSettled(page, 1);
  await page.goto('/profile/downloads');
  await expect(page.getByRole('heading', { level: 2, name: works[0]?.title ?? '' })).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download again/ }).click();
  expect((await started).suggestedFilename()).not.toBe('');
});

test('sessions: another browser is signed out, then all', async ({ page, browser, baseURL }) => {
  const { phone } = await signInByPhone(page);
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const elsewhere = await other.newPage();
  await signInByPhone(elsewhere, phone);
  await page.goto('/profile/sessions');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Last seen' });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1);
  const dialog = page.getByRole('dialog');
  const ask = rows.filter({ hasNotText: 'This browser' }).getByRole('button', { name: /^Sign out/ });
  await whenAlive(
    () => ask.click({ timeout: 1000 }),
    () => expect(dialog).toBeVisible({ timeout: 1000 }),
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toBeFocused();
  await ask.click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(rows).toHaveCount(1);
  expect((await elsewhere.goto('/profile/sessions'))?.status()).toBe(401);

  await signInByPhone(elsewhere, phone);
  const everywhere = page.getByRole('main').getByRole('button', { name: 'Sign out everywhere' });
  await everywhere.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(everywhere).toBeFocused();
  await everywhere.click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(toast(page, 'Signed out everywhere')).toBeVisible();
  expect((await page.goto('/profile/sessions'))?.status()).toBe(401);
  expect((await elsewhere.goto('/profile/sessions'))?.status()).toBe(401);
  await other.close();
});
