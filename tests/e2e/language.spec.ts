import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { openPage, waitForHydration } from '../support/open-page.ts';
import { collectErrors } from '../support/page-checks.ts';
import { newPhone, signInByPhone } from '../support/sign-in.ts';
import { openDialog, signInByDialog } from '../support/sign-in-dialog.ts';
import { send, siteOrigin, withHttpClient } from '../support/site-client.ts';
import { toast } from '../support/toasts.ts';

const phoneScreen = { width: 360, height: 780 };

const offer = (page: Page) => page.getByRole('region', { name: 'ভাষা' });
const language = (page: Page) => page.locator('html');

async function measureShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // The observer doesn't report the absence of entries, so the test waits for two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))));
      }),
  );
}

test.describe('a browser that prefers Bangla', () => {
  test.use({ locale: 'bn-BD', viewport: phoneScreen } satisfies BrowserContextOptions);

  test('is offered it on the first visit, without anything moving, and gets it for good', async ({ page }) => {
    await openPage(page, '/content');
    await expect(offer(page)).toBeVisible();
    expect(await measureShift(page)).toBeLessThan(0.02);
    expect(await findViolations(page)).toEqual([]);
    await openPage(page, '/categories');
    await offer(page).getByRole('link', { name: 'বাংলায় দেখুন' }).click();
    await page.waitForURL('**/bn/categories');
    await expect(language(page)).toHaveAttribute('lang', 'bn');
    await openPage(page, '/');
    await expect(page).toHaveURL(/\/bn$/);
    // A shared link keeps its language.
    await openPage(page, '/categories');
    await expect(language(page)).toHaveAttribute('lang', 'en');
    await expect(offer(page)).toBeHidden();
  });

  test('is offered it in one visit only, can say no, and is asked no more', async ({ page, context }) => {
    await openPage(page, '/');
    await expect(offer(page)).toBeVisible();
    const nextVisit = await context.newPage();
    await openPage(nextVisit, '/content');
    await expect(offer(nextVisit)).toBeHidden();
    await nextVisit.close();
    await offer(page).getByRole('link', { name: 'ইংরেজিতেই থাকুন' }).click();
    await expect(offer(page)).toBeHidden();
    const another = await context.newPage();
    await openPage(another, '/');
    await expect(another).toHaveURL(`${siteOrigin()}/`);
    await expect(offer(another)).toBeHidden();
  });
});

test('the switch is in the header of a phone, and works without scripts', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteOrigin(), viewport: phoneScreen, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/content?q=boat');
  await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL(/\/bn\/content\?q=boat$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/bn$/);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${siteOrigin()}/`);
  await context.close();
});

/** Reads which digits prices and counts use; titles and licence names have digits of their own. */
async function readKinds(page: Page): Promise<{ prices: string; counts: string }> {
  const kindOf = (texts: string[]): string => {
    const text = texts.join(' ');
    return `${/[০-৯]/.test(text) ? 'beng' : ''}${/[0-9]/.test(text) ? 'latn' : ''}`;
  };
  const main = page.locator('main');
  await expect(main.getByText(/৳/).first()).toBeVisible();
  return {
    prices: kindOf(await main.getByText(/^৳/).allInnerTexts()),
    counts: kindOf(
      (
        await main
          .getByText(/^[\d০-৯,]+\+?টি/)
          .filter({ visible: true })
          .allInnerTexts()
      ).slice(0, 1),
    ),
  };
}

/** Creates an account that chose Bangla on another device. */
async function createBanglaUser(digits: 'beng' | 'latn' = 'beng'): Promise<string> {
  const phone = newPhone();
  await withHttpClient(async (client) => {
    await signInByPhone(client, phone);
    await send(client, 'PUT', '/api/v1/user/update/profile', { language: 'bn', digits });
  });
  return phone;
}

test('whoever signs in goes on in the language and the digits of the account, is greeted there, and changes both', async ({
  page,
}) => {
  const phone = await createBanglaUser('latn');
  await openPage(page, '/bn/content');
  expect((await readKinds(page)).prices).toBe('beng');
  await openPage(page, '/content');
  await openDialog(page);
  await signInByDialog(page, phone);
  await page.waitForURL('**/bn/content');
  await expect(toast(page, /সাইন ইন/)).toBeVisible();
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('data-digits', 'latn');
  expect((await readKinds(page)).prices).toBe('latn');

  await openPage(page, '/bn/profile/settings');
  const choice = page.getByRole('group', { name: 'বাংলায় সংখ্যা' });
  await expect(choice.getByRole('radio', { name: /123/ })).toBeChecked();
  await choice.getByRole('radio', { name: /১২৩/ }).check();
  await expect(page.locator('html[data-digits=beng]')).toBeAttached();
  await waitForHydration(page);
  await expect(choice.getByRole('radio', { name: /১২৩/ })).toBeChecked();
  await openPage(page, '/');
  await expect(page).toHaveURL(/\/bn$/);
  expect((await readKinds(page)).prices).toBe('beng');
  // The last choice counts, in this browser and in the account.
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${siteOrigin()}/`);
  const { user } = (await (await page.request.get('/api/v1/user/get/profile')).json()) as {
    user: { language: string };
  };
  expect(user.language).toBe('en');
});

test('whoever chose a language in this browser keeps it when signing in', async ({ page }) => {
  const phone = await createBanglaUser();
  await page.goto('/language/en?to=/terms-and-conditions');
  await openDialog(page);
  await signInByDialog(page, phone);
  await expect(toast(page, 'Login Success')).toBeVisible();
  await expect(page).toHaveURL(/localhost:\d+\/terms-and-conditions$/);
});

const digitsLink = (page: Page, name: RegExp) => page.getByRole('contentinfo').getByRole('link', { name });

test('a visitor chooses the digits of Bangla at the foot of a page, and English stays as it is', async ({ page }) => {
  const errors = collectErrors(page);
  await openPage(page, '/content?sort=newest');
  // This is the first visit of a browser that prefers English.
  await expect(offer(page)).toBeHidden();
  const english = await page.locator('main').allInnerTexts();
  await expect(digitsLink(page, /^123/)).toHaveCount(0);

  await openPage(page, '/bn/content?sort=newest');
  expect(await readKinds(page)).toEqual({ prices: 'beng', counts: 'beng' });
  await digitsLink(page, /^123/).click();
  await expect(page.locator('html[data-digits=latn]')).toBeAttached();
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/bn\/content\?sort=newest$/);
  expect(await readKinds(page)).toEqual({ prices: 'latn', counts: 'latn' });
  await expect(digitsLink(page, /^123/)).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await waitForHydration(page);
  expect(await readKinds(page)).toEqual({ prices: 'latn', counts: 'latn' });

  await page.locator('main a[href^="/bn/content/"]').first().click();
  await page.waitForURL(/\/bn\/content\/[\w-]{36}/);
  await expect(page.locator('main time').first()).toHaveText(/^\d{1,2} [ঀ-৿]+ \d{4}$/);

  await openPage(page, '/content?sort=newest');
  expect(await page.locator('main').allInnerTexts()).toEqual(english);
  await openPage(page, '/bn/content?sort=newest');
  await digitsLink(page, /^১২৩/).click();
  await expect(page.locator('html[data-digits=beng]')).toBeAttached();
  await waitForHydration(page);
  expect(await readKinds(page)).toEqual({ prices: 'beng', counts: 'beng' });
  expect(errors).toEqual([]);
});

/** Collects the languages in the names of scripts that the page loads from now on. */
function collectLanguages(page: Page): Set<string> {
  const languages = new Set<string>();
  page.on('request', (request) => {
    const [, language] = /\/assets\/[\w.$-]+\.(en|bn)\.js$/.exec(request.url()) ?? [];
    if (language !== undefined) languages.add(language);
  });
  return languages;
}

const sides = [
  { own: 'en', prefix: '', collections: 'Collections', signIn: 'Sign in', dialog: 'Sign in or join' },
  { own: 'bn', prefix: '/bn', collections: 'সংগ্রহ', signIn: 'সাইন ইন', dialog: 'সাইন ইন করুন বা যোগ দিন' },
] as const;

for (const { own, prefix, collections, signIn, dialog } of sides) {
  const [other, twin, switchTo] = own === 'en' ? ['bn', '/bn', 'বাংলা'] : ['en', '', 'English'];
  test(`a page in ${own} loads scripts of its language alone, in what is opened from it too, until the language is changed`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    const languages = collectLanguages(page);
    await openPage(page, `${prefix}/content`);
    await page.evaluate(() => {
      document.documentElement.dataset['kept'] = 'yes';
    });
    await page.getByRole('banner').getByRole('link', { name: collections }).click();
    await page.waitForURL(`**${prefix}/collections`);
    await expect(page.locator(`main a[href^="${prefix}/content?collection="]`).first()).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: signIn }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    expect([...languages]).toEqual([own]);
    await expect(language(page)).toHaveAttribute('data-kept', 'yes');

    languages.clear();
    await page.getByRole('banner').getByRole('link', { name: switchTo }).click();
    await page.waitForURL(`**${twin}/collections`);
    await waitForHydration(page);
    await expect(language(page)).toHaveAttribute('lang', other);
    await expect(language(page)).not.toHaveAttribute('data-kept');
    expect([...languages]).toEqual([other]);
    await page.goBack();
    await waitForHydration(page);
    await expect(language(page)).toHaveAttribute('lang', own);
    await expect(page.getByRole('banner').getByRole('button', { name: signIn })).toBeVisible();
    expect(errors).toEqual([]);
  });
}
