import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeFace, toLine, writeRanges } from './describe-face.ts';
import { drawText, type TextToDraw } from './draw-text.ts';
import { DrawingError, drawTextApart } from './drawing-process.ts';
import { openFace } from './open-face.ts';

const { resolve } = createRequire(import.meta.url);
const bytes = readFileSync(resolve('@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2'));
const ask = (changes: Partial<TextToDraw> = {}): TextToDraw => ({
  key: 'tiro',
  woff2: bytes.toString('base64'),
  text: 'ন্ত্র্য ক্ষ্ম জ্ঞ র‍্য',
  size: 40,
  width: 300,
  align: 'left',
  axes: {},
  features: [],
  mark: 'Arbor',
  ...changes,
});

it('reads the characters, features and look of a face', async () => {
  const face = describeFace(await openFace(bytes));
  expect(face).toMatchObject({ family: 'Tiro Bangla', style: 'Regular', weight: 400, italic: false, axes: [] });
  expect(face.codes).toMatch(/(^|,)985-98c(,|$)/);
  expect(face.features.map(({ tag }) => tag)).toContain('kern');
});

it('cleans names of what the database refuses, after cutting them, too', () => {
  expect(toLine('A\ufe0fB\u034f\u115f\u2800\u3164\uffa0\n C', 80)).toBe('AB C');
  expect(toLine('ক\u200dক', 2)).toBe('ক');
  expect(toLine('\u09df'.repeat(80), 80)).toHaveLength(80);
  expect(toLine('A😀', 2)).toBe('A');
});

it('keeps the text of many separate characters within its limit', () => {
  const text = writeRanges(Array.from({ length: 12_000 }, (_, at) => 0x10_000 + at * 2));
  expect(text.length).toBeLessThanOrEqual(60_000);
  expect(text).toMatch(/,[0-9a-f]{5}$/);
});

it('breaks lines at spaces, and words that are too wide anywhere', async () => {
  const heightOf = async (text: string) => (await sharp(await drawText(ask({ text }))).metadata()).height ?? 0;
  const one = await heightOf('ক');
  expect(await heightOf('কখগ কখগ কখগ কখগ')).toBeGreaterThan(one);
  expect(await heightOf('ক'.repeat(40))).toBeGreaterThan(one);
  expect(await heightOf('ক\nক\nক')).toBeGreaterThan(one * 2.5);
});

it('draws in a confined process, which survives a file that is no font', async () => {
  const broken = async () => Buffer.from('wOF2 and nothing else');
  await expect(drawTextApart(ask({ key: 'broken' }), broken)).rejects.toBeInstanceOf(DrawingError);
  const started = performance.now();
  let reads = 0;
  const read = async () => {
    reads += 1;
    return bytes;
  };
  const [one, other] = await Promise.all([drawTextApart(ask(), read), drawTextApart(ask(), read)]);
  expect(reads).toBe(1);
  expect(Buffer.compare(one, other)).toBe(0);
  expect(await sharp(one).metadata()).toMatchObject({ format: 'webp', width: 300 });
  expect(performance.now() - started).toBeLessThan(10_000);
}, 30_000);
