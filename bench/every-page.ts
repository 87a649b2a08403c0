import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.ts';
import { type Audience, listScreenPages, type ScreenPage } from '../scripts/screens/pages.ts';
import { fillPath, readDemoFacts, type SignedIn, signIn } from '../scripts/screens/people.ts';
import { siteOrigin } from '../tests/support/site-client.ts';
import { type Line, slowDown, slowPhone } from '../tests/support/slow-phone.ts';
import { installRecorder } from './browser/recorder.ts';

/**
 * `ARBOR_TEST_ORIGIN=http://localhost:4000 ARBOR_TEST_DATA=data node bench/every-page.ts [name…]` loads each page of
 * the product once with an empty cache, as every audience that may see it, on a phone with a quarter of this machine's
 * speed and a network of 1.6 Mbit/s and 150 ms. It prints a table, slowest page first. The server must have the demo
 * catalogue and run with ARBOR_RATE_LIMITS=0.
 */
const line: Line = { down: 1_600_000, up: 800_000, latency: 150 };
const LIMIT_MS = 45_000;

interface Row {
  readonly name: string;
  /** Milliseconds until the largest element was painted, and until hydration had finished. */
  readonly painted: number;
  readonly interactive: number;
  readonly shift: number;
  /** Transferred bytes of scripts until then. */
  readonly scripts: number;
}

async function measure(browser: Browser, { storageState, made }: SignedIn, page: ScreenPage): Promise<Row> {
  const context = await browser.newContext({ ...slowPhone, storageState, baseURL: siteOrigin() });
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await slowDown(session, line);
    let scripts = 0;
    const types = new Map<string, string>();
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (types.get(requestId) === 'Script') scripts += encodedDataLength;
    });
    await tab.addInitScript(installRecorder);
    await tab.goto(fillPath(page.path, made), { waitUntil: 'commit', timeout: LIMIT_MS });
    await tab.waitForFunction(() => window.arborBench?.recording.takenOver > 0, undefined, { timeout: LIMIT_MS });
    // The measurement waits for another second, because elements may be painted or move later.
    await tab.waitForTimeout(1000);
    const { largestPaint, takenOver, shift } = await tab.evaluate(() => window.arborBench.recording);
    return { name: page.name, painted: largestPaint, interactive: takenOver, shift, scripts };
  } finally {
    await context.close();
  }
}

const toLine = ({ name, painted, interactive, shift, scripts }: Row): string =>
  `| ${name} | ${painted.toFixed(0)} | ${interactive.toFixed(0)} | ${shift.toFixed(3)} | ${(scripts / 1000).toFixed(0)} |`;

async function run(names: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureBrowser().path, args: ['--no-sandbox'] });
  try {
    const visitor = await browser.newContext({ baseURL: siteOrigin() });
    const pages = listScreenPages(await readDemoFacts(visitor));
    await visitor.close();
    const people = new Map<Audience, SignedIn>();
    const rows: Row[] = [];
    for (const page of pages.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const person = people.get(page.audience) ?? (await signIn(browser, page.audience));
      people.set(page.audience, person);
      const row = await measure(browser, person, page);
      rows.push(row);
      console.error(toLine(row));
    }
    console.log('| page | largest paint, ms | interactive, ms | layout shift | scripts, kB |');
    console.log('| --- | ---: | ---: | ---: | ---: |');
    for (const row of rows.toSorted((one, other) => other.interactive - one.interactive)) console.log(toLine(row));
  } finally {
    await browser.close();
  }
}

await run(process.argv.slice(2));
