import { packageText } from './package-file.ts';

export interface Country {
  id: string;
  name: string;
  path: string;
  rings: [number, number][][];
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Parses the rings of a path, which in this file consists of relative moves with implied lines: `m x,y dx,dy … z`. */
function parseRings(path: string): [number, number][][] {
  const rings: [number, number][][] = [];
  let [x, y] = [0, 0];
  for (const part of path.split(/z/i)) {
    const numbers = part.match(/-?\d*\.?\d+(?:e-?\d+)?/gi)?.map(Number) ?? [];
    const ring: [number, number][] = [];
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      x += numbers[at] ?? 0;
      y += numbers[at + 1] ?? 0;
      ring.push([x, y]);
    }
    if (ring.length > 2) rings.push(ring);
    [x, y] = ring[0] ?? [x, y];
  }
  return rings;
}

let known: Map<string, Country> | undefined;

export function countries(): Map<string, Country> {
  if (known !== undefined) return known;
  const found = packageText('@svg-maps', 'world', 'world.svg').matchAll(
    /<path\s+d="([^"]+)"\s+aria-label="([^"]+)"\s+id="([^"]+)"/g,
  );
  known = new Map(
    [...found].map(([, path = '', name = '', id = '']) => [id, { id, name, path, rings: parseRings(path) }]),
  );
  return known;
}

export function measureBox(points: readonly (readonly [number, number])[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const measureArea = ([left, top, right, bottom]: Box): number => (right - left) * (bottom - top);

/**
 * Computes the bounding box of the mainland of some countries, because distant islands would make the picture mostly
 * sea.
 */
export function mainBox(ids: readonly string[]): Box {
  const points = ids.flatMap((id) => {
    const rings = countries().get(id)?.rings ?? [];
    const largest = Math.max(...rings.map((ring) => measureArea(measureBox(ring))));
    return rings.filter((ring) => measureArea(measureBox(ring)) > largest * 0.12).flat();
  });
  return measureBox(points);
}

/** Whether a point is inside a ring, by ray casting. */
export function isInside([x, y]: readonly [number, number], ring: readonly (readonly [number, number])[]): boolean {
  let odd = false;
  for (let at = 0, last = ring.length - 1; at < ring.length; last = at, at += 1) {
    const [ax, ay] = ring[at] ?? [0, 0];
    const [bx, by] = ring[last] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}
