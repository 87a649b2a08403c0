import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { type SignedInUser, signInUser } from '../../../tests/support/people.ts';

/** A home page without any data, because only its language matters here. */
const pages = {
  development: false,
  render: async (request: Request) =>
    new Response(new URL(request.url).pathname, { headers: { 'content-type': 'text/html' } }),
};
let app: TestApp;

beforeAll(async () => {
  app = await testApp({ pages, environment: { ARBOR_CACHE: '1', ARBOR_RATE_LIMITS: '0' } });
});

const open = async (path: string, cookie?: string) => {
  const response = await app.fetch(path, cookie === undefined ? {} : { headers: { cookie } });
  return [response.status, response.headers.get('location')];
};
const readLanguage = async (person: SignedInUser): Promise<unknown> =>
  ((await person.call('GET', '/user/authenticate')).body['user'] as { language: string }).language;
const openAs = async (person: SignedInUser, path: string) => {
  const response = await person.fetch(path);
  return [response.status, response.headers.get('location')];
};

describe('the home page', () => {
  it('opens in the language that this browser has chosen, and in no other page’s place', async () => {
    expect(await open('/', 'lang=bn')).toEqual([302, '/bn']);
    expect(await open('/?from=mail', 'a=b; lang=bn')).toEqual([302, '/bn?from=mail']);
    expect(await open('/', 'lang=en')).toEqual([200, null]);
    expect(await open('/')).toEqual([200, null]);
    expect(await open('/bn', 'lang=en')).toEqual([200, null]);
    expect(await open('/content', 'lang=bn')).toEqual([200, null]);
    expect(await open('/', 'xlang=bn; lang=fr')).toEqual([200, null]);
  });

  it('is never mixed up in the cache between visitors of two languages', async () => {
    const cookies = [undefined, 'lang=bn', undefined, 'lang=en', 'lang=bn'];
    const answers = await Promise.all(cookies.map((cookie) => open('/', cookie)));
    expect(answers.map(([status]) => status)).toEqual([200, 302, 200, 200, 302]);
    const redirect = await app.fetch('/', { headers: { cookie: 'lang=bn' } });
    expect(redirect.headers.get('cache-control')).toBe('private, no-store');
    expect((await app.fetch('/')).headers.get('vary')).toContain('Cookie');
  });

  it('opens in the language of the account where this browser has chosen none', async () => {
    const person = await signInUser(app);
    expect(await openAs(person, '/')).toEqual([200, null]);
    await person.call('PUT', '/user/update/profile', { language: 'bn' });
    expect(await openAs(person, '/')).toEqual([302, '/bn']);
    person.cookies.set('lang', 'en');
    expect(await openAs(person, '/')).toEqual([200, null]);
  });

  it('opens for a session that has ended', async () => {
    expect(await open('/', `sid=${'x'.repeat(43)}`)).toEqual([200, null]);
  });
});

describe('a chosen language', () => {
  it('opens the same page in it and is remembered by the browser', async () => {
    const response = await app.fetch('/language/bn?to=%2Fcontent%3Fq%3Dboat%26sort%3Dnewest');
    expect([response.status, response.headers.get('location')]).toEqual([303, '/bn/content?q=boat&sort=newest']);
    expect(response.headers.get('set-cookie')).toBe('lang=bn; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const back = await app.fetch('/language/en?to=/bn/content');
    expect([back.headers.get('location'), back.headers.get('set-cookie')]).toEqual([
      '/content',
      expect.stringMatching(/^lang=en;/),
    ]);
  });

  it('is stored with the account that is signed in', async () => {
    const person = await signInUser(app);
    expect(await readLanguage(person)).toBe('en');
    await person.fetch('/language/bn?to=/');
    expect(await readLanguage(person)).toBe('bn');
    expect(person.cookies.get('lang')).toBe('bn');
    await person.fetch('/language/en?to=/');
    expect(await openAs(person, '/')).toEqual([200, null]);
  });

  it('is stored by no link of another site', async () => {
    const person = await signInUser(app);
    for (const site of ['cross-site', 'same-site', 'none'])
      await person.fetch('/language/bn?to=/', { headers: { 'sec-fetch-site': site } });
    expect(await readLanguage(person)).toBe('en');
  });

  it.each([
    '//evil.example/x',
    'https://evil.example/',
    '/\\evil.example',
    '/bn//evil.example',
    '\\\\evil.example',
    'x:',
    '',
  ])('leads nobody to another site: %s', async (to) => {
    for (const locale of ['en', 'bn']) {
      const response = await app.fetch(`/language/${locale}?to=${encodeURIComponent(to)}`);
      const location = response.headers.get('location') ?? '';
      expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
      expect(location).toMatch(/^\/(?!\/)/);
    }
  });

  it('is bound to https where the site is', async () => {
    const secure = await testApp({ pages, origin: 'https://arbor.test' });
    expect((await secure.fetch('/language/bn')).headers.get('set-cookie')).toMatch(/; Secure$/);
  });
});
