import type { Font } from 'fontkit';
import { outlineText } from '../../src/platform/media/font.ts';
import { type LookName, looks, type ShapeName, shapes } from './looks.ts';
import { drawPicture, type Picture } from './pixels.ts';

interface Line {
  text: string;
  /** Maximum height of the line as a fraction of the picture's height. */
  size: number;
  color: string;
}

/** Fits a line into the width at its maximum size; returns its drawing and its actual height. */
function fitText(
  fonts: readonly Font[],
  line: Line,
  width: number,
  height: number,
): { path: string; width: number; top: number; bottom: number; color: string } {
  const trial = outlineText(fonts, line.text, 100);
  const size = Math.min((width / Math.max(1, trial.width)) * 100, height * line.size);
  const outline = outlineText(fonts, line.text, size);
  const ys = [...outline.path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => Number(match[2]));
  return {
    path: outline.path,
    width: outline.width,
    top: Math.min(0, ...ys),
    bottom: Math.max(0, ...ys),
    color: line.color,
  };
}

/** Draws lines in the font, with equal space between their outlines. */
export function specimenPicture(
  fonts: readonly Font[],
  lines: readonly string[],
  lookName: LookName,
  shape: ShapeName,
  style: 'stack' | 'giant' | 'left',
): Promise<Picture> {
  const look = looks[lookName];
  const [width, height] = shapes[shape];
  const margin = Math.min(width, height) * 0.085;
  const inner = width - 2 * margin;
  const sizes =
    style === 'giant'
      ? [0.8, 0.11, 0.085, 0.085]
      : style === 'left'
        ? [0.3, 0.13, 0.13, 0.13, 0.13]
        : [0.4, 0.2, 0.17, 0.14, 0.12];
  const set = lines.map((text, at) =>
    fitText(
      fonts,
      { text, size: sizes[at] ?? 0.1, color: at === 0 ? look.ink : at % 2 === 1 ? look.accents[0] : look.ink },
      inner,
      height,
    ),
  );
  const inked = set.reduce((sum, line) => sum + line.bottom - line.top, 0);
  const room = height - 2 * margin;
  const shrink = Math.min(1, (room * 0.9) / inked);
  const gap = set.length > 1 ? Math.min(height * 0.09, (room - inked * shrink) / (set.length - 1)) : 0;
  let y = (height - inked * shrink - gap * (set.length - 1)) / 2;
  const drawn = set.map((line) => {
    y -= line.top * shrink;
    const x = style === 'left' ? margin : (width - line.width * shrink) / 2;
    const group = `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${shrink.toFixed(4)})" fill="${line.color}" d="${line.path}"/>`;
    y += line.bottom * shrink + gap;
    return group;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${look.ground}"/>${drawn.join('')}</svg>`;
  return drawPicture(svg, width, height);
}
