import { afterEach, describe, expect, test } from 'vitest';
import { formatSize } from '../../../../ui/file-size.ts';
import { overwriteGetLocale } from '../../../../ui/paraglide/runtime.js';
import { describeChoice } from '../../../catalogue/search/web/filter-labels.ts';
import { describeResultCount } from '../../../catalogue/search/web/result-count.ts';
import type { FileView } from './content-view.ts';
import { formatDimensions, toDifferences, toSummary } from './file-labels.ts';

const file = (format: string, size: number, width: number | null = null, height: number | null = null): FileView => ({
  _id: `${format}${size}`,
  name: `file.${format}`,
  format,
  containedFormats: [],
  mediaType: 'application/octet-stream',
  size,
  width,
  height,
  sha256: 'ab'.repeat(32),
  figures: {},
});

afterEach(() => overwriteGetLocale(() => 'en'));

describe('sizes', () => {
  test.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 kB'],
    [48_213, '48 kB'],
    [2_481_233, '2.5 MB'],
    [5_368_709_120, '5.4 GB'],
  ])('%i bytes are %s', (bytes, words) => {
    expect(formatSize(bytes)).toBe(words);
  });

  test('in Bangla digits and words', () => {
    overwriteGetLocale(() => 'bn');
    expect(formatSize(2_481_233)).toBe('২.৫ এমবি');
    expect(formatDimensions({ width: 2400, height: 1600 })).toBe('২৪০০ × ১৬০০');
  });
});

test('a variant in one line: formats once, the largest picture, the size of all', () => {
  const files = [file('png', 1_000_000, 512, 512), file('png', 2_000_000, 2400, 1600), file('svg', 20_000)];
  expect(toSummary(files)).toBe('PNG, SVG · 2400 × 1600 · 3 MB');
  expect(toSummary([])).toBe('');
  expect(toSummary([{ ...file('zip', 2_000_000), containedFormats: ['png', 'svg'] }])).toBe('ZIP (PNG, SVG) · 2 MB');
});

test('what distinguishes variants, always with the pixels of pictures', () => {
  const small = [file('jpg', 100_000, 1024, 512)];
  const large = [file('jpg', 900_000, 2048, 1024)];
  expect(toDifferences([small, large])).toEqual(['1024 × 512 · 100 kB', '2048 × 1024 · 900 kB']);
  expect(toDifferences([large, [...large, file('zip', 900_000)]])).toEqual([
    'JPG · 2048 × 1024 · 900 kB',
    'JPG, ZIP · 2048 × 1024 · 1.8 MB',
  ]);
  expect(toDifferences([[file('svg', 900)], [file('svg', 1900)]])).toEqual(['900 bytes', '1.9 kB']);
});

test('a range of prices, from poisha to words', () => {
  const range = (price: string) => describeChoice('price', price, {}, 'BDT');
  expect(range('5000-12345600')).toBe('৳50 – ৳1,23,456');
  expect(range('5050-')).toBe('From ৳50.50');
  expect(range('-20000')).toBe('Up to ৳200');
  expect(range('free')).toBe('Free');
});

test('how many results', () => {
  expect(describeResultCount({ total: 1, totalIsMore: false })).toBe('1 result');
  expect(describeResultCount({ total: 10_000, totalIsMore: true })).toBe('10,000+ results');
  overwriteGetLocale(() => 'bn');
  expect(describeResultCount({ total: 123_456, totalIsMore: false })).toBe('১,২৩,৪৫৬টি ফলাফল');
});

test('of several variants, what the others do not have', () => {
  const svg = file('svg', 10);
  expect(toDifferences([[svg], [file('png', 10, 900, 600)]])).toEqual(['SVG', 'PNG · 900 × 600']);
  expect(toDifferences([[svg], [file('svg', 2_000_000)]])).toEqual(['10 bytes', '2 MB']);
  expect(toDifferences([[svg], [svg]])).toEqual(['', '']);
  expect(toDifferences([])).toEqual([]);
});
