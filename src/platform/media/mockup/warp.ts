import type { Box, Picture } from './canvas.ts';

export type Point = readonly [x: number, y: number];
/** Corners: upper left, upper right, lower right, lower left. */
export type Quad = readonly [Point, Point, Point, Point];

/**
 * Writes the colour interpolated between four pixels of a source: `a` is the weight to the right of the upper left one,
 * `b` below it. Positions are in bytes. Using arrays per pixel would take three times as long.
 */
function blend(
  into: Buffer,
  to: number,
  from: Buffer,
  northWest: number,
  toEast: number,
  toSouth: number,
  a: number,
  b: number,
  part: number,
): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const at = northWest + channel;
    const west = (from[at] ?? 0) * (1 - b) + (from[at + toSouth] ?? 0) * b;
    const east = (from[at + toEast] ?? 0) * (1 - b) + (from[at + toEast + toSouth] ?? 0) * b;
    const value = west * (1 - a) + east * a;
    into[to + channel] = part === 1 ? value + 0.5 : value * part + (into[to + channel] ?? 0) * (1 - part) + 0.5;
  }
}

/**
 * Fills a box with a source that repeats in both directions.
 * @param find maps a point of the mock-up to a point of the source, in pixels
 */
export function paintRepeated(
  into: Picture,
  { left, top, width, height }: Box,
  source: Picture,
  find: (x: number, y: number) => Point,
): void {
  const { width: wide, height: tall } = source.info;
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) {
      const [u, v] = find(x + 0.5, y + 0.5);
      const [column, row] = [Math.floor(u), Math.floor(v)];
      const c0 = ((column % wide) + wide) % wide;
      const r0 = ((row % tall) + tall) % tall;
      const toEast = c0 + 1 === wide ? -c0 * 3 : 3;
      const toSouth = (r0 + 1 === tall ? -r0 : 1) * wide * 3;
      const to = (y * into.info.width + x) * 3;
      blend(into.data, to, source.data, (r0 * wide + c0) * 3, toEast, toSouth, u - column, v - row, 1);
    }
}

type Matrix = readonly [number, number, number, number, number, number, number, number];

/**
 * Computes the perspective that maps the unit square to a quad (Heckbert 1989): x = (ax + by + c) / (gx + hy + 1), and
 * so on.
 */
function projectSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Matrix {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const scale = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / scale;
  const h = (dx1 * sy - sx * dy1) / scale;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h];
}

/** Creates a function that finds the position of a point within a quad, as coordinates of the unit square. */
export function findInQuad(quad: Quad): (x: number, y: number) => Point {
  const [a, b, c, d, e, f, g, h] = projectSquare(quad);
  const inverse = [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ] as const;
  return (x, y) => {
    const w = inverse[6] * x + inverse[7] * y + inverse[8];
    return [(inverse[0] * x + inverse[1] * y + inverse[2]) / w, (inverse[3] * x + inverse[4] * y + inverse[5]) / w];
  };
}

/** Computes the bounding box of a quad, limited to the picture. */
function boxAround(quad: Quad, { info }: Picture): Box {
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)];
  const left = Math.max(0, Math.floor(Math.min(...xs)) - 1);
  const top = Math.max(0, Math.floor(Math.min(...ys)) - 1);
  const width = Math.min(info.width, Math.ceil(Math.max(...xs)) + 1) - left;
  const height = Math.min(info.height, Math.ceil(Math.max(...ys)) + 1) - top;
  return { left, top, width, height };
}

/**
 * Creates a function that computes how many pixels a point lies inside a quad with clockwise corners; negative outside.
 */
function measureInside([p0, p1, p2, p3]: Quad): (x: number, y: number) => number {
  const measure = ([x, y]: Point, [nx, ny]: Point): ((px: number, py: number) => number) => {
    const length = Math.max(1e-6, Math.hypot(nx - x, ny - y));
    const [a, b, c] = [(y - ny) / length, (nx - x) / length, (x * ny - nx * y) / length];
    return (px, py) => a * px + b * py + c;
  };
  const [top, right, bottom, left] = [measure(p0, p1), measure(p1, p2), measure(p2, p3), measure(p3, p0)];
  return (x, y) => Math.min(top(x, y), right(x, y), bottom(x, y), left(x, y));
}

/** Draws a picture into a quad with smooth edges. The picture should have about the quad's size in pixels. */
export function paintQuad(into: Picture, source: Picture, quad: Quad): void {
  const find = findInQuad(quad);
  const inside = measureInside(quad);
  const { width: wide, height: tall } = source.info;
  const { left, top, width, height } = boxAround(quad, into);
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) {
      const part = Math.min(1, inside(x + 0.5, y + 0.5) + 0.5);
      if (part <= 0) continue;
      const [u, v] = find(x + 0.5, y + 0.5);
      const px = Math.max(0, Math.min(wide - 1.001, u * wide - 0.5));
      const py = Math.max(0, Math.min(tall - 1.001, v * tall - 0.5));
      const [c0, r0] = [Math.floor(px), Math.floor(py)];
      const to = (y * into.info.width + x) * 3;
      blend(into.data, to, source.data, (r0 * wide + c0) * 3, 3, wide * 3, px - c0, py - r0, part);
    }
}
