import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../../../ui/paraglide/runtime.js';
import { type Card, describePrice, toCardView } from './card-view.ts';

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

test('a title in the other language has one in the page’s below it', () => {
  const inBangla = card({ language: 'bn', title: 'নদীর হরফ', translatedTitle: 'River letters' });
  expect(toCardView(inBangla).secondTitle).toBe('River letters');
  expect(toCardView(card({})).secondTitle).toBeNull();
  expect(toCardView(card({ language: 'bn', translatedTitle: null })).secondTitle).toBeNull();
  overwriteGetLocale(() => 'bn');
  expect(toCardView(inBangla).secondTitle).toBeNull();
  expect(toCardView(card({})).secondTitle).toBe('নদীর হরফ');
});

test('a card says that it is the demo’s', () => {
  expect(toCardView(card({})).demo).toBe(true);
});
