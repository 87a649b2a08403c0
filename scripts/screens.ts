import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { killStarted, startArbor, waitForExit } from '../tests/support/process.ts';
import { siteOrigin } from '../tests/support/site-client.ts';
import { ensureBrowser } from './browser.ts';
import { renderContactSheet } from './screens/contact-sheet.ts';
import { listScreenPages } from './screens/pages.ts';
import { readDemoFacts } from './screens/people.ts';
import { takeShots } from './screens/take-shots.ts';
import { listShots, parseScreensOptions, UsageError, usage } from './screens/views.ts';

/** `npm run screens` takes screenshots of every page in every view, and creates an HTML page with all of them. */

/** Starts Arbor with the small demo in its own folder, unless the environment names a running server. */
async function startServer(): Promise<() => Promise<void>> {
  if (process.env['ARBOR_TEST_ORIGIN'] !== undefined) return () => Promise.resolve();
  const data = mkdtempSync(join(tmpdir(), 'arbor-screens-'));
  const remove = (): void => rmSync(data, { recursive: true, force: true });
  try {
    const server = await startArbor(data, { ARBOR_DEMO: 'small', ARBOR_RATE_LIMITS: '0' });
    await server.printed(/Demo catalogue ready/);
    process.env['ARBOR_TEST_ORIGIN'] = server.origin;
    process.env['ARBOR_TEST_DATA'] = data;
    return async () => {
      server.process.kill('SIGTERM');
      await waitForExit(server.process);
      remove();
    };
  } catch (error) {
    await killStarted();
    remove();
    throw error;
  }
}

async function readFacts(browser: Browser) {
  const context = await browser.newContext({ baseURL: siteOrigin() });
  try {
    return await readDemoFacts(context);
  } finally {
    await context.close();
  }
}

const noFacts = {
  contentId: '…',
  contentPath: '/content/…',
  drawingsPath: '/content/…',
  drawingPath: '/content/…',
  fontPath: '/content/…',
  patternPath: '/content/…',
  soundPath: '/content/…',
  contributor: '…',
  collection: '…',
  postId: '…',
};

async function run(): Promise<void> {
  const options = parseScreensOptions(process.argv.slice(2));
  if (options.list) {
    for (const { name, path, audience } of listScreenPages(noFacts)) console.log(`${name}  ${path}  ${audience}`);
    return;
  }
  // The options are validated before a server is started.
  listShots(listScreenPages(noFacts), options);
  const folder = resolve(options.folder);
  const stop = await startServer();
  const browser = await chromium.launch({ executablePath: ensureBrowser().path, args: ['--no-sandbox'] });
  try {
    const shots = listShots(listScreenPages(await readFacts(browser)), options);
    mkdirSync(folder, { recursive: true });
    const problems = await takeShots(browser, shots, { ...options, folder });
    const sheet = join(folder, 'index.html');
    writeFileSync(sheet, renderContactSheet(shots, problems));
    for (const problem of problems) console.error(problem);
    console.log(`${shots.length} screens: ${sheet}`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await stop();
  }
}

await run().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n${usage}`);
  process.exitCode = 1;
});
