import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { openPage } from '../support/open-page.ts';
import { slowDown, slowPhone } from '../support/slow-phone.ts';

async function findWork(page: Page, words: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/content/all?q=${encodeURIComponent(words)}`);
  const { items } = (await answer.json()) as { items: { _id: string }[] };
  return `/content/${items[0]?._id}`;
}

const languages = [
  {
    prefix: '',
    search: 'Search by name',
    svg: 'Download SVG',
    ico: 'Download ICO (16–256 px)',
    copy: 'Copy SVG',
    copied: 'Copied',
    own: 'View this drawing’s page',
  },
  {
    prefix: '/bn',
    search: 'নাম দিয়ে খুঁজুন',
    svg: 'SVG ডাউনলোড করুন',
    ico: 'ICO ডাউনলোড করুন (১৬–২৫৬ পিক্সেল)',
    copy: 'SVG কপি করুন',
    copied: 'কপি হয়েছে',
    own: 'ড্রইংটির পাতা দেখুন',
  },
];

for (const { prefix, search, svg, ico, copy, copied, own } of languages)
  test(`free drawings are searched, walked by keyboard, recoloured, copied and downloaded${prefix}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, prefix + (await findWork(page, 'shopfront line icons')));
    const part = page.locator('section[aria-labelledby=drawings]');
    await part.scrollIntoViewIfNeeded();
    const links = part.locator('ul a');
    await expect(links).toHaveCount(24);
    await expect(links.nth(1)).toHaveAttribute('tabindex', '-1');

    await links.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('h');
    await expect(part.getByRole('searchbox', { name: search })).toBeFocused();
    await page.keyboard.type('eart');
    await expect(links).toHaveCount(1);
    await links.first().click();
    const panel = part.getByRole('group', { name: 'Heart' });
    await expect(panel).toBeVisible();

    await part.locator('input[type=color]').last().fill('#00aa55');
    const started = page.waitForEvent('download');
    await panel.getByRole('link', { name: svg }).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe('heart.svg');
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toContain('#00aa55');
    await panel.getByRole('button', { name: copy }).click();
    await expect(panel.getByText(copied)).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await panel.getByRole('spinbutton').fill('64');
    const second = page.waitForEvent('download');
    await panel.getByRole('link', { name: 'PNG' }).click();
    const png = readFileSync(await (await second).path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([64, 64]);
    const third = page.waitForEvent('download');
    await panel.getByRole('link', { name: ico }).click();
    const icon = await third;
    expect(icon.suggestedFilename()).toBe('heart.ico');
    expect(readFileSync(await icon.path()).readUInt16LE(4)).toBe(4);
    expect(await findViolations(page)).toEqual([]);

    await panel.getByRole('link', { name: own }).click();
    await page.waitForURL(/\/shopfront-line-icons\/heart$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Heart' })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${prefix}/content/[^/]+/shopfront-line-icons/heart$`),
    );
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/drawing-card\/.*\/heart$/);
  });

test('paid drawings are shown marked and can’t be taken', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, await findWork(page, 'ledger wallet finance'));
  const part = page.locator('section[aria-labelledby=drawings]');
  await part.scrollIntoViewIfNeeded();
  await expect(part.locator('ul img').first()).toHaveAttribute('src', /-m0\.webp$/);
  await expect(part.getByText('Preview with a watermark').first()).toBeVisible();
  await expect(part.getByRole('link', { name: 'Download SVG' })).toHaveCount(0);
  const source = /drawing-(picture|file)/;
  expect(asked.filter((address) => source.test(address))).toEqual([]);
  expect(await page.content()).not.toMatch(source);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('drawings are links with names', async ({ page }) => {
    await page.goto(await findWork(page, 'shopfront line icons'));
    const part = page.locator('section[aria-labelledby=drawings]');
    await expect(part.locator('ul a')).toHaveCount(24);
    await expect(part.getByRole('searchbox')).toBeHidden();
    await part.getByRole('link', { name: 'Heart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Heart' })).toBeVisible();
  });
});

test.describe('on a slow phone', () => {
  test.use(slowPhone);
  test('the drawings answer when they come into view, and nothing moves', async ({ page, context }) => {
    const address = await findWork(page, 'shopfront line icons');
    await page.addInitScript(() => {
      const counted = window as unknown as { shift: number };
      counted.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) counted.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await slowDown(await context.newCDPSession(page), { down: 1_600_000, up: 750_000, latency: 150 });
    await openPage(page, address);
    const part = page.locator('section[aria-labelledby=drawings]');
    const answered = await part.evaluate(async (element) => {
      const begun = performance.now();
      element.scrollIntoView();
      while (element.querySelector('a[tabindex="-1"]') === null) await new Promise(requestAnimationFrame);
      return performance.now() - begun;
    });
    // The time is printed without a limit, because the machine may be busy.
    console.log(`drawings answer on a slow phone after ${Math.round(answered)} ms`);
    await part.locator('ul a').nth(3).tap();
    await expect(page.getByRole('dialog', { name: 'Tag' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
    expect(await findViolations(page)).toEqual([]);
  });
});
