import type { Box, Picture } from './canvas.ts';

export type Point = readonly [x: number, y: number];
/** Upper left, upper right, lower right, lower left. */
export type Quad = readonly [Point, Point, Point, Point];

/** Writes the colour between four pixels of the source, in the part from 0 to 1 of what is there. */
function blend(
  into: Picture,
  to: number,
  { data }: Picture,
  [nw, ne, sw, se]: readonly number[],
  a: number,
  b: number,
  part: number,
) {
  if (nw === undefined || ne === undefined || sw === undefined || se === undefined) return;
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = (data[nw + channel] ?? 0) * (1 - a) + (data[ne + channel] ?? 0) * a;
    const lower = (data[sw + channel] ?? 0) * (1 - a) + (data[se + channel] ?? 0) * a;
    into.data[to + channel] = (upper * (1 - b) + lower * b) * part + (into.data[to + channel] ?? 0) * (1 - part) + 0.5;
  }
}

/**
 * Fills a box with a source that repeats in both directions.
 * @param find where on the source, in pixels, a point of the mock-up comes from
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
      const c1 = (c0 + 1) % wide;
      const r1 = (r0 + 1) % tall;
      const pixels = [r0 * wide + c0, r0 * wide + c1, r1 * wide + c0, r1 * wide + c1].map((at) => at * 3);
      blend(into, (y * into.info.width + x) * 3, source, pixels, u - column, v - row, 1);
    }
}

type Matrix = readonly [number, number, number, number, number, number, number, number];

/** The perspective that takes the unit square to a quad (Heckbert 1989): x = (ax + by + c) / (gx + hy + 1), and so on. */
function projectSquare([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Matrix {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const scale = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / scale;
  const h = (dx1 * sy - sx * dy1) / scale;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h];
}

/** Where in the unit square of a quad a point lies. */
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

/** The smallest box around a quad, no larger than the picture. */
function boxAround(quad: Quad, { info }: Picture): Box {
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)];
  const left = Math.max(0, Math.floor(Math.min(...xs)) - 1);
  const top = Math.max(0, Math.floor(Math.min(...ys)) - 1);
  const width = Math.min(info.width, Math.ceil(Math.max(...xs)) + 1) - left;
  const height = Math.min(info.height, Math.ceil(Math.max(...ys)) + 1) - top;
  return { left, top, width, height };
}

/** How many pixels a point lies inside a quad whose corners go round clockwise; negative outside. */
function measureInside(quad: Quad): (x: number, y: number) => number {
  const edges = quad.map(([x, y], at) => {
    const [nx, ny] = quad[(at + 1) % 4] ?? [x, y];
    const length = Math.max(1e-6, Math.hypot(nx - x, ny - y));
    return [(y - ny) / length, (nx - x) / length, (x * ny - nx * y) / length] as const;
  });
  return (x, y) => Math.min(...edges.map(([a, b, c]) => a * x + b * y + c));
}

/** Lays a picture into a quad, with smooth edges. The picture should have about the quad's size in pixels. */
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
      const at = (r0 * wide + c0) * 3;
      blend(
        into,
        (y * into.info.width + x) * 3,
        source,
        [at, at + 3, at + wide * 3, at + wide * 3 + 3],
        px - c0,
        py - r0,
        part,
      );
    }
}
