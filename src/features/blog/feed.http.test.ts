import sax from 'sax';
import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { makeBlogCategory, makeBlogPost } from '../../../tests/support/blog.ts';
import { scriptPayloads } from '../../../tests/support/script-payloads.ts';

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
  const elements = parseXml(await response.text());
  const texts = (end: string): string[] =>
    elements.filter((each) => each.path === `rss/channel/${end}`).map(({ text }) => text);
  return { elements, texts };
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
    ['Blog of Arbor'],
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
  // Each has an identifier that is its address, and a day of RFC 822.
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
