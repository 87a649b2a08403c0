import { expect, it } from 'vitest';
import { createMeta } from './seo.ts';

const root = { id: 'root', loaderData: { page: { origin: 'https://arbor.example', siteName: 'Arbor' } } };
const at = (pathname: string) => ({ matches: [root], location: { pathname } });
const page = { title: 'Icons', description: 'All of them.' };

it('gives a page its title, canonical address and both twins', () => {
  const tags = createMeta(at('/bn/categories/icons'), page);
  expect(tags).toContainEqual({ title: 'Icons · Arbor' });
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://arbor.example/bn/categories/icons',
  });
  for (const [hrefLang, path] of [
    ['en', '/categories/icons'],
    ['bn', '/bn/categories/icons'],
    ['x-default', '/categories/icons'],
  ]) {
    expect(tags).toContainEqual({ tagName: 'link', rel: 'alternate', hrefLang, href: `https://arbor.example${path}` });
  }
});

it('keeps the part of the query that makes it another page', () => {
  const tags = createMeta(at('/content'), { ...page, query: '?collection=festival' });
  expect(tags).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://arbor.example/content?collection=festival',
  });
});

it('asks search engines to leave out what is no use to them', () => {
  const tags = createMeta(at('/content'), { ...page, unlisted: true });
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }));
});

it('shows a picture of the page on cards, or the one of the site', () => {
  const image = { address: '/media/1/960.webp', width: 960, height: 640, alt: 'Tiles' };
  expect(createMeta(at('/'), { ...page, image })).toContainEqual({
    property: 'og:image',
    content: 'https://arbor.example/media/1/960.webp',
  });
  expect(createMeta(at('/'), page)).toContainEqual({
    property: 'og:image',
    content: 'https://arbor.example/social-card.png',
  });
});

it('stands without the root data, which may be what failed', () => {
  expect(createMeta({ matches: [undefined], location: { pathname: '/' } }, page)).toContainEqual({
    title: 'Icons · Arbor',
  });
});
