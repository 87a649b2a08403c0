import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInUser } from '../../../../tests/support/people.ts';
import { loadBuiltPages } from '../../../web/host/pages.ts';
import { Problem } from '../problem.ts';

const environment = { ARBOR_CACHE: '1', ARBOR_RATE_LIMITS: '0' };
/** Renders who the visitor is, which shows whether a private page gets into the shared cache. */
const telling = {
  development: false,
  render: async (_request: Request, _facts: unknown, api: (key: string, call: object) => Promise<unknown>) => {
    const who = await api('GET /user/authenticate', {}).catch((error: unknown) => {
      if (error instanceof Problem && error.code === 'unauthenticated') return 'nobody';
      throw error;
    });
    return new Response(JSON.stringify(who), { headers: { 'content-type': 'text/html' } });
  },
};
let real: TestApp;
let told: TestApp;
let contentId: string;

beforeAll(async () => {
  real = await testApp({ environment, pages: await loadBuiltPages(join(import.meta.dirname, '../../../..')) });
  told = await testApp({ environment, pages: telling });
  const category = await makeCategory(real, 'icons');
  const contributor = await makeContributor(real, 'rahim');
  ({ contentId } = await makeContent(real, { category, contributor, title: 'Weather' }));
});

const getCookie = (person: SignedInUser): string => `sid=${person.cookies.get('sid')}`;

describe('a page of somebody signed in', () => {
  it('is never mixed up with another user’s, even under concurrent requests', async () => {
    const [a, b] = [
      await signInUser(real, { subject: 'a', name: 'Ayesha Unmistakable' }),
      await signInUser(real, { subject: 'b', name: 'Babul Unmistakable' }),
    ];
    const mine = (person: SignedInUser): string[] => [person.username, person.userId];
    const addresses = ['/', '/bn', '/content', `/content/${contentId}/weather`, '/categories', '/contributors/rahim'];
    for (const address of addresses) {
      const asked = [a, undefined, b, undefined, a, b].map(async (person) => {
        const headers: Record<string, string> = person === undefined ? {} : { cookie: getCookie(person) };
        const response = await real.fetch(address, { headers });
        return { person, response, html: await response.text() };
      });
      for (const { person, response, html } of await Promise.all(asked)) {
        expect([address, response.status]).toEqual([address, 200]);
        expect(response.headers.get('vary')).toContain('Cookie');
        expect(response.headers.get('cache-control')).toMatch(person === undefined ? /^public/ : /^private, no-store$/);
        for (const other of [a, b])
          if (other !== person) for (const name of mine(other)) expect([address, html]).not.toContain(name);
        if (person !== undefined) expect(html).toContain(person.username);
      }
    }
  });

  it('is 404 and not cached below an address that looks like a file', async () => {
    const person = await signInUser(real);
    for (const path of ['/profile/personal.css', '/profile/x.js', '/nothing.png', '/content/x.css']) {
      const response = await real.fetch(path, { headers: { cookie: getCookie(person) } });
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 404, 'private, no-store']);
    }
  });

  it('is kept by no cache where somebody can end what it says at any moment', async () => {
    for (const path of ['/verify/AAAA-BBBB-CCCC-DDDD', '/lists/unknown', '/forget-request/unknown']) {
      const response = await real.fetch(path);
      expect([path, response.headers.get('cache-control')]).toEqual([path, 'private, no-store']);
    }
  });

  it('is rendered whole, or where a script has to come first, with room for it', async () => {
    const cookie = getCookie(await signInUser(real, { subject: 'applying' }));
    const html = await (await real.fetch('/get-involved', { headers: { cookie } })).text();
    // React writes this mark if a component that suspends is abandoned on the server.
    expect(html).not.toContain('<!--$!-->');
  });

  it('never reaches the shared cache by an ambiguous cookie header', async () => {
    const person = await signInUser(told);
    const cookie = getCookie(person);
    const odd = ['\xA0', '\x0b', '\x0c', '\x85'].flatMap((blank) => [`${blank}${cookie}`, `a=b;${blank}${cookie}`]);
    const others = [`${cookie}; ${cookie}`, `x${cookie}`, `a=b,${cookie}`, cookie.toUpperCase(), `"${cookie}"`];
    for (const [each, given] of [...odd, ...others, `\t${cookie}`, `a=b;${cookie}`].entries()) {
      const path = `/page-${each}`;
      const first = await told.fetch(path, { headers: { cookie: given } });
      const html = await first.text();
      if (html.includes(person.username)) expect(first.headers.get('cache-control')).toBe('private, no-store');
      else expect(html).toBe('"nobody"');
      expect([given, await (await told.fetch(path)).text()]).toEqual([given, '"nobody"']);
    }
    expect(await (await told.fetch('/x', { headers: { cookie } })).text()).toContain(person.username);
  });

  it('ignores the cookie of plain http over https', async () => {
    const secure = await testApp({ environment, pages: telling, origin: 'https://arbor.test' });
    const person = await signInUser(secure);
    const token = person.cookies.get('__Host-sid');
    const ask = async (cookie: string) => (await secure.fetch('/', { headers: { cookie } })).text();
    expect(await ask(`sid=${token}`)).toBe('"nobody"');
    expect(await ask(`__Host-sid=${token}`)).toContain(person.username);
    expect(await ask('')).toBe('"nobody"');
  });

  it('answers HEAD with the headers of GET', async () => {
    const person = await signInUser(real);
    for (const headers of [{}, { cookie: getCookie(person) }]) {
      const [get, head] = [
        await real.fetch('/categories', { headers }),
        await real.fetch('/categories', { headers, method: 'HEAD' }),
      ];
      const kept = (response: Response) =>
        ['etag', 'content-length', 'content-type', 'cache-control', 'vary'].map((name) => response.headers.get(name));
      expect(kept(head)).toEqual(kept(get));
      expect([head.status, await head.text()]).toEqual([200, '']);
      expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
    }
  });
});
