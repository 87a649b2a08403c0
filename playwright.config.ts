import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';

const browser = findBrowser();
// Set by the global setup once its server listens; read again in every worker.
const origin = process.env['ARBOR_TEST_ORIGIN'];

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/server.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Each three times what it takes on two cores.
  timeout: 120_000,
  globalTimeout: 2_700_000,
  expect: { timeout: 10_000 },
  use: {
    ...(origin === undefined ? {} : { baseURL: origin }),
    viewport: { width: 1366, height: 768 },
    screenshot: 'only-on-failure',
    // Without a film of every test, which took two fifths of all CPU time; each step's page can be seen nevertheless.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true },
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
