import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser.ts';
import { startArguments } from '../../tests/support/start-arguments.ts';
import { hasControls, type Load, measureLoad, measureTap, type Tap } from './measure.ts';
import type { EarlyTap } from './recorder.ts';
import { browserReport, type Measured } from './report.ts';
import { languages, listSubjects, toAddress } from './subjects.ts';

export interface BrowserBench {
  /** Sites to measure in turn, by their name in the table; if empty, a site with the demo catalogue is started. */
  readonly sites: ReadonlyMap<string, string>;
  readonly rounds: number;
  /** Names of pages; empty for all. */
  readonly pages: readonly string[];
  /** Data folder of the site that is started. */
  readonly data: string;
  readonly say: (line: string) => void;
}

const FILL_LIMIT_MS = 480_000;
const allTaps: readonly Tap[] = ['favourite', 'sign in', 'filter'];

/** Starts Arbor as a user does and waits for the whole demo catalogue. */
async function startSite(data: string): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, startArguments, {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, ARBOR_DATA: data, PORT: '0', ARBOR_RATE_LIMITS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Site\s+(http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The site ended at once:\n${output}`)));
  });
  await waitForCatalogue(origin);
  return { origin, stop };
}

async function waitForCatalogue(origin: string): Promise<void> {
  const read = async <T>(path: string) => (await (await fetch(`${origin}/api/v1${path}`)).json()) as T;
  for (const begun = Date.now(); Date.now() - begun < FILL_LIMIT_MS; ) {
    const { progress } = await read<{ progress: unknown }>('/catalogue/fill-progress');
    const { total } = await read<{ total: number }>('/content/all?limit=1');
    if (progress === null && total > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error('The demo catalogue was not filled in time.');
}

async function findTaps(browser: Browser, address: string): Promise<Tap[]> {
  const page = await browser.newPage();
  try {
    await page.goto(address);
    const found = await Promise.all(allTaps.map((tap) => hasControls(page, tap)));
    return allTaps.filter((_, index) => found[index]);
  } finally {
    await page.close();
  }
}

async function measurePage(
  browser: Browser,
  address: string,
  rounds: number,
): Promise<Pick<Measured, 'loads' | 'taps'>> {
  const loads: Load[] = [];
  const taps = new Map<Tap, EarlyTap[]>((await findTaps(browser, address)).map((tap) => [tap, []]));
  for (let round = 0; round < rounds; round += 1) {
    loads.push(await measureLoad(browser, address));
    for (const [tap, found] of taps) {
      const measured = await measureTap(browser, address, tap);
      if (measured !== undefined) found.push(measured);
    }
  }
  return { loads, taps };
}

/** Measures the public pages in both languages, page by page on each site in turn; returns the table. */
export async function runBrowserBench({ sites, rounds, pages, data, say }: BrowserBench): Promise<string> {
  const started = sites.size === 0 ? await startSite(data) : undefined;
  const measured = started === undefined ? sites : new Map([['', started.origin]]);
  const browser = await chromium.launch({
    executablePath: ensureBrowser().path,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  const rows: Measured[] = [];
  try {
    const subjects = new Map(
      await Promise.all([...measured].map(async ([name, origin]) => [name, await listSubjects(origin)] as const)),
    );
    const names = [...subjects.values()][0]?.map(({ name }) => name) ?? [];
    for (const name of names.filter((each) => pages.length === 0 || pages.includes(each)))
      for (const language of languages)
        for (const [site, origin] of measured) {
          const subject = subjects.get(site)?.find((each) => each.name === name);
          if (subject === undefined) continue;
          const found = await measurePage(browser, toAddress(origin, subject, language), rounds);
          rows.push({ page: name, language, origin: site, ...found });
          say(browserReport(rows.slice(-1), rounds).split('\n').at(-2) ?? '');
        }
  } finally {
    await browser.close();
    started?.stop();
  }
  return browserReport(rows, rounds);
}
