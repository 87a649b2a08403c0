import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { openFont, outlineText, readFontInfo, UnreadableFontError } from './font.ts';

const file = (name: string) => openFont(readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${name}`)));
const poppins = file('poppins/files/poppins-latin-600-normal.woff2');
const bengali = file('hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2');

describe('fonts', () => {
  it('say what they are', () => {
    expect(readFontInfo(poppins)).toMatchObject({
      weight: 600,
      italic: false,
      variable: false,
      scripts: expect.arrayContaining(['latin']),
    });
    expect(readFontInfo(bengali).scripts).toContain('bengali');
  });

  it('become outlines whose width grows with text and size', () => {
    const [short, long, large] = [
      outlineText(poppins, 'Ar', 20),
      outlineText(poppins, 'Arbor', 20),
      outlineText(poppins, 'Ar', 40),
    ];
    expect(long.width).toBeGreaterThan(short.width);
    expect(large.width).toBeCloseTo(short.width * 2, 1);
    expect(short.path).toMatch(/^M[-\d.]/);
    expect(short.path).not.toMatch(/NaN|undefined/);
  });

  it('shape Bangla: a conjunct is narrower than its letters', () => {
    const apart = outlineText(bengali, 'ক', 50).width + outlineText(bengali, 'ষ', 50).width;
    expect(outlineText(bengali, 'ক্ষ', 50).width).toBeLessThan(apart * 0.85);
  });

  it('fill missing letters from the next font', () => {
    const mixed = outlineText([bengali, poppins], 'ঢাকা Dhaka', 30);
    expect(mixed.width).toBeGreaterThan(outlineText(poppins, 'Dhaka', 30).width);
  });

  it('refuse what is no font', () => {
    expect(() => openFont(Buffer.from('wOF2 but not really'))).toThrow(UnreadableFontError);
  });
});
