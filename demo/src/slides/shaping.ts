import { Blob, Face, Font as ShapingFont } from 'harfbuzzjs';
import { openFont } from '../../../src/platform/media/font.ts';
import { shapeText } from '../../../src/platform/pdf/shape-text.ts';
import type { Typeface } from '../../../src/platform/pdf/typefaces.ts';

/**
 * Opens a font for shaping with HarfBuzz, because fontkit doesn't terminate for some Bangla conjuncts in some families.
 */
export const openTypeface = (name: string, ttf: Buffer): Typeface => ({
  name,
  shaping: new ShapingFont(new Face(new Blob(ttf))),
  font: openFont(ttf),
});

const letters: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

export interface Shaped {
  /** SVG path data; the baseline starts at 0,0 and y grows downwards. */
  readonly path: string;
  readonly width: number;
}

/** Outlines a line of text at a size of `size` pixels. */
export function outlineShaped(faces: readonly Typeface[], text: string, size: number): Shaped {
  const parts: string[] = [];
  let x = 0;
  for (const { face, glyphs } of shapeText(text, faces)) {
    const scale = size / face.font.unitsPerEm;
    for (const { id, advance, xOffset, yOffset } of glyphs) {
      const [left, base] = [x + (xOffset * size) / 1000, (-yOffset * size) / 1000];
      const { commands } = face.font.getGlyph(id).path as { commands: { command: string; args: number[] }[] };
      for (const { command, args } of commands) {
        const points = args.map((value, at) =>
          Number((at % 2 === 0 ? left + value * scale : base - value * scale).toFixed(2)),
        );
        parts.push(`${letters[command] ?? ''}${points.join(' ')}`);
      }
      x += (advance * size) / 1000;
    }
  }
  return { path: parts.join(''), width: x };
}
