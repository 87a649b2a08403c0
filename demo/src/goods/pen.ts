/** A path command with absolute points. Paths of commands can be moved, rotated, and drawn as SVG and PDF. */
export type Command = readonly [letter: 'M' | 'L' | 'C' | 'Q' | 'Z', ...points: number[]];
export type Path = readonly Command[];

/** Control point distance that approximates a circle by four curves. */
const K = 0.5523;

export const circle = (x: number, y: number, r: number): Path => ellipse(x, y, r, r);

export const ellipse = (x: number, y: number, rx: number, ry: number): Path => [
  ['M', x + rx, y],
  ['C', x + rx, y + K * ry, x + K * rx, y + ry, x, y + ry],
  ['C', x - K * rx, y + ry, x - rx, y + K * ry, x - rx, y],
  ['C', x - rx, y - K * ry, x - K * rx, y - ry, x, y - ry],
  ['C', x + K * rx, y - ry, x + rx, y - K * ry, x + rx, y],
  ['Z'],
];

export const rect = (x: number, y: number, w: number, h: number): Path => [
  ['M', x, y],
  ['L', x + w, y],
  ['L', x + w, y + h],
  ['L', x, y + h],
  ['Z'],
];

export const roundRect = (x: number, y: number, w: number, h: number, r: number): Path => {
  const k = r * (1 - K);
  return [
    ['M', x + r, y],
    ['L', x + w - r, y],
    ['C', x + w - k, y, x + w, y + k, x + w, y + r],
    ['L', x + w, y + h - r],
    ['C', x + w, y + h - k, x + w - k, y + h, x + w - r, y + h],
    ['L', x + r, y + h],
    ['C', x + k, y + h, x, y + h - k, x, y + h - r],
    ['L', x, y + r],
    ['C', x, y + k, x + k, y, x + r, y],
    ['Z'],
  ];
};

export const polygon = (points: readonly (readonly [number, number])[]): Path => [
  ...points.map(([x, y], at): Command => [at === 0 ? 'M' : 'L', x, y]),
  ['Z'],
];

export const segment = (x0: number, y0: number, x1: number, y1: number): Path => [
  ['M', x0, y0],
  ['L', x1, y1],
];

/** Position of an ornament: `turn` in degrees; `flip` mirrors it horizontally. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly flip?: boolean;
}

function movePath(path: Path, { x, y, scale = 1, turn = 0, flip = false }: Place): Path {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const side = flip ? -1 : 1;
  return path.map(([letter, ...points]): Command => {
    const moved: number[] = [];
    for (let at = 0; at < points.length; at += 2) {
      const [px, py] = [(points[at] ?? 0) * side, points[at + 1] ?? 0];
      moved.push(x + px * cos - py * sin, y + px * sin + py * cos);
    }
    return [letter, ...moved];
  });
}

export const toPathData = (path: Path): string =>
  path.map(([letter, ...points]) => letter + points.map((value) => Number(value.toFixed(2))).join(' ')).join('');

/** A path with a fill, a stroke or both. */
export interface Shape {
  readonly path: Path;
  readonly fill?: string;
  readonly stroke?: string;
  /** Width of the stroke. */
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: readonly [number, number];
}

export const fill = (path: Path, color: string, opacity?: number): Shape =>
  opacity === undefined ? { path, fill: color } : { path, fill: color, opacity };

export const stroke = (path: Path, color: string, width = 1, dash?: readonly [number, number]): Shape => ({
  path,
  stroke: color,
  width,
  ...(dash === undefined ? {} : { dash }),
});

/** Places an ornament; its strokes scale with it. */
export const place = (shapes: readonly Shape[], where: Place): Shape[] =>
  shapes.map((shape) => ({
    ...shape,
    path: movePath(shape.path, where),
    ...(shape.width === undefined ? {} : { width: shape.width * (where.scale ?? 1) }),
    ...(shape.dash === undefined
      ? {}
      : { dash: [shape.dash[0] * (where.scale ?? 1), shape.dash[1] * (where.scale ?? 1)] as const }),
  }));

/** Repeats an ornament `count` times around a point. */
export const around = (shapes: readonly Shape[], count: number, x: number, y: number, from = 0): Shape[] =>
  Array.from({ length: count }, (_, n) => place(shapes, { x, y, turn: from + (n * 360) / count })).flat();
