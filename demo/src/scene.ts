import { parseDrawing } from './drawing-file.ts';
import type { Drawing } from './icon-set.ts';
import { packageText } from './package-file.ts';

const pieces = new Map<string, Drawing>();

/** Reads a piece of Streetmix's street, such as 'trees/tree'; all share one scale and stand on their lower edge. */
export function readPiece(path: string): Drawing {
  const known = pieces.get(path);
  if (known !== undefined) return known;
  const piece = parseDrawing(
    path.slice(path.indexOf('/') + 1),
    packageText('@streetmix', 'illustrations', 'images', `${path}.svg`),
  );
  pieces.set(path, piece);
  return piece;
}

export interface Scene {
  width: number;
  height: number;
  /** Colours of the sky from the zenith to the horizon. */
  sky: readonly string[];
  /** Sun or moon: x, y, radius, colour. */
  light?: readonly [number, number, number, string];
  stars?: boolean;
  pavement: string;
  road?: string;
  /**
   * Rows from back to front: 'piece@x piece@x …'. The first row stands on the far edge of the pavement, each next one a
   * step nearer.
   */
  rows: readonly string[];
}

function placePiece(token: string, baseline: number): string {
  const [path = '', x = '0'] = token.split('@');
  const { left, top, width, height, body } = readPiece(path);
  return `<svg x="${x}" y="${baseline - height}" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${body}</svg>`;
}

/** Creates an SVG file of a whole street. Ids inside the pieces are removed, because only their editor used them. */
export function sceneSvg(scene: Scene): string {
  const { width, height, sky, light, pavement, road, rows } = scene;
  const stops = sky
    .map((color, at) => `<stop offset="${at / Math.max(1, sky.length - 1)}" stop-color="${color}"/>`)
    .join('');
  const floor = height - (road === undefined ? 110 : 190);
  const step = road === undefined ? 50 : 62;
  const stars =
    scene.stars === true
      ? Array.from(
          { length: 70 },
          (_, n) =>
            `<circle cx="${(n * 397) % width}" cy="${(n * 211) % (floor * 0.7)}" r="${1.4 + (n % 3)}" fill="#fff" fill-opacity="${0.4 + (n % 4) * 0.15}"/>`,
        ).join('')
      : '';
  const sun =
    light === undefined ? '' : `<circle cx="${light[0]}" cy="${light[1]}" r="${light[2]}" fill="${light[3]}"/>`;
  const standing = rows.map((row, at) =>
    row
      .trim()
      .split(/\s+/)
      .map((token) => placePiece(token, floor + at * step))
      .join(''),
  );
  const lane =
    road === undefined
      ? ''
      : `<rect x="0" y="${floor + 72}" width="${width}" height="${height}" fill="${road}"/><path d="M0 ${height - 40}H${width}" stroke="#fff" stroke-opacity="0.7" stroke-width="7" stroke-dasharray="70 60"/>`;
  const back = standing[0] ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${stars}${sun}${back}<rect x="0" y="${floor - 3}" width="${width}" height="${height}" fill="${pavement}"/>${lane}${standing.slice(1).join('')}</svg>`;
  return svg.replace(/\sid="(?!sky")(?![^"]*(?:radient|lip|mask|_Linear|_Radial))[^"]*"/g, '');
}
