import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const open = (path: string): Font => openSync(join(root, path)) as Font;
const words = globSync('src/**/messages/bn.json', { cwd: root })
  .flatMap((path) => Object.entries(JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, string>))
  .filter(([key]) => key.endsWith('_brush'));
const cut = open('src/ui/styles/fonts/galada-words.woff2');
const whole = open('node_modules/@fontsource/galada/files/galada-bengali-400-normal.woff2');
const measure = (font: Font, text: string): number[] =>
  font.layout(text).positions.map(({ xAdvance }) => Math.round(xAdvance));

it('finds the painted words', () => expect(words.length).toBeGreaterThan(5));

it.each(words)('paints %s in the cut font as in the whole one', (_, word) => {
  expect(cut.layout(word).glyphs.map(({ id }) => id)).not.toContain(0);
  expect(measure(cut, word)).toEqual(measure(whole, word));
});
