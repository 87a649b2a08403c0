import { expect, test } from '@playwright/test';
import { type Audience, audiences, listScreenPages, type ScreenPage } from '../../scripts/screens/pages.ts';
import { fillPath, readDemoFacts, signIn } from '../../scripts/screens/people.ts';
import { openPage } from '../support/open-page.ts';
import { findProblems } from '../support/page-checks.ts';
import { siteOrigin } from '../support/site-client.ts';

// They share nothing, and are the longest of all.
test.describe.configure({ mode: 'parallel' });

const views = {
  en: { viewport: { width: 1366, height: 768 }, colorScheme: 'light' },
  bn: { viewport: { width: 375, height: 780 }, colorScheme: 'dark' },
} as const;
type Language = keyof typeof views;

const localize = (path: string, language: Language): string =>
  language === 'en' ? path : `/bn${path === '/' ? '' : path}`;

/** What the server may answer: of what isn't there, some pages know it only in the browser. */
function statusesOf(name: string, isOfOtherPerson: boolean): readonly number[] {
  if (name === 'profile-signed-out') return isOfOtherPerson ? [200, 401] : [401];
  if (name.endsWith('not-found')) return [404];
  return name.endsWith('-missing') || name === 'verify-unknown' ? [200, 404] : [200];
}

interface Look {
  readonly audience: Audience;
  readonly language: Language;
  readonly isWanted: (page: ScreenPage, index: number) => boolean;
}

/** Looks at each page that is wanted as one person does, and says what axe finds and what sticks out. */
function lookAtPages(title: string, { audience, language, isWanted }: Look): void {
  test(title, async ({ browser }) => {
    test.slow();
    const person = await signIn(browser, audience);
    const context = await browser.newContext({
      baseURL: siteOrigin(),
      storageState: person.storageState,
      reducedMotion: 'reduce',
      ...views[language],
    });
    const problems: string[] = [];
    const wanted = listScreenPages(await readDemoFacts(context)).filter(isWanted);
    expect(wanted.length).toBeGreaterThan(0);
    for (const { name, path, audience: owner } of wanted) {
      const page = await context.newPage();
      const filled = fillPath(path, person.made);
      const response = await openPage(page, localize(filled, language));
      expect(statusesOf(name, owner !== audience), filled).toContain(response?.status());
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html'), filled).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 }), filled).toHaveCount(1);
      problems.push(...(await findProblems(page)));
      await page.close();
    }
    await context.close();
    expect(problems).toEqual([]);
  });
}

const languages = ['en', 'bn'] as const;
/** Two tests share the pages of an audience that has many. */
const halves = [0, 1];

for (const language of languages)
  for (const half of halves) {
    for (const audience of audiences)
      lookAtPages(`pages of the ${audience} in ${language}, part ${half + 1}: accessible, nothing cut off`, {
        audience,
        language,
        isWanted: (page, index) => page.audience === audience && index % 2 === half,
      });
    for (const audience of ['user', 'contributor', 'admin'] as const)
      lookAtPages(
        `public pages in ${language}, looked at by a ${audience}, part ${half + 1}: accessible, nothing cut off`,
        {
          audience,
          language,
          isWanted: (page, index) => page.audience === 'visitor' && index % 2 === half,
        },
      );
  }
