import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';

interface Example {
  readonly q: string;
  readonly kind: string;
  /** Titles on the first page of ten works. */
  readonly expect: readonly string[];
}
interface Found {
  readonly items: readonly { readonly title: string; readonly translatedTitle: string | null }[];
  readonly understood: readonly { readonly how: string }[];
}

const { examples } = JSON.parse(readFileSync(new URL('../support/search-examples.json', import.meta.url), 'utf8')) as {
  readonly examples: readonly Example[];
};

test('thirty searches of the demo catalogue find what they ask for, and nonsense nothing', async ({ request }) => {
  expect(examples).toHaveLength(30);
  for (const { q, kind, expect: titles } of examples) {
    const response = await request.get('/api/v1/content/all', { params: { q, limit: '10' } });
    const { items, understood } = (await response.json()) as Found;
    const found = items.flatMap(({ title, translatedTitle }) => [title, translatedTitle]);
    expect(found, q).toEqual(expect.arrayContaining([...titles]));
    if (kind === 'none') expect(items, q).toEqual([]);
    if (kind !== 'relaxed') continue;
    expect(items.length, q).toBeGreaterThan(0);
    expect(
      understood.map(({ how }) => how),
      q,
    ).toContain('leftOut');
  }
});

const cards = 'main a[href*="/content/0"]';

test('a search says what it read words as, and can be made as it was typed', async ({ page }) => {
  await openPage(page, '/content?q=potaka');
  const notice = page.getByText('Showing “পতাকা” for “potaka”.');
  await expect(notice).toBeVisible();
  expect(await page.locator(cards).count()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Search for exactly “potaka”' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found for “potaka”' })).toBeVisible();
  await page.getByRole('link', { name: /Exactly as typed/ }).click();
  await expect(notice).toBeVisible();

  // After its filter is removed, the colour's name is searched like any other word.
  await openPage(page, '/content?q=purple+map');
  await expect(page.locator(cards).first()).toBeVisible();
  await page.getByRole('link', { name: /Purple/ }).click();
  await expect(page).toHaveURL(/asTyped=purple/);
  await expect(page.getByRole('link', { name: /Exactly “purple”/ })).toBeVisible();
});

test('in Bangla, other spellings, the other language and a word too many find something', async ({ page }) => {
  await openPage(page, '/bn/content?q=ক্রীকেট');
  await expect(page.getByText('“ক্রীকেট”-এর জায়গায় “ক্রিকেট” দেখানো হচ্ছে।')).toBeVisible();
  await expect(page.getByRole('link', { name: /ক্রিকেট জ্বর/ }).first()).toBeVisible();

  await openPage(page, '/bn/content?q=জাপান');
  expect(await page.locator(cards).count()).toBeGreaterThan(1);

  await openPage(page, '/bn/content?q=unicorn+আইকন');
  await expect(page.getByRole('heading', { name: 'সব শব্দ মেলে এমন কিছু নেই। “unicorn” ছাড়া যা পাওয়া গেছে:' })).toBeVisible();
  expect(await page.locator(cards).count()).toBeGreaterThan(1);
});
