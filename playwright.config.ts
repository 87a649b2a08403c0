import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';

const browser = findBrowser();
// Set by the global setup once its server listens; read again in every worker.
const origin = process.env['ARBOR_TEST_ORIGIN'];

/** Journeys that wait for jobs which read the demo's files at low priority, one after another. */
const waiting = /(documents|environments|fonts|motion|patterns|picture-search|sounds)\.spec\.ts/;

/** Measures how long a purchase takes on a slow phone: beside other journeys, it would measure those, too. */
const measuring = /checkout-phone\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  // Those that wait run last: earlier, each would keep one of the browsers idle, some for minutes.
  projects: [
    { name: 'site', testIgnore: [waiting, measuring] },
    { name: 'read files', testMatch: waiting },
    { name: 'alone', testMatch: measuring, dependencies: ['site', 'read files'] },
  ],
  globalSetup: './tests/support/server.ts',
  outputDir: 'test-results',
  // One more than the processors of a small machine, which three keep busy: most of the time goes to the browsers.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Ends what hangs. Eight times what the longest takes on two cores, because a busy host may pause for a minute; three
  // times what all take.
  timeout: 300_000,
  globalTimeout: 3_900_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  use: {
    ...(origin === undefined ? {} : { baseURL: origin }),
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    // A trace of every test takes a third of all CPU time: `npx playwright test --trace retain-on-failure` writes them.
    trace: 'off',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
