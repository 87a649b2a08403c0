import type { Font } from 'harfbuzzjs';

/** Distance of the lines through a letter, as a share of its size. */
const STEP = 0.25;

/**
 * Diagonal lines through a letter, as a path in units of the font. Drawn in the background colour, they are invisible
 * beside the letter, and no outline can be traced whole. They stay at the same places of the letter in every text, size
 * and alignment, so that pictures of several texts don't complete each other.
 */
export function cutGlyph(font: Font, id: number): string {
  const box = font.glyphExtents(id);
  if (box === undefined) return '';
  const [left, right] = [box.xBearing, box.xBearing + box.width];
  const [bottom, top] = [box.yBearing + box.height, box.yBearing];
  const step = font.face.upem * STEP;
  const lines: string[] = [];
  for (let at = Math.ceil((left - top) / step); at <= (right - bottom) / step; at += 1) {
    const [from, to] = [Math.max(bottom, left - at * step), Math.min(top, right - at * step)];
    if (from < to) lines.push(`M${at * step + from} ${from}L${at * step + to} ${to}`);
  }
  return lines.join('');
}
