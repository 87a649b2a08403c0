import sax from 'sax';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeBlogCategory, makeBlogImage, makeBlogPost } from '../../../../tests/support/blog.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { scriptPayloads } from '../../../../tests/support/script-payloads.ts';
import { blogContract } from './contract/blog.ts';
import { writeFeed } from './service/feed.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, origin: 'https://arbor.example' });

interface Element {
  readonly path: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** @throws Error where it is no well-formed XML */
function parseXml(xml: string): Element[] {
  const parser = sax.parser(true);
  const [all, open]: [Element[], Element[]] = [[], []];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const path = [...open.map((each) => each.path.split('/').at(-1) ?? ''), name].join('/');
    const element = { path, attributes: attributes as Record<string, string>, text: '' };
    open.push(element);
    all.push(element);
  };
  parser.ontext = (text) => {
    const last = open.at(-1);
    if (last !== undefined) last.text += text;
  };
  parser.onclosetag = () => {
    open.pop();
  };
  parser.write(xml).close();
  return all;
}

async function readFeed(path: string) {
  const response = await app.fetch(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const body = await response.text();
  const elements = parseXml(body);
  const texts = (end: string): string[] =>
    elements.filter((each) => each.path === `rss/channel/${end}`).map(({ text }) => text);
  return { body, elements, texts };
}

it('is RSS 2.0 with every element that it needs, and the posts of its language, the newest first', async () => {
  const { id: categoryId } = await makeBlogCategory(app);
  const at = new Date('2026-03-01T09:30:00.000Z');
  await makeBlogPost(app, { slug: 'older', title: 'Older & wiser', categoryId, publishedAt: at });
  await makeBlogPost(app, { slug: 'newer', title: 'Newer', titleBn: 'নতুন', text: 'Fold <it>.' });
  await makeBlogPost(app, { slug: 'draft', title: 'Draft', publishedAt: null });
  const { elements, texts } = await readFeed('/blog/feed.xml');
  expect(elements[0]).toMatchObject({ path: 'rss', attributes: { version: '2.0' } });
  expect([texts('title'), texts('link'), texts('language')]).toEqual([
    ['Arbor blog'],
    ['https://arbor.example/blog/all'],
    ['en'],
  ]);
  expect(texts('description')[0]).toMatch(/\S/);
  const self = elements.find(({ path }) => path === 'rss/channel/atom:link');
  expect(self?.attributes).toEqual({
    href: 'https://arbor.example/blog/feed.xml',
    rel: 'self',
    type: 'application/rss+xml',
  });
  expect(texts('item/title')).toEqual(['Newer', 'Older & wiser']);
  expect(texts('item/link')).toEqual(['https://arbor.example/blog/newer', 'https://arbor.example/blog/older']);
  // Each item has its URL as identifier and a date in the format of RFC 822.
  expect(texts('item/guid')).toEqual(texts('item/link'));
  expect(texts('item/pubDate')[1]).toBe('Sun, 01 Mar 2026 09:30:00 GMT');
  for (const day of texts('item/pubDate'))
    expect(day).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
  expect(texts('lastBuildDate')).toEqual([texts('item/pubDate')[0]]);
  expect(texts('item/category')).toEqual(['Craft']);
  expect(texts('item/content:encoded')[0]).toBe('<p>Fold &lt;it&gt;.</p>');

  const bangla = await readFeed('/bn/blog/feed.xml');
  expect(bangla.texts('item/title')).toEqual(['নতুন']);
  expect(bangla.texts('item/link')).toEqual(['https://arbor.example/bn/blog/newer']);
});

it('stays well-formed with whatever is written, and carries no script', async () => {
  const text = scriptPayloads.join(' ').replaceAll('\u0000', '');
  await makeBlogPost(app, { slug: 'payloads', title: '</title><script>alert(1)</script>]]>', text });
  const { elements, texts } = await readFeed('/blog/feed.xml');
  expect(texts('item/title')[0]).toBe('</title><script>alert(1)</script>]]>');
  const names = new Set(elements.map(({ path }) => path.split('/').at(-1)));
  expect([...names].filter((name) => /^(script|img|svg|iframe)$/i.test(name ?? ''))).toEqual([]);
  expect(texts('item/content:encoded')[0]).not.toMatch(/<(?!\/?p>)/);
});

it('has at most twenty posts', async () => {
  for (let index = 0; index < 25; index += 1) await makeBlogPost(app);
  const { texts } = await readFeed('/blog/feed.xml');
  expect(texts('item/link')).toHaveLength(20);
});

it('is named, with every post, in the site map', async () => {
  const xml = await (await app.fetch('/sitemap-pages.xml')).text();
  for (const path of ['/blog/all', '/blog/newer', '/bn/blog/newer'])
    expect(xml).toContain(`<loc>https://arbor.example${path}</loc>`);
  expect(xml).not.toContain('/blog/draft');
});

it('has the posts of its language, however many newer ones there are in the other', async () => {
  const id = await makeBlogPost(app, {
    slug: 'old-bangla',
    titleBn: 'পুরোনো',
    title: '',
    publishedAt: new Date('2025-01-01T00:00:00.000Z'),
  });
  await app.pool.query(
    `with posts as (
       insert into blog_post (id, slug, published_at)
       select gen_random_uuid(), 'english-' || n, date_trunc('second', now()) - interval '1 hour' from generate_series(1, 150) n
       returning id
     )
     insert into blog_text (post_id, language, title, summary, body, words, word_count)
     select p.id, 'en', 'English', '', t.body, t.words, t.word_count from posts p, blog_text t where t.post_id = $1`,
    [id],
  );
  expect((await readFeed('/bn/blog/feed.xml')).texts('item/link')).toContain(
    'https://arbor.example/bn/blog/old-bangla',
  );
});

it('takes three statements, whatever it shows', async () => {
  const post = await makeBlogPost(app, { slug: 'with-pictures' });
  const imageId = await makeBlogImage(app, post);
  const { contentId } = await makeContent(app, {
    title: 'Kite',
    category: await makeCategory(app, 'fed'),
    contributor: await makeContributor(app, 'fed-kites'),
  });
  const content = [
    { type: 'image', attrs: { imageId, alt: '' } },
    { type: 'embed', attrs: { contentId } },
  ];
  await app.pool.query('update blog_text set body = $2 where post_id = $1', [
    post,
    JSON.stringify({ type: 'doc', content }),
  ]);
  let statements = 0;
  const ctx = app.systemContext();
  const db = ctx.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const input = {
    query: { language: 'en' },
    params: undefined,
    body: undefined,
    idempotencyKey: undefined,
    file: undefined,
  };
  const feed = await writeFeed({ ...ctx, db }, input as never);
  expect(feed).toContain('&lt;figure&gt;');
  expect(feed).toContain('&lt;aside&gt;');
  expect(statements).toBe(3);
});

it('may be kept for a minute, is not sent twice, and loses a deleted post', async () => {
  const id = await makeBlogPost(app, { slug: 'soon-deleted' });
  const first = await app.fetch('/blog/feed.xml');
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  const etag = first.headers.get('etag') ?? '';
  expect((await app.fetch('/blog/feed.xml', { headers: { 'if-none-match': etag } })).status).toBe(304);
  await app.pool.query('update blog_post set deleted_at = now() where id = $1', [id]);
  const second = await app.fetch('/blog/feed.xml', { headers: { 'if-none-match': etag } });
  expect(second.status).toBe(200);
  expect(await second.text()).not.toContain('soon-deleted');
});

/** Publishes posts of maximum length, mostly code, which grows eightfold when it is escaped for the feed. */
async function writeLongPosts(count: number, letters: number, language: 'en' | 'bn' = 'en'): Promise<void> {
  const at = Date.now() - 30_000;
  for (let index = 0; index < count; index += 1) {
    const id = await makeBlogPost(app, {
      slug: `long-${language}-${letters}-${index}`,
      title: `Long ${index}`,
      titleBn: `দীর্ঘ ${index}`,
      publishedAt: new Date(at - index),
    });
    const code = { type: 'codeBlock', content: [{ type: 'text', text: '<'.repeat(letters) }] };
    await app.pool.query('update blog_text set body = $2 where post_id = $1', [
      id,
      JSON.stringify({ type: 'doc', content: [code] }),
    ]);
  }
}

describe('however long its posts are', () => {
  beforeEach(async () => {
    await app.pool.query('delete from blog_post');
  });

  it.each([
    ['more than one has room for', 540_000, 0],
    ['more than three have room for', 60_000, 2],
    ['more than all have room for', 12_000, 10],
  ])('it stays below a megabyte: %s', async (_, letters, whole) => {
    await writeLongPosts(20, letters);
    for (const path of ['/blog/feed.xml', '/bn/blog/feed.xml', '/api/v1/blog/feed?language=bn']) {
      const { body, texts } = await readFeed(path);
      expect(Buffer.byteLength(body)).toBeLessThan(1_000_000);
      // Each item has everything that feed readers require.
      for (const name of ['title', 'link', 'guid', 'pubDate', 'description'])
        expect(texts(`item/${name}`)).toHaveLength(20);
      expect(texts('item/description')).not.toContain('');
      expect(texts('item/content:encoded')).toHaveLength(whole);
    }
  });

  it('a short one is whole beside them, and a page has the whole of each', async () => {
    await writeLongPosts(3, 540_000);
    await makeBlogPost(app, { slug: 'short', publishedAt: new Date(Date.now() - 3_600_000) });
    const { texts } = await readFeed('/blog/feed.xml');
    expect(texts('item/content:encoded').map((text) => text.slice(0, 100))).toEqual([
      '<p>Fold the sheet along its length.</p>',
    ]);
    const single = await app.get<{ html: string }>('/api/v1/blog/single/long-en-540000-0');
    expect(single.html.length).toBeGreaterThan(540_000);
  });

  it('is the same by both addresses', async () => {
    await writeLongPosts(2, 12_000);
    const [page, operation] = await Promise.all(['/blog/feed.xml', '/api/v1/blog/feed'].map((path) => app.fetch(path)));
    expect(await operation?.text()).toBe(await page?.text());
  });
});

describe('who asks too often', () => {
  it('waits, and keeps nobody else from the feed', async () => {
    const limited = await testApp({ environment: { ARBOR_TRUST_PROXY: '1', ARBOR_CACHE: '1' } });
    const ask = async (path: string, address: string): Promise<number> =>
      (await limited.fetch(path, { headers: { 'x-forwarded-for': address } })).status;
    const { limit } = blogContract.feed;
    const statuses: number[] = [];
    // Rate limits count by whole minutes, so twice the limit certainly exceeds it in one of two minutes.
    while (!statuses.includes(429) && statuses.length <= 2 * limit.calls)
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, () => ask('/api/v1/blog/feed', '198.51.100.1')))));
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(limit.calls);
    const both = await Promise.all(
      ['198.51.100.1', '198.51.100.2'].map((address) => ask('/bn/blog/feed.xml', address)),
    );
    expect(both[1]).toBe(200);
  });
});
