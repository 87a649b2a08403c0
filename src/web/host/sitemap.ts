import { createCachedResponse, send } from '../../platform/http/answers/send.ts';
import { type CachedResponse, MicroCache } from '../../platform/http/cache.ts';
import { commonHeaders } from '../../platform/http/headers.ts';
import type { HonoContext } from '../../platform/http/hono-context.ts';
import type { HostOptions } from '../../platform/http/host.ts';
import type { InProcessClient } from '../../platform/http/in-process-client.ts';
import { Problem } from '../../platform/http/problem.ts';
import { toReadablePath } from '../../platform/readable-path.ts';

interface Part {
  readonly parts: string[];
  readonly contributors: string[];
  readonly items: { _id: string; title: string; updatedAt: string }[];
}

interface Keyed {
  readonly key: string;
}

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Maximum number of pages of lists whose items people make by hand. */
const MAX_PAGES = 20;

/** Reads all items of a list that are made by hand. */
async function readList<Item>(
  call: InProcessClient,
  key: 'GET /collection/all' | 'GET /blog/all/public' | 'GET /bundle/all',
  sorted: { readonly sort?: string } = {},
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; page < MAX_PAGES && cursor !== null; page += 1) {
    const query = { ...sorted, limit: '100', ...(cursor === undefined ? {} : { cursor }) };
    const { items, nextCursor } = (await call(key, { query })) as Page<Item>;
    all.push(...items);
    cursor = nextCursor;
  }
  return all;
}

const pages = [
  '/',
  '/categories',
  '/content',
  '/free-resources',
  '/collections',
  '/bundles',
  '/blog/all',
  '/get-involved',
  '/terms-and-conditions',
  '/privacy-policy',
  '/account-deletion',
  '/contact',
  '/refund-policy',
  '/takedown-policy',
  '/notices',
];

const answer = (body: string, type: string): Response =>
  new Response(body, { headers: { ...commonHeaders, 'content-type': type, 'cache-control': 'public, max-age=3600' } });

/** Sitemap entry of a page and its Bangla version, each referring to both. */
function entry(origin: string, path: string, changed?: string): string {
  const english = `${origin}${path === '/' ? '' : path}`;
  const bangla = `${origin}/bn${path === '/' ? '' : path}`;
  const twins = `<xhtml:link rel="alternate" hreflang="en" href="${english}"/><xhtml:link rel="alternate" hreflang="bn" href="${bangla}"/>`;
  const when = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
  return [english, bangla].map((address) => `<url><loc>${address}</loc>${when}${twins}</url>`).join('');
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schemas = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Headers of feeds; shared caches keep a deleted post for at most a minute. */
const feedHeaders = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=60' };

/** Feeds of the blog in each language, cached for a second like pages. */
const createFeedRoutes = (
  callAs: (c: HonoContext) => InProcessClient,
  cache: MicroCache | undefined,
): HostOptions['extra'] =>
  (['en', 'bn'] as const).map((language) => {
    const path = language === 'en' ? '/blog/feed.xml' : '/bn/blog/feed.xml';
    return {
      path,
      answer: async (c) => {
        const fill = async (): Promise<CachedResponse> => {
          const feed = (await callAs(c)('GET /blog/feed', { query: { language } })) as Response;
          return createCachedResponse(await feed.text(), feedHeaders);
        };
        // The caller that fills the cache may exceed its rate limit; then other callers make their own request.
        const shared = cache?.get(path, fill).catch((error: unknown) => {
          if (error instanceof Problem && error.status === 429) return undefined;
          throw error;
        });
        return send(c, (await shared) ?? (await fill()));
      },
    };
  });

/**
 * `/robots.txt`, `/sitemap.xml` (an index), its files, and the blog's feeds, generated from the same API as the pages.
 */
export function createSitemapRoutes(
  { origin, isCached }: { readonly origin: string; readonly isCached: boolean },
  callAs: (c: HonoContext) => InProcessClient,
): HostOptions['extra'] {
  const read = (c: HonoContext, after?: string) =>
    callAs(c)('GET /content/sitemap', { query: after === undefined ? {} : { after } }) as Promise<Part>;
  return [
    {
      path: '/robots.txt',
      answer: async () =>
        answer(
          `User-agent: *\nDisallow: /admin\nDisallow: /profile\nDisallow: /contributor/\nDisallow: /cart\nDisallow: /api/\nAllow: /api/v1/content/drawing-card/\nDisallow: /language/\nDisallow: /digits/\nSitemap: ${origin}/sitemap.xml\n`,
          'text/plain; charset=utf-8',
        ),
    },
    // The cache holds the feeds of both languages, with at most a megabyte each.
    ...createFeedRoutes(callAs, isCached ? new MicroCache({ milliseconds: 1000, max: 2 * 1024 * 1024 }) : undefined),
    {
      path: '/sitemap.xml',
      answer: async (c) => {
        const { parts } = await read(c);
        const files = [`${origin}/sitemap-pages.xml`, ...parts.map((after) => `${origin}/sitemap-content/${after}`)];
        return answer(
          `${head}<sitemapindex ${schemas}>${files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`).join('')}</sitemapindex>`,
          'application/xml',
        );
      },
    },
    {
      path: '/sitemap-pages.xml',
      answer: async (c) => {
        const call = callAs(c);
        const { items } = (await call('GET /content-category/published', {})) as Pick<Page<Keyed>, 'items'>;
        const collections = await readList<Keyed>(call, 'GET /collection/all');
        const bundles = await readList<{ readonly _id: string }>(call, 'GET /bundle/all');
        const posts = await readList<{ readonly slug: string }>(call, 'GET /blog/all/public', { sort: 'newest' });
        const { contributors } = (await call('GET /content/sitemap', { query: {} })) as Part;
        const all = [
          ...pages,
          ...items.map(({ key }) => `/categories/${key}`),
          ...collections.map(({ key }) => `/content?collection=${encodeURIComponent(key)}`),
          ...bundles.map(({ _id: id }) => `/bundles/${id}`),
          ...posts.map(({ slug }) => `/blog/${slug}`),
          ...contributors.map((username) => `/contributors/${username}`),
        ];
        return answer(
          `${head}<urlset ${schemas}>${all.map((path) => entry(origin, path)).join('')}</urlset>`,
          'application/xml',
        );
      },
    },
    {
      path: '/sitemap-content/:after',
      answer: async (c) => {
        const { items } = await read(c, c.req.param('after'));
        return answer(
          `${head}<urlset ${schemas}>${items.map((item) => entry(origin, toReadablePath('/content', item._id, item.title), item.updatedAt)).join('')}</urlset>`,
          'application/xml',
        );
      },
    },
  ];
}
