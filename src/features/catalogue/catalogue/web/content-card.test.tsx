import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CardView } from './card-view.ts';
import { ContentCard } from './content-card.tsx';

const boat: CardView = {
  id: '019aa5c4-0000-7000-8000-000000000001',
  title: 'A boat',
  lang: 'en',
  secondTitle: null,
  contributor: 'Lucide',
  face: null,
  contributorKey: 'lucide',
  price: 5000,
  maxPrice: 5000,
  currency: 'BDT',
  ai: false,
  picture: null,
  formats: 'SVG',
};

const render = (owned: boolean, maxPrice = 5000): string =>
  renderToStaticMarkup(
    <ContentCard
      item={{ ...boat, maxPrice }}
      shape={{ ratio: 1, pairRatio: 1, share: 0.5 }}
      priority={false}
      favorite={false}
      owned={owned}
      takesFocus={false}
      large={false}
    />,
  );

it('offers the cart for what costs something, and the download in its place for what is owned', () => {
  expect(render(false)).toContain('aria-label="Add to cart: A boat"');
  expect(render(false)).not.toContain('Download');
  expect(render(true)).not.toContain('Add to cart');
  expect(render(true)).toMatch(
    /<a class="tile-act tile-cart tile-download" href="\/content\/[^"]+"><span class="sr-only">Download: A boat</,
  );
  expect(render(false, 0)).not.toMatch(/Add to cart|Download/);
});

it('has dots for a second picture, which is not on the page until it is wanted', () => {
  const render = (second: string | undefined): string =>
    renderToStaticMarkup(
      <ContentCard
        item={{ ...boat, ...(second === undefined ? {} : { second }) }}
        shape={{ ratio: 1, pairRatio: 1, share: 0.5 }}
        priority={false}
        favorite={false}
        owned={false}
        takesFocus={false}
        large
      />,
    );
  const html = render('/media/2/576.webp');
  expect(html).toContain('aria-label="Show another picture of A boat"');
  expect(html).toContain('aria-pressed="false"');
  expect(html).not.toContain('/media/2/576.webp');
  expect(render(undefined)).not.toContain('tile-dots');
});
