import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { loadBuiltPages } from '../../../web/host/pages.ts';
import { toReadablePath } from '../../readable-path.ts';

const BREAKOUT = '</script><script>alert(1)</script>';
const COMMENT = '<!--<script>"\'';
let app: TestApp;
let cached: TestApp;
let addresses: string[];

interface Script {
  readonly attributes: string;
  readonly body: string;
}

/** Finds scripts as browsers do: each one ends at the first end tag, whatever its text contains. */
const listScripts = (html: string): Script[] =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script/gis)].map(([, attributes = '', body = '']) => ({
    attributes,
    body,
  }));
const isData = ({ attributes }: Script): boolean => attributes.includes('type="application/ld+json"');
const inline = (html: string): Script[] => listScripts(html).filter(({ attributes }) => !/\bsrc=/.test(attributes));
const getNonce = (response: Response): string =>
  /script-src 'self' 'nonce-([\w-]{22})'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';

beforeAll(async () => {
  const pages = await loadBuiltPages(join(import.meta.dirname, '../../../..'));
  app = await testApp({ pages });
  cached = await testApp({ pages, environment: { ARBOR_CACHE: '1' } });
  const category = await makeCategory(app, 'icons', { name: `Icons ${COMMENT}`, nameBn: BREAKOUT });
  const contributor = await makeContributor(app, 'mallory');
  await app.db.updateTable('contributor').set({ name: COMMENT, bio: BREAKOUT }).where('id', '=', contributor).execute();
  const { contentId } = await makeContent(app, {
    category,
    contributor,
    title: BREAKOUT,
    description: COMMENT,
    keywords: [BREAKOUT, COMMENT],
  });
  const search = encodeURIComponent(BREAKOUT);
  addresses = [
    '/',
    '/bn',
    '/categories',
    '/categories/icons',
    '/bn/categories/icons',
    '/content',
    `/content?q=${search}&keyword=${search}`,
    toReadablePath('/content', contentId, BREAKOUT),
    `/bn${toReadablePath('/content', contentId, BREAKOUT)}`,
    '/contributors/mallory',
    '/free-resources',
    '/collections',
    '/get-involved',
    '/terms-and-conditions',
    '/privacy-policy',
    '/account-deletion',
    `/not-there/${search}`,
    '/content/not-there',
  ];
});

describe('every page', () => {
  it('allows only the scripts of its own rendering by its policy', async () => {
    const nonces = new Set<string>();
    for (const address of addresses) {
      const response = await app.fetch(address);
      const nonce = getNonce(response);
      expect([address, nonce]).toEqual([address, expect.stringMatching(/^[\w-]{22}$/)]);
      nonces.add(nonce);
      const scripts = inline(await response.text());
      expect(scripts.length).toBeGreaterThan(1);
      for (const script of scripts) {
        if (isData(script)) JSON.parse(script.body);
        else expect([address, script.attributes]).toEqual([address, expect.stringContaining(`nonce="${nonce}"`)]);
      }
    }
    expect(nonces.size).toBe(addresses.length);
  });

  it('is measured by the pattern that it matched, with and without the cache', async () => {
    for (const each of [app, cached]) {
      for (const address of addresses) await each.fetch(address);
      for (const address of addresses) await each.fetch(address);
      const measured = await each.metrics.registry.metrics();
      const routes = new Set([...measured.matchAll(/_count\{route="([^"]+)"/g)].map(([, route]) => route));
      expect([...routes]).toEqual(
        expect.arrayContaining(['/bn?', '/bn?/content', '/bn?/content/:id/:slug?', '/bn?/collections', '/*']),
      );
      expect(measured).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|not-there|mallory/);
      expect(routes.size).toBeLessThan(addresses.length);
    }
  });

  it('has another nonce each time it is rendered, and the same validator', async () => {
    for (const address of addresses) {
      const [one, two] = [await app.fetch(address), await app.fetch(address)];
      expect(getNonce(one)).not.toBe(getNonce(two));
      expect([address, one.headers.get('etag')]).toEqual([address, two.headers.get('etag')]);
    }
  });

  it('escapes user content in markup, data and scripts', async () => {
    for (const address of addresses) {
      const html = await (await app.fetch(address)).text();
      expect([address, html.includes(BREAKOUT)]).toEqual([address, false]);
      for (const { body } of listScripts(html))
        expect([address, body]).toEqual([
          address,
          expect.not.stringMatching(/<!--|<script|<\/script|alert\(1\)<|\u2028/i),
        ]);
    }
    const page = await (await app.fetch(addresses.find((each) => /^\/content\/[0-9a-f]{8}-/.test(each)) ?? '')).text();
    expect(page).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h1>');
    expect(page).toContain('&lt;!--&lt;script&gt;');
    const data = inline(page)
      .filter(isData)
      .map(({ body }): unknown => JSON.parse(body));
    expect(JSON.stringify(data)).toContain(JSON.stringify(BREAKOUT));
  });
});

describe('a page from the cache', () => {
  it('comes with the policy that its scripts were rendered for', async () => {
    const [one, two] = await Promise.all([cached.fetch('/content'), cached.fetch('/content')]);
    expect(getNonce(one)).toMatch(/^[\w-]{22}$/);
    expect(getNonce(one)).toBe(getNonce(two));
    for (const response of [one, two])
      expect(
        inline(await response.text()).some(({ attributes }) => attributes.includes(`nonce="${getNonce(response)}"`)),
      ).toBe(true);
  });

  it('omits the policy from a 304', async () => {
    const etag = (await cached.fetch('/content')).headers.get('etag') ?? '';
    const again = await cached.fetch('/content', { headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, null]);
  });
});

describe('addresses without a page', () => {
  it.each([
    ['/content/0190a000-0000-7000-8000-00000000000a', '/content/0190a000-0000-7000-8000-00000000000b'],
    ['/bn/categories/made-up-a', '/bn/categories/made-up-b'],
    ['/made-up-a', '/made-up/b?x=1'],
  ])('share one rendering, which names none of them: %s', async (first, second) => {
    const answers = [await cached.fetch(`${first}?q=typed`), await cached.fetch(second)];
    const [one = '', two] = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(two).toBe(one);
    expect(one).not.toMatch(/made-up|0190a000|typed/);
    expect(one).toMatch(first.startsWith('/bn') ? /<html lang="bn"/ : /<html lang="en"/);
  });
});
