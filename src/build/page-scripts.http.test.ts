import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import { loadBuiltPages } from '../web/host/pages.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'build/client/assets');
const listScripts = (ending: string): string[] => readdirSync(folder).filter((name) => name.endsWith(ending));
const readScripts = (locale: string): string =>
  listScripts(`.${locale}.js`)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/**
 * Messages that every page keeps in both languages: the greeting, because a sign-in may lead to a page in the other
 * one.
 */
const inBoth = new Set(['sign_in_login_success']);

/** Lists parts of messages that are long enough to occur nowhere else. */
function readTexts(locale: string, shortest: number): Set<string> {
  const files = globSync(`src/**/messages/${locale}.json`, { cwd: root });
  const messages = files.flatMap((path) =>
    Object.entries(JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>),
  );
  return new Set(
    messages.flatMap(([key, text]) =>
      typeof text === 'string' && !inBoth.has(key)
        ? text.split(/\{\w+\}|[\n`\\]/).filter((part) => part.length >= shortest)
        : [],
    ),
  );
}

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ pages: await loadBuiltPages(root) });
});

describe.each([
  { locale: 'en', other: 'bn', prefix: '', shortest: 20, shortestOther: 16 },
  { locale: 'bn', other: 'en', prefix: '/bn', shortest: 16, shortestOther: 20 },
])('a page in $locale', ({ locale, other, prefix, shortest, shortestOther }) => {
  it('has the texts of its language in its scripts, and none of the other', () => {
    const scripts = readScripts(locale);
    const own = readTexts(locale, shortest);
    const foreign = [...readTexts(other, shortestOther)].filter(
      (text) => ![...own].some((each) => each.includes(text)),
    );
    expect(foreign.length).toBeGreaterThan(500);
    expect([...own].filter((text) => scripts.includes(text)).length).toBeGreaterThan(500);
    expect(foreign.filter((text) => scripts.includes(text))).toEqual([]);
  });

  it('names scripts that are there to be kept for ever, none of the other language', async () => {
    for (const address of ['/', '/content', '/not-there', '/admin/login']) {
      const html = await (await app.fetch(address === '/' ? prefix || '/' : prefix + address)).text();
      const named = [...new Set(html.match(/\/assets\/[\w.$-]+\.js/g))];
      expect([address, named]).toEqual([address, expect.arrayContaining([expect.stringContaining(`.${locale}.js`)])]);
      expect(named.filter((name) => name.endsWith(`.${other}.js`))).toEqual([]);
      for (const name of named) {
        const answer = await app.fetch(name, { headers: { 'accept-encoding': 'br' } });
        expect([name, answer.status, answer.headers.get('cache-control')]).toEqual([
          name,
          200,
          'public, max-age=31536000, immutable',
        ]);
      }
    }
  });
});

it('answers what both languages need at one address', async () => {
  const named = await Promise.all(
    ['/content', '/bn/content'].map(
      async (address) => (await (await app.fetch(address)).text()).match(/framework-[\w-]+\.js/)?.[0],
    ),
  );
  expect(named[0]).toMatch(/^framework-[\w-]{8}\.js$/);
  expect(named[1]).toBe(named[0]);
});

it('answers a script of another build with the page that says it is not there', async () => {
  for (const name of ['shell-00000000.js', 'shell-00000000.en.js']) {
    const answer = await app.fetch(`/assets/${name}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  }
});
