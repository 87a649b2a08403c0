import {
  around,
  type Command,
  circle,
  fill,
  type Path,
  place,
  polygon,
  rect,
  type Shape,
  segment,
  stroke,
} from './pen.ts';

/** Draws a petal that points upwards from 0,0. */
export const petal = (length: number, width: number): Path => [
  ['M', 0, 0],
  ['C', -width, -length * 0.3, -width * 0.8, -length * 0.75, 0, -length],
  ['C', width * 0.8, -length * 0.75, width, -length * 0.3, 0, 0],
  ['Z'],
];

const raised = (path: Path, by: number): Path =>
  path.map(
    ([letter, ...points]): Command => [letter, ...points.map((value, at) => (at % 2 === 1 ? value - by : value))],
  );

const spiral = (r: number): Path => [
  ['M', 0, 0],
  ['C', r * 0.1, -r * 0.6, r * 0.9, -r * 0.7, r, -r * 0.1],
  ['C', r * 1.05, r * 0.35, r * 0.5, r * 0.5, r * 0.45, r * 0.12],
];

/** Draws an alpana, 100 wide, centred at 0,0: rings of petals, dots, scallops and spirals, as painted on floors. */
export function alpana(main: string, second: string, count = 12): Shape[] {
  const ring = (r: number, width: number): Shape => stroke(circle(0, 0, r), main, width);
  return [
    ...around([fill(raised(petal(26, 9), 70), main)], count * 2, 0, 0),
    ...around([fill(circle(0, -99, 2), main)], count * 2, 0, 0, 180 / (count * 2)),
    ring(69, 1.6),
    ...around([stroke(place([stroke(spiral(15), main)], { x: 0, y: -50 })[0]?.path ?? [], main, 2.2)], count, 0, 0),
    ...around([fill(circle(0, -62, 2.2), second)], count, 0, 0, 15),
    ring(47, 1.2),
    ...around([fill(raised(petal(22, 8), 22), second)], count, 0, 0),
    ...around([stroke(raised(petal(22, 8), 22), main, 1.2)], count, 0, 0),
    ...around([fill(circle(0, -41, 1.7), main)], count, 0, 0, 180 / count),
    fill(circle(0, 0, 20), main),
    ...around([fill(raised(petal(14, 4.6), 2), second)], 8, 0, 0),
    fill(circle(0, 0, 3.4), main),
  ];
}

/** Draws a kalka (paisley), 100 high, with its tip bent to the right. */
export function kalka(body: string, inner: string, dots: string): Shape[] {
  const drop: Path = [
    ['M', 34, -92],
    ['C', 4, -98, -30, -70, -34, -28],
    ['C', -37, 4, -16, 22, 4, 22],
    ['C', 28, 22, 42, 4, 38, -18],
    ['C', 34, -40, 14, -44, 12, -60],
    ['C', 11, -72, 20, -84, 34, -92],
    ['Z'],
  ];
  return [
    fill(drop, body),
    ...place([fill(drop, inner)], { x: 1, y: -7, scale: 0.66 }),
    ...around([fill(petal(13, 4.5), body)], 7, 2, -15),
    fill(circle(2, -15, 3.4), dots),
    ...Array.from({ length: 7 }, (_, n) => (-62 + n * 34) * (Math.PI / 180)).map((angle) =>
      fill(circle(2 + Math.cos(angle + 0.6) * 29, -13 + Math.sin(angle + 0.6) * 28, 1.8), dots),
    ),
  ];
}

/** Draws a sprig of leaves upwards from 0,0, 100 long. */
export function sprig(leaf: string, stem: string, berries: string, count = 6): Shape[] {
  const leaves = Array.from({ length: count }, (_, n): Shape[] => {
    const y = -12 - (n * 78) / count;
    const size = 26 - n * 1.6;
    return [
      ...place([fill(petal(size, size * 0.3), leaf)], { x: 0, y, turn: 52 }),
      ...place([fill(petal(size, size * 0.3), leaf)], { x: 0, y: y - 6, turn: -52 }),
    ];
  }).flat();
  return [
    stroke(segment(0, 0, 0, -92), stem, 1.6),
    ...leaves,
    ...place([fill(petal(24, 7), leaf)], { x: 0, y: -84 }),
    fill(circle(15, -52, 2.6), berries),
    fill(circle(-15, -34, 2.6), berries),
    fill(circle(12, -86, 2.2), berries),
  ];
}

/** Draws a marigold with a radius of 20, centred at 0,0. */
export function marigold(outer: string, middle: string, core: string): Shape[] {
  const layer = (r: number, count: number, size: number, color: string, from: number): Shape[] =>
    around([fill(circle(0, -r, size), color)], count, 0, 0, from);
  return [
    ...layer(15, 14, 4.8, outer, 0),
    fill(circle(0, 0, 16), outer),
    ...layer(10, 11, 4.2, middle, 12),
    fill(circle(0, 0, 10), middle),
    ...layer(5, 7, 3, core, 5),
    fill(circle(0, 0, 4.5), core),
  ];
}

/** Draws flowers along a hanging curve between two points; `sag`: distance that its middle hangs down. */
export function garland(
  flowers: readonly (readonly Shape[])[],
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  sag: number,
  scale: number,
): Shape[] {
  const count = Math.max(3, Math.round((Math.hypot(x1 - x0, y1 - y0) + sag * 1.3) / (26 * scale)));
  return Array.from({ length: count + 1 }, (_, n) => {
    const t = n / count;
    const y = y0 + (y1 - y0) * t + sag * 4 * t * (1 - t);
    return place(flowers[n % flowers.length] ?? [], { x: x0 + (x1 - x0) * t, y, scale, turn: n * 23 });
  }).flat();
}

/** Draws a crescent with radius `r` around 0,0, open to the upper right. */
export const crescent = (r: number): Path => [
  ['M', r * 0.42, -r * 0.9],
  ['C', -r * 0.55, -r * 1.25, -r * 1.25, -r * 0.3, -r * 0.95, r * 0.45],
  ['C', -r * 0.6, r * 1.2, r * 0.55, r * 1.25, r * 0.96, r * 0.32],
  ['C', r * 0.55, r * 0.72, -r * 0.2, r * 0.62, -r * 0.42, r * 0.02],
  ['C', -r * 0.6, -r * 0.5, -r * 0.1, -r * 0.95, r * 0.42, -r * 0.9],
  ['Z'],
];

export const star = (points: number, outer: number, inner: number): Path =>
  polygon(
    Array.from({ length: points * 2 }, (_, n) => {
      const r = n % 2 === 0 ? outer : inner;
      const angle = (n * Math.PI) / points - Math.PI / 2;
      return [Math.cos(angle) * r, Math.sin(angle) * r] as const;
    }),
  );

/** Draws two crossed squares with a radius of 50, as in Mughal lattices. */
export const khatam = (color: string, width = 2): Shape[] => [
  stroke(star(8, 50, 38.3), color, width),
  stroke(star(8, 36, 27.5), color, width * 0.7),
  ...around([stroke(segment(0, -27.5, 0, -14), color, width * 0.6)], 8, 0, 0, 22.5),
  stroke(star(8, 15, 11.5), color, width * 0.7),
];

/** Draws a lantern that hangs from 0,0, 100 high. */
export function lantern(body: string, glass: string, line: string): Shape[] {
  return [
    stroke(segment(0, 0, 0, 18), line, 1.4),
    stroke(circle(0, 21, 3), line, 1.4),
    fill([['M', -13, 40], ['C', -12, 28, -4, 28, 0, 22], ['C', 4, 28, 12, 28, 13, 40], ['Z']], body),
    fill(rect(-16, 40, 32, 4), body),
    fill(
      [['M', -14, 44], ['C', -26, 56, -22, 74, -12, 82], ['L', 12, 82], ['C', 22, 74, 26, 56, 14, 44], ['Z']],
      glass,
    ),
    stroke(
      [['M', -14, 44], ['C', -26, 56, -22, 74, -12, 82], ['L', 12, 82], ['C', 22, 74, 26, 56, 14, 44], ['Z']],
      body,
      2,
    ),
    ...place([fill(star(8, 9, 6), body)], { x: 0, y: 63 }),
    fill(rect(-14, 82, 28, 4), body),
    fill([['M', -8, 86], ['L', 8, 86], ['L', 0, 97], ['Z']], body),
    fill(circle(0, 100, 2), body),
  ];
}

/** Draws the opening of a mihrab whose foot is centred at 0,0. */
export const arch = (width: number, height: number): Path => {
  const w = width / 2;
  const shoulder = -height + width * 0.62;
  return [
    ['M', -w, 0],
    ['L', -w, shoulder],
    ['C', -w, shoulder - width * 0.26, -w * 0.42, shoulder - width * 0.34, -w * 0.24, -height + width * 0.16],
    ['C', -w * 0.14, -height + width * 0.08, -w * 0.04, -height + width * 0.05, 0, -height],
    ['C', w * 0.04, -height + width * 0.05, w * 0.14, -height + width * 0.08, w * 0.24, -height + width * 0.16],
    ['C', w * 0.42, shoulder - width * 0.34, w, shoulder - width * 0.26, w, shoulder],
    ['L', w, 0],
    ['Z'],
  ];
};

const dome = (x: number, y: number, r: number, color: string): Shape[] => [
  fill(
    [
      ['M', x - r, y],
      ['C', x - r * 1.25, y - r * 0.9, x - r * 0.35, y - r * 1.15, x, y - r * 1.75],
      ['C', x + r * 0.35, y - r * 1.15, x + r * 1.25, y - r * 0.9, x + r, y],
      ['Z'],
    ],
    color,
  ),
  stroke(segment(x, y - r * 1.7, x, y - r * 2.15), color, r * 0.07),
  ...place([fill(crescent(r * 0.14), color)], { x, y: y - r * 2.26, turn: -20 }),
];

/** Draws a mosque on the line y = 0, 200 wide, centred at x = 0. */
export function mosque(color: string, window: string): Shape[] {
  const minaret = (x: number): Shape[] => [
    fill(rect(x - 5, -92, 10, 92), color),
    fill(rect(x - 8, -74, 16, 4), color),
    fill(rect(x - 7, -94, 14, 4), color),
    ...dome(x, -94, 6.5, color),
  ];
  return [
    fill(rect(-70, -40, 140, 40), color),
    ...dome(0, -40, 32, color),
    ...dome(-48, -40, 16, color),
    ...dome(48, -40, 16, color),
    ...minaret(-84),
    ...minaret(84),
    ...[-52, -26, 26, 52].flatMap((x) => place([fill(arch(13, 24), window)], { x, y: 0 })),
    ...place([fill(arch(22, 34), window)], { x: 0, y: 0 }),
  ];
}

/** Draws stepped diamonds in the style of a Jamdani loom, `width` pixels wide, with `cell` pixels per stitch. */
export function jamdani(width: number, cell: number, main: string, second: string): Shape[] {
  const rows = [
    '....#....',
    '...###...',
    '..##.##..',
    '.##.o.##.',
    '##.ooo.##',
    '.##.o.##.',
    '..##.##..',
    '...###...',
    '....#....',
  ];
  const motif = (wanted: string): Path =>
    rows.flatMap((row, y) =>
      Array.from(row).flatMap((stitch, x) =>
        stitch === wanted ? rect((x - 4.5) * cell, (y - 4.5) * cell, cell, cell) : [],
      ),
    );
  const small: Path = [
    ...rect(-cell * 0.5, -cell * 1.5, cell, cell * 3),
    ...rect(-cell * 1.5, -cell * 0.5, cell * 3, cell),
  ];
  const count = Math.max(1, Math.floor(width / (12 * cell)));
  const pitch = width / count;
  return [
    ...Array.from({ length: count }, (_, n) => [
      ...place([fill(motif('#'), main), fill(motif('o'), second)], { x: (n + 0.5) * pitch, y: 0 }),
    ]).flat(),
    ...Array.from({ length: count + 1 }, (_, n) => place([fill(small, second)], { x: n * pitch, y: 0 })).flat(),
    fill(rect(0, -7 * cell, width, cell), main),
    fill(rect(0, 6 * cell, width, cell), main),
  ];
}

/** Draws a frame of running stitches, as on a nakshi kantha. */
export const stitches = (x: number, y: number, w: number, h: number, color: string, width = 1.4): Shape =>
  stroke(rect(x, y, w, h), color, width, [6, 4]);
