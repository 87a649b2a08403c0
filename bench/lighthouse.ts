import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../scripts/browser.ts';

/**
 * `node bench/lighthouse.ts http://localhost:4000` prints mobile scores of the most important pages, with three runs
 * each.
 */
const [origin = 'http://localhost:4000'] = process.argv.slice(2);
const cli = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const browser = findBrowser();
if (browser === undefined) throw new Error('No Chromium: node scripts/browser.ts installs one.');

/** Installs Lighthouse's packages (170 MB) on the first run, from the lock file in this folder. */
function installLighthouse(): void {
  if (existsSync(cli)) return;
  const done = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: import.meta.dirname, stdio: 'inherit' });
  if (done.status !== 0) throw new Error('Lighthouse could not be installed: npm ci in bench/ failed.');
}

interface Report {
  readonly categories: Record<string, { readonly score: number | null }>;
  readonly audits: Record<string, { readonly numericValue?: number }>;
}

/** Runs Lighthouse. Chromium sometimes records no trace (NO_NAVSTART); the run is then repeated. */
function measure(address: string, tries = 3): Report {
  const out = join(mkdtempSync(join(tmpdir(), 'arbor-lighthouse-')), 'report.json');
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync';
  const done = spawnSync(
    process.execPath,
    [cli, address, '--quiet', '--output=json', `--output-path=${out}`, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browser }, encoding: 'utf8', timeout: 120_000 },
  );
  if (done.status !== 0 && tries > 1) return measure(address, tries - 1);
  if (done.status !== 0) throw new Error(done.stderr);
  return JSON.parse(readFileSync(out, 'utf8')) as Report;
}

installLighthouse();
const { items } = (await (await fetch(`${origin}/api/v1/content/all?limit=1`)).json()) as { items: { _id: string }[] };
const kinds = ['performance', 'accessibility', 'best-practices', 'seo'];
console.log(
  `| page | ${kinds.join(' | ')} | largest paint, ms | layout shift |\n| --- | ${kinds.map(() => '---:').join(' | ')} | ---: | ---: |`,
);
const content = new URL((await fetch(`${origin}/content/${items[0]?._id}`)).url).pathname;
const pages = ['/', '/content', content, '/blog/all', '/blog/choose-a-bangla-typeface'];
for (const path of pages.flatMap((page) => [page, `/bn${page === '/' ? '' : page}`])) {
  const runs = [1, 2, 3].map(() => measure(`${origin}${path}`));
  const [best] = runs
    .sort((a, b) => (b.categories['performance']?.score ?? 0) - (a.categories['performance']?.score ?? 0))
    .slice(1, 2);
  const scores = kinds.map((kind) => Math.round((best?.categories[kind]?.score ?? 0) * 100));
  const paint = Math.round(best?.audits['largest-contentful-paint']?.numericValue ?? 0);
  const shift = (best?.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3);
  console.log(`| ${path.replace(content, '/content/{id}')} | ${scores.join(' | ')} | ${paint} | ${shift} |`);
}
