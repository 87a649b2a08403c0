import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openPage } from '../../tests/support/open-page.ts';
import { collectErrors, findOverflow } from '../../tests/support/page-checks.ts';
import { watchRequests } from '../../tests/support/settled-page.ts';
import { siteOrigin } from '../../tests/support/site-client.ts';
import type { Audience } from './pages.ts';
import { fillPath, signIn } from './people.ts';
import { type ScreensOptions, type Shot, toFileName } from './views.ts';

/** Maximum height of a screenshot in pixels; the rest of a longer list shows nothing new. */
const MAX_HEIGHT = 6000;
const WORKERS = 2;

const screenHeight = (width: number): number => (width < 768 ? 780 : width < 1366 ? 1024 : width < 1920 ? 768 : 1080);

/** Loads pictures below the first screen, too, and waits for all of them and for the fonts. */
async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
    // Some pages open scrolled down, where sticky elements would cover others.
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForFunction(
    () => [...document.images].every(({ complete }) => complete) && document.fonts.status === 'loaded',
  );
  // A loaded picture may not be painted yet; one that can't be decoded stays as it is.
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
}

/** Whether a problem is expected: the browser logs that a visitor isn't allowed to see a page of the profile. */
const isExpected = ({ page }: Shot, problem: string): boolean =>
  page.audience === 'visitor' && page.path.startsWith('/profile') && problem.includes('401');

type Person = Awaited<ReturnType<typeof signIn>>;

interface Studio {
  readonly context: BrowserContext;
  readonly made: Person['made'];
  readonly options: ScreensOptions;
}

async function takeShot({ context, made, options }: Studio, shot: Shot): Promise<string[]> {
  const page = await context.newPage();
  const errors = collectErrors(page);
  const settle = watchRequests(page);
  const name = toFileName(shot);
  try {
    const path = fillPath(shot.page.path, made);
    await openPage(page, shot.language === 'en' ? path : `/bn${path === '/' ? '' : path}`);
    // Some parts load after the page, such as a form's script.
    await settle();
    await waitForPictures(page);
    const height = options.firstScreen
      ? screenHeight(shot.width)
      : await page.evaluate((max) => Math.min(document.documentElement.scrollHeight, max), MAX_HEIGHT);
    await page.screenshot({
      path: join(options.folder, name),
      fullPage: !options.firstScreen,
      animations: 'disabled',
      clip: { x: 0, y: 0, width: shot.width, height },
    });
    const unexpected = errors.filter((problem) => !isExpected(shot, problem));
    return [...unexpected, ...(await findOverflow(page))].map((problem) => `${name}: ${problem}`);
  } catch (error) {
    return [`${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`];
  } finally {
    await page.close();
  }
}

/** Takes the screenshots, two at a time; returns the problems, one line each. */
export async function takeShots(
  browser: Browser,
  shots: readonly Shot[],
  options: ScreensOptions,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const people = new Map<Audience, Person>();
  for (const { page } of shots)
    if (!people.has(page.audience)) people.set(page.audience, await signIn(browser, page.audience));
  const batches = Map.groupBy(shots, ({ page, width, scheme }) => `${page.audience} ${width} ${scheme}`);
  for (const batch of batches.values()) {
    const [first] = batch;
    const person = first && people.get(first.page.audience);
    if (first === undefined || person === undefined) continue;
    const context = await browser.newContext({
      baseURL: siteOrigin(),
      storageState: person.storageState,
      viewport: { width: first.width, height: screenHeight(first.width) },
      colorScheme: first.scheme,
      reducedMotion: 'reduce',
    });
    const waiting = [...batch];
    const work = async (): Promise<void> => {
      for (let shot = waiting.shift(); shot !== undefined; shot = waiting.shift())
        problems.push(...(await takeShot({ context, made: person.made, options }, shot)));
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    await context.close();
  }
  return problems;
}
