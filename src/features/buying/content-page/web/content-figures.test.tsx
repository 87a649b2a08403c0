import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContentFigures } from './content-figures.tsx';

const read = (counts: { views: number; downloads: number; favorites: number }): string[] =>
  [
    ...renderToStaticMarkup(<ContentFigures counts={counts} publishedAt="2026-11-12T06:00:00Z" />).matchAll(
      /<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g,
    ),
  ].map(([, label, value]) => `${value} ${label}`);

it('names one view, one download and one favourite in the singular', () => {
  expect(read({ views: 1, downloads: 1, favorites: 1 })).toEqual(['1 view', '1 download', '1 favourite']);
});

it('names none, several and thousands in the plural', () => {
  expect(read({ views: 0, downloads: 2, favorites: 1200 })).toEqual(['0 views', '2 downloads', '1,200 favourites']);
});
