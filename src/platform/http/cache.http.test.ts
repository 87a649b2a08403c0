import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';

const forAnybody = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30';
let app: TestApp;
let rendered: { address: string; cookie: string | null; language: string | null }[] = [];

/**
 * Counts the product's queries, which take a connection without a callback, unlike the `pool.query` of the job queue.
 */
const countQueries = (): number => connections.filter((callback) => callback === undefined).length;
let connections: unknown[] = [];

beforeAll(async () => {
  app = await testApp({
    environment: { ARBOR_CACHE: '1' },
    pages: {
      development: false,
      render: async (request) => {
        const { headers, url } = request;
        rendered.push({ address: url, cookie: headers.get('cookie'), language: headers.get('accept-language') });
        const { rows } = await app.pool.query<{ n: number }>('select count(*)::int as n from listing');
        return new Response(`<p>${rows[0]?.n} works</p>`, { headers: { 'content-type': 'text/html; charset=utf-8' } });
      },
    },
  });
  const connect = app.pool.connect.bind(app.pool) as (callback?: unknown) => never;
  vi.spyOn(app.pool, 'connect').mockImplementation((callback?: unknown) => {
    connections.push(callback);
    return connect(callback);
  });
});

describe('anonymous requests at the same time', () => {
  it('cost one rendering, of a request without cookies and language', async () => {
    rendered = [];
    const ask = (language: string) =>
      app.fetch('/content?q=once', { headers: { 'accept-language': language, cookie: 'theme=dark' } });
    const answers = await Promise.all([ask('bn'), ask('en'), ask('de'), ask('bn')]);
    expect(rendered).toEqual([{ address: 'http://localhost/content?q=once', cookie: null, language: null }]);
    for (const answer of answers) expect(answer.headers.get('cache-control')).toBe(forAnybody);
  });

  it('cost one rendering whatever parameters are made up, which no page sees', async () => {
    rendered = [];
    const made = ['utm_source=1', 'utm_source=2', 'x', '%71=made', 'q=made&fbclid=1'];
    await Promise.all(made.map((each) => app.fetch(`/collections?${each}`)));
    await app.fetch('/collections?utm_source=3', { headers: { cookie: 'sid=abc' } });
    expect(rendered.map(({ address }) => address)).toEqual(
      Array.from({ length: 2 }, () => 'http://localhost/collections'),
    );
  });

  it('cost one rendering for all addresses at which nothing can be', async () => {
    rendered = [];
    await Promise.all(['/wp-login.php', '/a/b/c?x=1', '/4f0c-11'].map((path) => app.fetch(path)));
    expect(rendered).toHaveLength(1);
  });

  it('cost one query of a public list, and another address another', async () => {
    connections = [];
    const ask = (address: string) => app.fetch(`/api/v1/content/all${address}`);
    const [one, two] = await Promise.all([ask(''), ask('')]);
    expect([countQueries(), one.status, two.status]).toEqual([1, 200, 200]);
    expect(one.headers.get('cache-control')).toBe(forAnybody);
    await ask('?limit=5');
    expect(countQueries()).toBe(2);
  });

  it('do not share a failure', async () => {
    const ask = () => app.fetch('/api/v1/content/all?limit=0');
    const [one, two] = await Promise.all([ask(), ask()]);
    for (const answer of [one, two])
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
  });
});

describe('a request with a session', () => {
  it.each(['sid=abc', 'theme=dark; asid=abc', 'sid=abc; sid=abc'])('%s has a page of its own', async (cookie) => {
    rendered = [];
    const address = `/content?q=${encodeURIComponent(cookie)}`;
    const ask = (headers: Record<string, string>) => app.fetch(address, { headers });
    const [own, other] = await Promise.all([ask({ cookie }), ask({ cookie }), ask({})]);
    const seen = Map.groupBy(rendered, (each) => each.cookie);
    expect([seen.get(cookie)?.length, seen.get(null)?.length]).toEqual([2, 1]);
    for (const answer of [own, other]) expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});
