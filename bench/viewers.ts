import { type Browser, type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.ts';
import { siteOrigin } from '../tests/support/site-client.ts';
import { type Line, slowDown, slowPhone } from '../tests/support/slow-phone.ts';
import { median } from './load.ts';

/**
 * `ARBOR_TEST_ORIGIN=http://localhost:4000 node bench/viewers.ts [name…]` opens the viewer of each kind of work on a
 * phone with a quarter of this machine's speed and a network of 1.6 Mbit/s and 150 ms, once the page is quiet, and
 * prints how long it takes until it answers. The server must have the demo catalogue, whose files have been read, and
 * run with ARBOR_RATE_LIMITS=0.
 */
const line: Line = { down: 1_600_000, up: 800_000, latency: 150 };
const ROUNDS = 3;
const LIMIT_MS = 60_000;
const QUIET_MS = 1500;

interface Viewer {
  readonly name: string;
  /** Filters of the list in which a work of the kind is the first. */
  readonly list: string;
  /** Element that comes into the window, or is pressed. */
  readonly opens: string;
  readonly isPressed?: boolean;
  /** Element that is pressed next. */
  readonly next?: string;
  /** Element that is there once the viewer answers. */
  readonly ready: string;
}

const viewers: readonly Viewer[] = [
  { name: 'drawings', list: 'category=icons&price=free', opens: '#drawings', ready: '#drawings ~ * a[tabindex="-1"]' },
  { name: 'fonts', list: 'category=fonts', opens: '#fonts', ready: 'section:has(> #fonts) p[data-ready]' },
  {
    name: 'patterns',
    list: 'category=patterns',
    opens: '#tiles label:has-text("Seam check")',
    isPressed: true,
    ready: '#tiles [data-scene=seam]',
  },
  {
    name: 'sounds',
    list: 'category=audio',
    opens: 'section:has(#sounds-title) button',
    isPressed: true,
    ready: 'section[aria-label="Sound player"] button[aria-label^="Pause"]',
  },
  { name: 'motion', list: 'category=motion', opens: '#motion', ready: '[data-loaded=true]' },
  {
    name: 'photographs',
    list: 'category=photos',
    opens: 'summary:has-text("Crop and size")',
    isPressed: true,
    next: 'button:text-is("1:1")',
    ready: 'button[aria-pressed=true]:text-is("1:1")',
  },
  {
    name: 'environments',
    // Its map is large enough for a panorama; the most popular ones are not.
    list: 'category=environments&q=cyclorama',
    opens: 'button:text-is("Look around")',
    isPressed: true,
    ready: '[data-shown=shown]',
  },
  { name: 'documents', list: 'category=templates', opens: '#documents', ready: 'section:has(> #documents) li img' },
  {
    name: 'models',
    list: 'category=models&price=free',
    opens: 'button:text-is("View in 3D")',
    isPressed: true,
    ready: '[data-state=ready]',
  },
];

interface Opened {
  readonly milliseconds: number;
  /** Transferred bytes of scripts, and of everything else, since the viewer was opened. */
  readonly scripts: number;
  readonly others: number;
}

async function findAddress({ list }: Viewer): Promise<string> {
  const answer = await fetch(`${siteOrigin()}/api/v1/content/all?${list}&sort=popular&limit=1`);
  const { items } = (await answer.json()) as { items: readonly { readonly _id: string }[] };
  return `/content/${items[0]?._id}`;
}

/** Counts what the page receives, by whether it is a script. */
async function countBytes(context: BrowserContext, page: Page): Promise<{ scripts: number; others: number }> {
  const counted = { scripts: 0, others: 0 };
  const session = await context.newCDPSession(page);
  await slowDown(session, line);
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted[scripts.has(requestId) ? 'scripts' : 'others'] += encodedDataLength;
  });
  return counted;
}

/** Taps an element. Returns when the page got the tap, because a slow page lets Playwright wait before and after it. */
async function press(page: Page, target: Locator): Promise<number> {
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('pointerdown', () => resolve(Date.now()), { capture: true, once: true });
      }),
  );
  await target.tap({ timeout: LIMIT_MS });
  return pressed;
}

async function open(browser: Browser, viewer: Viewer, address: string): Promise<Opened> {
  const context = await browser.newContext({ ...slowPhone, baseURL: siteOrigin() });
  try {
    const page = await context.newPage();
    const counted = await countBytes(context, page);
    await page.goto(address, { waitUntil: 'networkidle', timeout: LIMIT_MS });
    await page.waitForTimeout(QUIET_MS);
    const target = page.locator(viewer.opens).first();
    if (viewer.isPressed === true) {
      await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.waitForLoadState('networkidle', { timeout: LIMIT_MS });
    }
    const before = { ...counted };
    let begun = Date.now();
    if (viewer.isPressed === true) begun = await press(page, target);
    else await target.evaluate((element) => element.scrollIntoView());
    if (viewer.next !== undefined) await page.locator(viewer.next).first().tap({ timeout: LIMIT_MS });
    await page.locator(viewer.ready).first().waitFor({ state: 'attached', timeout: LIMIT_MS });
    const milliseconds = Date.now() - begun;
    await page.waitForTimeout(QUIET_MS);
    return { milliseconds, scripts: counted.scripts - before.scripts, others: counted.others - before.others };
  } finally {
    await context.close();
  }
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

async function run(names: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser().path, args: ['--no-sandbox'] });
  console.log('| viewer | answers after, ms | scripts, kB | other data, kB |\n| --- | ---: | ---: | ---: |');
  for (const viewer of viewers.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const address = await findAddress(viewer);
    const rounds: Opened[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await open(browser, viewer, address));
    const [first] = rounds;
    const time = median(rounds.map(({ milliseconds }) => milliseconds)).toFixed(0);
    console.log(`| ${viewer.name} | ${time} | ${kilobytes(first?.scripts ?? 0)} | ${kilobytes(first?.others ?? 0)} |`);
  }
  await browser.close();
}

await run(process.argv.slice(2));
