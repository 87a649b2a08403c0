import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageScriptError, pageLocale, splitByLanguage, toLanguage, trimRouteTable } from './page-scripts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbor-scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Record<string, string>): void => {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
};
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const say = (english: string, bangla: string): string =>
  `(()=>${pageLocale}===\`en\`?()=>\`${english}\`:()=>\`${bangla}\`)()`;

it('makes one script a language of each with texts and of each that loads one, and keeps the others', async () => {
  write({
    'framework-aaaaaaaa.js': 'export const f = () => 1;',
    'shell-bbbbbbbb.js': `import{f}from"./framework-aaaaaaaa.js";const e=${say('Home', 'হোম')};export{e as n,f}`,
    'plain-cccccccc.js': 'import{n}from"./shell-bbbbbbbb.js";console.log(n());',
    'lazy-dddddddd.js':
      'const deps=["assets/plain-cccccccc.js","assets/style-eeeeeeee.css"];export const load=()=>import("./plain-cccccccc.js",deps)',
    'style-eeeeeeee.css': '.a{}',
  });
  await splitByLanguage(folder);
  expect(readdirSync(folder).sort()).toEqual([
    'framework-aaaaaaaa.js',
    'lazy-dddddddd.bn.js',
    'lazy-dddddddd.en.js',
    'plain-cccccccc.bn.js',
    'plain-cccccccc.en.js',
    'shell-bbbbbbbb.bn.js',
    'shell-bbbbbbbb.en.js',
    'style-eeeeeeee.css',
  ]);
  expect(read('shell-bbbbbbbb.en.js')).toMatch(/"\.\/framework-aaaaaaaa\.js".*Home/s);
  expect(read('shell-bbbbbbbb.bn.js')).toContain('হোম');
  for (const [locale, other] of [
    ['en', /হোম|\.bn\.|PAGE_LOCALE/],
    ['bn', /Home|\.en\.|PAGE_LOCALE/],
  ] as const) {
    for (const name of ['shell-bbbbbbbb', 'plain-cccccccc', 'lazy-dddddddd'])
      expect(read(`${name}.${locale}.js`)).not.toMatch(other);
    expect(read(`lazy-dddddddd.${locale}.js`)).toContain(`./plain-cccccccc.${locale}.js`);
    expect(read(`lazy-dddddddd.${locale}.js`)).toContain(`assets/plain-cccccccc.${locale}.js`);
    const { n } = (await import(join(folder, `shell-bbbbbbbb.${locale}.js`))) as { n: () => string };
    expect(n()).toBe(locale === 'en' ? 'Home' : 'হোম');
  }
  const manifest = { entry: { module: '/assets/plain-cccccccc.js', imports: ['/assets/framework-aaaaaaaa.js'] } };
  expect(toLanguage(manifest, 'bn', folder)).toEqual({
    entry: { module: '/assets/plain-cccccccc.bn.js', imports: ['/assets/framework-aaaaaaaa.js'] },
  });
});

it('says what it could not read, and leaves the script', async () => {
  write({ 'broken-aaaaaaaa.js': `const = ${pageLocale}` });
  await expect(splitByLanguage(folder)).rejects.toThrow(PageScriptError);
  expect(readdirSync(folder)).toEqual(['broken-aaaaaaaa.js']);
});

it('keeps of the table of routes what a browser needs', () => {
  const routes = {
    root: { id: 'root', hasLoader: true, module: '/assets/root-a.js', imports: ['/assets/x.js'], css: ['/a.css'] },
  };
  const table = { entry: { module: '/assets/e.js', imports: ['/assets/x.js'], css: [] }, routes, version: '1' };
  write({ 'manifest-12345678.js': `window.__reactRouterManifest=${JSON.stringify(table)};` });
  trimRouteTable(folder);
  expect(read('manifest-12345678.js')).toBe(
    `window.__reactRouterManifest=${JSON.stringify(table).replaceAll('"/assets/x.js"', '')};`,
  );
  write({ 'manifest-12345678.js': 'self.somethingElse={}' });
  expect(() => trimRouteTable(folder)).toThrow(PageScriptError);
  rmSync(join(folder, 'manifest-12345678.js'));
  expect(() => trimRouteTable(folder)).toThrow(PageScriptError);
});

it('calls no message in another language than the page’s, where a browser would not have it', () => {
  const root = join(import.meta.dirname, '../..');
  const sources = globSync('src/{ui,web,features}/**/*.{ts,tsx}', { cwd: root, exclude: ['src/ui/paraglide/**'] });
  const called = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/\bm\.(\w+)\((?:[^;]*?),\s*\{\s*locale\b/g)].map(
      ([, key]) => key,
    ),
  );
  expect(called).toEqual(['sign_in_login_success']);
});
