import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Audience, audiences, listScreenPages, type ScreenPage } from '../../scripts/screens/pages.ts';
import { fillPath, readDemoFacts, type SignedIn, signIn } from '../../scripts/screens/people.ts';
import { readShift, recordShifts } from '../support/layout-shifts.ts';
import { openPage } from '../support/open-page.ts';
import { collectErrors, findOverflow, findProblems, setView } from '../support/page-checks.ts';
import { watchRequests } from '../support/settled-page.ts';
import { siteOrigin, withHttpClient } from '../support/site-client.ts';

// These tests share nothing and take longest, so they run in parallel.
test.describe.configure({ mode: 'parallel' });

const views = {
  en: { width: 1366, scheme: 'light' },
  bn: { width: 375, scheme: 'dark' },
} as const;
type Language = keyof typeof views;

/** Timeout for one page, three times what a busy machine needs. */
const LOOK_TIMEOUT_MS = 12_000;

const localize = (path: string, language: Language): string =>
  language === 'en' ? path : `/bn${path === '/' ? '' : path}`;

/** Statuses that the server may respond with; some pages only detect a missing record in the browser. */
function statusesOf(name: string): readonly number[] {
  if (name === 'profile-signed-out') return [401];
  if (name.endsWith('not-found')) return [404];
  return name.endsWith('-missing') || name === 'verify-unknown' ? [200, 404] : [200];
}

/**
 * Whether a problem is expected: the browser logs refusals, and a report that another admin has open responds with 409.
 */
const isExpected = (problem: string): boolean => /status of (401|404)|\/reports\/.* status of 409/.test(problem);

/** Checks that a page links to its other language and has a card for social networks. */
async function checkLinksAndCard(page: Page, path: string): Promise<void> {
  const twin = await page.locator('link[rel=alternate][hreflang=bn]').getAttribute('href');
  const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname;
  expect(new URL(twin ?? '').pathname, path).toBe(canonical === '/' ? '/bn' : `/bn${canonical}`);
  expect(canonical).toBe(path);
  await expect(page.locator('meta[property="og:title"]'), path).toHaveCount(1);
  await expect(page, path).toHaveTitle(/\S/);
}

/** Pages that are listed by search engines and shared. */
const shared: ReadonlySet<string> = new Set([
  'home',
  'categories',
  'category',
  'listing',
  'content',
  'content-font',
  'content-sound',
  'free-resources',
  'collections',
  'blog',
  'blog-post',
  'contributor',
  'get-involved',
  'terms',
  'privacy',
  'account-deletion',
  'contact',
  'refund-policy',
  'takedown-policy',
  'notices',
]);

/** Public pages that are also tested while signed in, where only the header differs; an applicant has a user's header. */
const withHeader: Partial<Record<Audience, readonly string[]>> = {
  user: ['content', 'terms'],
  contributor: ['terms'],
  admin: ['terms'],
};

const isLookedAtBy =
  (audience: Audience) =>
  ({ name, audience: owner }: ScreenPage): boolean =>
    owner === audience || (owner === 'visitor' && withHeader[audience]?.includes(name) === true);

/** Which screen a page shows: records that are missing look alike, and so do lists without a match or of one kind. */
const toScreen = (name: string): string =>
  /^listing-(collection|wrong-sort)$/.test(name) ? 'listing' : (/-(missing|none)$/.exec(name)?.[1] ?? name);

/** Divides pages into the first of each screen, and those that look like an earlier one. */
function divideByScreen(pages: readonly ScreenPage[]): { first: ScreenPage[]; alike: ScreenPage[] } {
  const first = [...Map.groupBy(pages, ({ name }) => toScreen(name)).values()].flatMap((same) => same.slice(0, 1));
  return { first, alike: pages.filter((each) => !first.includes(each)) };
}

/**
 * From wide to narrow and back in turns: each page opens at the width at which the one before was looked at last. What
 * fits at 320 pixels in English and at 375 in Bangla, whose words are longer, fits at 375 in English.
 */
const widths: Record<Language, readonly number[]> = { en: [1366, 320], bn: [375] };

/** Maximum layout shift while a page loads, as the browser measures it. */
const MAX_SHIFT = 0.02;

interface Look {
  readonly language: Language;
  readonly wanted: readonly ScreenPage[];
  /** Pages whose screen is tested for accessibility on another one. */
  readonly alike?: readonly ScreenPage[];
  readonly person: SignedIn;
}

/**
 * Opens each page once, in one tab.
 * @returns accessibility violations, overflow, layout shifts and script errors
 */
async function findProblemsOf(browser: Browser, { language, wanted, alike = [], person }: Look): Promise<string[]> {
  const { width: own, scheme } = views[language];
  const context = await browser.newContext({
    baseURL: siteOrigin(),
    storageState: person.storageState,
    reducedMotion: 'reduce',
    viewport: { width: own, height: 800 },
    colorScheme: scheme,
  });
  const page = await context.newPage();
  const errors = collectErrors(page);
  const settle = watchRequests(page);
  await recordShifts(page);
  const problems: string[] = [];
  for (const [index, shown] of wanted.entries()) {
    const { name, path } = shown;
    const filled = fillPath(path, person.made);
    const response = await openPage(page, localize(filled, language));
    expect(statusesOf(name), filled).toContain(response?.status());
    await settle();
    // Fonts that arrive late may shift a line once. The page is opened again with cached fonts, so a second shift is
    // its own.
    if ((await readShift(page)) > MAX_SHIFT) {
      await openPage(page, localize(filled, language));
      await settle();
      const shift = await readShift(page);
      if (shift > MAX_SHIFT) problems.push(`${page.url()} at ${page.viewportSize()?.width}: shift ${shift.toFixed(3)}`);
    }
    await expect(page.locator('html'), filled).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 }), filled).toHaveCount(1);
    for (const width of index % 2 === 0 ? widths[language] : widths[language].toReversed()) {
      if (page.viewportSize()?.width !== width) {
        await setView(page, { width, scheme });
        await settle();
      }
      const isTested = width === own && !alike.includes(shown);
      problems.push(...(isTested ? await findProblems(page) : await findOverflow(page)));
    }
    if (language === 'en' && shared.has(name)) await checkLinksAndCard(page, filled);
  }
  await context.close();
  return [...errors.filter((each) => !isExpected(each)), ...problems];
}

/** Requests pages in Bangla whose screen has been looked at already. */
async function expectBangla(
  { request }: BrowserContext,
  pages: readonly ScreenPage[],
  person: SignedIn,
): Promise<void> {
  for (const { name, path } of pages) {
    const answer = await request.get(localize(fillPath(path, person.made), 'bn'));
    expect(statusesOf(name), answer.url()).toContain(answer.status());
    expect(await answer.text(), answer.url()).toMatch(/<html[^>]* lang="bn"/);
  }
}

/**
 * Tests the pages of an audience: all in English, and each screen once in Bangla; `half`: which of two tests that divide
 * the pages.
 */
function lookAtPages(title: string, { audience, half }: { audience: Audience; half: number | undefined }): void {
  test(title, async ({ browser }) => {
    const person = await signIn(browser, audience);
    const facts = await withHttpClient((request) => readDemoFacts({ request }));
    const wanted = listScreenPages(facts)
      .filter(isLookedAtBy(audience))
      .filter((_, index) => half === undefined || index % 2 === half);
    expect(wanted.length).toBeGreaterThan(0);
    test.setTimeout(60_000 + 2 * wanted.length * LOOK_TIMEOUT_MS);
    const { first, alike } = divideByScreen(wanted);
    expect(await findProblemsOf(browser, { language: 'en', wanted, alike, person })).toEqual([]);
    expect(await findProblemsOf(browser, { language: 'bn', wanted: first, person })).toEqual([]);
    const context = await browser.newContext({ baseURL: siteOrigin(), storageState: person.storageState });
    await expectBangla(context, alike, person);
    await context.close();
  });
}

for (const audience of audiences) {
  const halves = audience === 'visitor' || audience === 'admin' ? [0, 1] : [undefined];
  for (const half of halves)
    lookAtPages(
      `pages of the ${audience}${half === undefined ? '' : `, part ${half + 1}`}, in both languages: accessible, nothing cut off, no error`,
      { audience, half },
    );
}
