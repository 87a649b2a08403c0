import { describe, expect, it, test } from 'vitest';
import type { RatingSummary } from '../../ratings/web/rating-view.ts';
import { toDecimal, toStructuredData } from './content-structured.ts';
import type { ContentView, VariantView } from './content-view.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [45050, '450.50'],
  [9_007_199_254_740_991, '90071992547409.91'],
])('%i poisha are %s', (minor, decimal) => {
  expect(toDecimal(minor)).toBe(decimal);
});

const variant = (id: string, price: number | null, url = '/licences/arbor-standard-1') =>
  ({
    id,
    name: `Files ${id}`,
    price,
    currency: 'BDT',
    files: [],
    licence: { name: 'Standard', url },
  }) as unknown as VariantView;

const view = (variants: VariantView[], demo = false) =>
  ({
    id: 'w1',
    title: 'Boats',
    description: 'Twelve boats.',
    category: { key: 'icons', name: 'Icons' },
    subcategories: [],
    keywords: ['boat', 'river'],
    lang: 'en',
    attribution: '',
    publishedAt: '2026-11-12T06:00:00.000Z',
    updatedAt: '2026-11-13T06:00:00.000Z',
    contributor: { key: 'rahima', name: 'Rahima', image: null, demo },
    previews: [
      { _id: 'p1', widths: [375, 1200] },
      { _id: 'p2', widths: [375] },
    ],
    variants,
  }) as unknown as ContentView;

const address = 'https://arbor.test/bn/content/w1/boats';
const build = (content: ContentView, summary: RatingSummary | null = null) =>
  toStructuredData(content, { origin: 'https://arbor.test', address, summary, trail: [{ name: 'Boats', address }] });

/** Every address in the data. */
const listAddresses = (value: unknown): string[] =>
  typeof value === 'string'
    ? []
    : Object.entries(value as object).flatMap(([key, each]) =>
        /^(@id|url|image|license|contentUrl|acquireLicensePage|item)$/.test(key)
          ? [each].flat().map(String)
          : listAddresses(each ?? {}),
      );

describe('the data for search engines', () => {
  it('of one variant is a product with its offer and all its pictures', () => {
    const [product, picture] = build(view([variant('a', 59_000)]));
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['Product', 'CreativeWork'],
      sku: 'a',
      license: 'https://arbor.test/licences/arbor-standard-1',
      image: [
        'https://arbor.test/media/p1/card.jpg',
        'https://arbor.test/media/p1/1200.webp',
        'https://arbor.test/media/p2/375.webp',
      ],
      offers: [{ '@type': 'Offer', price: '590.00', priceCurrency: 'BDT', url: address }],
    });
    expect(product).not.toHaveProperty('hasVariant');
    expect(picture).toMatchObject({ '@type': 'ImageObject', acquireLicensePage: address });
  });

  it('of several is a group of products; what is not for sale has no offer', () => {
    const [group] = build(view([variant('a', 59_000), variant('b', null), variant('c', 0)]));
    expect(group).toMatchObject({
      '@type': ['ProductGroup', 'CreativeWork'],
      productGroupID: 'w1',
      isAccessibleForFree: true,
      hasVariant: [
        { '@type': 'Product', sku: 'a', name: 'Boats: Files a', offers: [{ price: '590.00' }] },
        { sku: 'b', offers: [] },
        { sku: 'c', offers: [{ price: '0.00' }] },
      ],
    });
    expect(group).not.toHaveProperty('offers');
  });

  it('offers nothing of the demo, which nobody sells', () => {
    const [work] = build(view([variant('a', 59_000), variant('b', 99_000)], true));
    expect(work).toMatchObject({ '@type': 'CreativeWork' });
    expect(JSON.stringify(work)).not.toContain('Offer');
  });

  it('has the average of public ratings', () => {
    const summary = { count: 12, average: 4.6, byStars: [0, 0, 1, 3, 8] };
    expect(build(view([variant('v1', 45050)]), summary)[0]).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, ratingCount: 12, bestRating: 5 },
    });
    expect(build(view([variant('v1', 45050)]))[0]).not.toHaveProperty('aggregateRating');
  });

  it('has whole addresses only', () => {
    const open = variant('b', 0, 'https://creativecommons.org/publicdomain/zero/1.0/');
    const addresses = listAddresses(build(view([variant('a', 59_000), open])));
    expect(addresses.length).toBeGreaterThan(10);
    for (const each of addresses) expect(each).toMatch(/^https:\/\//);
  });
});
