import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../../ui/paraglide/runtime.js';
import { type Card, describePrice, toContentPath } from './card-view.ts';
import { toCardView } from './to-card-view.ts';

const card = (given: Partial<Card>): Card => ({
  _id: '019aa5c4-0000-7000-8000-000000000001',
  title: 'River letters',
  translatedTitle: 'নদীর হরফ',
  language: 'en',
  contributor: {
    _id: '019aa5c4-0000-7000-8000-000000000002',
    username: 'lucide',
    name: 'Lucide',
    image: null,
    demo: true,
  },
  category: { _id: '019aa5c4-0000-7000-8000-000000000003', key: 'fonts', name: 'Fonts', nameBn: null },
  minPrice: 0,
  maxPrice: 0,
  currency: 'BDT',
  formats: ['woff2'],
  preview: null,
  ai: false,
  publishedAt: '2026-01-01T00:00:00.000Z',
  ...given,
});

afterEach(() => overwriteGetLocale(() => 'en'));

test.each([
  [0, 0, 'Free', 'ফ্রি'],
  [0, 59_000, 'Free – ৳590', 'ফ্রি – ৳৫৯০'],
  [39_000, 69_000, '৳390', '৳৩৯০'],
])('prices from %i to %i are shown as %s', (price, maxPrice, english, bangla) => {
  expect(describePrice({ price, maxPrice, currency: 'BDT' })).toBe(english);
  overwriteGetLocale(() => 'bn');
  expect(describePrice({ price, maxPrice, currency: 'BDT' })).toBe(bangla);
});

test('a title in the page’s language stands first, the contributor’s own below it; the address is made of that', () => {
  const inBangla = card({ language: 'bn', title: 'নদীর হরফ', translatedTitle: 'River letters' });
  const swapped = { title: 'River letters', lang: 'en', secondTitle: 'নদীর হরফ' };
  expect(toCardView(inBangla)).toMatchObject(swapped);
  expect(toCardView(card({}))).toMatchObject({ title: 'River letters', lang: 'en', secondTitle: null });
  expect(toCardView(card({ ...inBangla, translatedTitle: null }))).toMatchObject({
    title: 'নদীর হরফ',
    lang: 'bn',
    secondTitle: null,
  });
  const path = toContentPath(toCardView(inBangla));
  overwriteGetLocale(() => 'bn');
  expect(toCardView(inBangla)).toMatchObject({ title: 'নদীর হরফ', lang: 'bn', secondTitle: null });
  expect(toContentPath(toCardView(inBangla))).toBe(path);
});
