import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installWithApt, run } from './install.ts';
import { isStarted } from './repo-rules.ts';

/** Paths of installed browsers, preferred one first: the headless shell takes a third less time than the full one. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Finds the path of the Chromium for the end-to-end tests: ARBOR_CHROMIUM, the system's, or Playwright's own. */
export function findBrowser(): string | undefined {
  const asked = process.env['ARBOR_CHROMIUM'];
  if (asked !== undefined && asked !== '') return asked;
  return [...installed, chromium.executablePath()].find((path) => existsSync(path));
}

/** Returns the version, such as `Chromium 156.0.8078.79`; undefined if the browser is missing or lacks a library. */
function versionOf(path: string): string | undefined {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? stdout.trim() : undefined;
}

// Older releases have no separate package of the headless shell.
const installBrowser = (): boolean => installWithApt(['chromium-headless-shell', FONTS], ['chromium', FONTS]);

/**
 * Fallback fonts that are shown until the site's fonts have loaded, as on people's machines. Tests check that nothing
 * moves then.
 */
const FONTS = 'fonts-liberation';

/** Installs the fonts if a browser was there without them; where that isn't possible, the machine may have others. */
function ensureFonts(): void {
  const { stdout } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8', timeout: 30_000 });
  if (/Arial|Liberation|Roboto/.test(stdout ?? '')) return;
  installWithApt([FONTS]);
}

function installWithPlaywright(): boolean {
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js');
  return run(process.execPath, cli, 'install', 'chromium');
}

/**
 * Finds a browser that starts, or installs one by apt-get (as root on Debian) or by Playwright.
 * @throws Error with instructions for a manual installation
 */
export function ensureBrowser(): { path: string; version: string } {
  const asked = process.env['ARBOR_CHROMIUM'];
  const attempts = asked ? [] : [installBrowser, installWithPlaywright];
  for (const install of [() => true, ...attempts]) {
    const path = install() ? findBrowser() : undefined;
    const version = path === undefined ? undefined : versionOf(path);
    if (path !== undefined && version !== undefined) return { path, version };
  }
  throw new Error(
    asked
      ? `ARBOR_CHROMIUM names ${asked}, which does not start: set it to a Chromium or Chrome that does, or unset it.`
      : 'The browser tests need Chromium, and neither apt-get (which needs root) nor Playwright could install it: install it as the system does (Debian: apt-get install chromium), or set ARBOR_CHROMIUM to the path of a Chromium or Chrome.',
  );
}

if (isStarted(import.meta)) {
  try {
    const { path, version } = ensureBrowser();
    ensureFonts();
    console.log(`${version} (${path})`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
