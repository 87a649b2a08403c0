import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openFont, outlineText } from '../font.ts';

const TEXT_SIZE = 23;
/** Part of the tile's diagonal, and of its shorter side, that the name takes at most. */
const [TEXT_PART, HEIGHT_PART] = [0.62, 0.2];

let font: ReturnType<typeof openFont> | undefined;

function openMarkFont() {
  font ??= openFont(
    readFileSync(createRequire(import.meta.url).resolve('@fontsource/poppins/files/poppins-latin-600-normal.woff2')),
  );
  return font;
}

/**
 * Draws the watermark of a picture as an SVG of its size: lines between corners and middles of edges, which continue in
 * the next picture, and a text along the diagonal, which stays inside, so that the watermark makes no seam.
 */
export function drawTileMarks({ width, height }: { width: number; height: number }, text: string): Buffer {
  const { path, width: length } = outlineText(openMarkFont(), text.slice(0, 24), TEXT_SIZE);
  const [x, y] = [width / 2, height / 2];
  const scale = Math.min(
    (Math.hypot(width, height) * TEXT_PART) / length,
    (Math.min(width, height) * HEIGHT_PART) / TEXT_SIZE,
  );
  const angle = (-Math.atan2(height, width) * 180) / Math.PI;
  const lines = `M0 0L${width} ${height}M${width} 0L0 ${height}M${x} 0L${width} ${y}L${x} ${height}L0 ${y}Z`;
  const place = `translate(${x} ${y}) rotate(${angle}) scale(${scale}) translate(${-length / 2} ${TEXT_SIZE * 0.35})`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none"><path stroke="#17151a" stroke-opacity=".14" stroke-width="4" d="${lines}"/><path stroke="#fff" stroke-opacity=".5" stroke-width="1.8" d="${lines}"/><path transform="${place}" d="${path}" fill="#fff" fill-opacity=".45" stroke="#17151a" stroke-opacity=".2" stroke-width="1.4"/></svg>`,
  );
}
