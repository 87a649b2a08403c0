import type { FaceName } from '../slides/lettering.ts';
import { handFan, hilsa, owl } from './creatures.ts';
import {
  alpana,
  arch,
  crescent,
  garland,
  jamdani,
  kalka,
  khatam,
  lantern,
  marigold,
  mosque,
  petal,
  sprig,
  star,
  stitches,
} from './ornaments.ts';
import { around, circle, fill, place, rect, roundRect, type Shape, segment, stroke } from './pen.ts';
import type { Part, Words } from './sheet.ts';

export interface Palette {
  readonly ground: string;
  /** Colour of panels, slightly different from the background. */
  readonly soft: string;
  readonly main: string;
  readonly second: string;
  readonly ink: string;
  /** Colour that is legible on `main`. */
  readonly onMain: string;
}

/** Role of a line in 'text | role': small line above the title, title, body text, or small line. */
export type Role = 'over' | 'title' | 'body' | 'small';
export type Line = readonly [text: string, role: Role];

export interface Faces {
  readonly title: FaceName;
  readonly body: FaceName;
}

export interface Card {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly faces: Faces;
  readonly lines: readonly Line[];
}

export type CardLayout = (card: Card) => Part[];

const sizes: Readonly<Record<Role, number>> = { over: 0.046, title: 0.118, body: 0.044, small: 0.034 };

/** Sets lines below each other, centred in a box, with sizes relative to the card's width. */
function stackLines(
  { width, palette, faces, lines }: Card,
  box: { x: number; y: number; w: number; h: number },
  colors: Partial<Record<Role, string>> = {},
): Words[] {
  const scale = Math.min(width, box.w * 1.45);
  const set = lines.map(([text, role]) => {
    const size = sizes[role] * scale;
    return { text, role, size, height: size * (role === 'title' ? 1.32 : 1.75) };
  });
  const total = set.reduce((sum, { height }) => sum + height, 0);
  const shrink = Math.min(1, box.h / total);
  let y = box.y + (box.h - total * shrink) / 2;
  return set.map(({ text, role, size, height }): Words => {
    y += height * shrink;
    const color = colors[role] ?? (role === 'title' ? palette.main : palette.ink);
    const face = role === 'title' ? faces.title : faces.body;
    return {
      text,
      x: box.x + box.w / 2,
      y: y - height * shrink * 0.3,
      face,
      size: size * shrink,
      color,
      anchor: 'middle',
      width: box.w,
    };
  });
}

const ground = ({ width, height, palette }: Card): Shape => fill(rect(0, 0, width, height), palette.ground);

const corners = (shapes: readonly Shape[], { width, height }: Card, inset: number, scale: number): Shape[] => [
  ...place(shapes, { x: inset, y: height - inset, scale, turn: 20 }),
  ...place(shapes, { x: width - inset, y: height - inset, scale, turn: -20, flip: true }),
];

/** Card with an arch and sprigs at its foot. */
export const archCard: CardLayout = (card) => {
  const { width: w, height: h, palette: p } = card;
  const wide = Math.min(w * 0.8, h * 0.72);
  const tall = h * 0.88;
  const inner = place([fill(arch(wide, tall), p.soft)], { x: w / 2, y: h * 0.95 });
  const leaves = sprig(p.main, p.main, p.second);
  return [
    ground(card),
    ...inner,
    ...place([stroke(arch(wide - 14, tall - 14), p.second, 1.4)], { x: w / 2, y: h * 0.95 - 4 }),
    ...place([stroke(arch(wide + 14, tall + 12), p.second, 0.8)], { x: w / 2, y: h * 0.95 + 4 }),
    ...corners(leaves, card, w * 0.1, w / 400),
    ...place(leaves, { x: w * 0.2, y: h * 0.97, scale: w / 560, turn: 42 }),
    ...place(leaves, { x: w * 0.8, y: h * 0.97, scale: w / 560, turn: -42, flip: true }),
    ...around([fill(petal(10, 3.4), p.second)], 8, w / 2, h * 0.95 - tall + wide * 0.34),
    ...stackLines(card, {
      x: w / 2 - wide * 0.39,
      y: h * 0.95 - tall + wide * 0.42,
      w: wide * 0.78,
      h: tall - wide * 0.72,
    }),
  ];
};

/** Card with marigold garlands at the upper edge and half an alpana at the lower one. */
export const garlandCard: CardLayout = (card) => {
  const { width: w, height: h, palette: p } = card;
  const flowers = [marigold(p.main, p.second, p.main), marigold(p.second, p.main, p.second)];
  const s = w / 720;
  return [
    ground(card),
    ...place(alpana(p.soft, p.soft, 12), { x: w / 2, y: h * 1.02, scale: w / 210 }),
    ...garland(flowers, [-8, -4, w + 8, -4], h * 0.2, s),
    ...garland(flowers, [-8, -4, w / 2, -4], h * 0.12, s),
    ...garland(flowers, [w / 2, -4, w + 8, -4], h * 0.12, s),
    ...[0.08, 0.92].flatMap((part) => garland(flowers, [w * part, 0, w * part, h * 0.32], 0, s)),
    ...[0.08, 0.92].flatMap((part) =>
      place([fill(petal(26, 7), p.ink)], { x: w * part, y: h * 0.335, turn: 180, scale: s * 2 }),
    ),
    ...place(alpana(p.main, p.second, 12), { x: w / 2, y: h * 1.02, scale: w / 330 }),
    ...stackLines(card, { x: w * 0.14, y: h * 0.25, w: w * 0.72, h: h * 0.46 }),
  ];
};

/** Card with bands in the style of a Jamdani loom at the top and bottom. */
export const jamdaniCard: CardLayout = (card) => {
  const { width: w, height: h, palette: p } = card;
  const cell = w / 150;
  const band = (y: number): Shape[] => [
    fill(rect(0, y - 9 * cell, w, 18 * cell), p.main),
    ...place(jamdani(w, cell, p.second, p.onMain), { x: 0, y }),
  ];
  const dots = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 9 }, (__, n) => {
      const [x, y] = [w * (0.06 + n * 0.11) + (row % 2) * w * 0.055, h * (0.24 + row * 0.13)];
      return [
        fill(rect(x - cell, y - 3 * cell, 2 * cell, 6 * cell), p.soft),
        fill(rect(x - 3 * cell, y - cell, 6 * cell, 2 * cell), p.soft),
      ];
    }).flat(),
  ).flat();
  return [
    ground(card),
    ...dots,
    ...band(9 * cell),
    ...band(h - 9 * cell),
    fill(rect(0, 19 * cell, w, cell), p.second),
    fill(rect(0, h - 20 * cell, w, cell), p.second),
    fill(roundRect(w * 0.14, h * 0.2, w * 0.72, h * 0.6, 4), p.ground),
    stitches(w * 0.155, h * 0.21, w * 0.69, h * 0.58, p.second, w / 300),
    ...stackLines(card, { x: w * 0.19, y: h * 0.225, w: w * 0.62, h: h * 0.55 }),
  ];
};

/** Card with two alpanas that extend beyond the edges. */
export const mandalaCard: CardLayout = (card) => {
  const { width: w, height: h, palette: p } = card;
  return [
    ground(card),
    ...place(alpana(p.main, p.second, 14), { x: w, y: 0, scale: w / 180 }),
    ...place(alpana(p.main, p.second, 12), { x: 0, y: h, scale: w / 230 }),
    ...place([fill(circle(0, 0, 3), p.second)], { x: w * 0.12, y: h * 0.12 }),
    stroke(rect(w * 0.045, w * 0.045, w * 0.91, h - w * 0.09), p.main, w / 360),
    ...stackLines(card, { x: w * 0.12, y: h * 0.34, w: w * 0.76, h: h * 0.38 }),
  ];
};

/** Card with a night scene: crescent, stars, lanterns and a mosque. */
export const crescentCard: CardLayout = (card) => {
  const { width: w, height: h, palette: p } = card;
  const stars = Array.from({ length: 34 }, (_, n) => {
    const [x, y] = [((n * 197) % 100) / 100, ((n * 61) % 60) / 100];
    return place([fill(n % 5 === 0 ? star(4, 5, 1.4) : circle(0, 0, 1), p.second, 0.8)], {
      x: x * w,
      y: y * h,
      scale: w / 380,
    });
  }).flat();
  const hang = (x: number, length: number, scale: number): Shape[] => [
    stroke(segment(w * x, 0, w * x, h * length), p.second, w / 420),
    ...place(lantern(p.second, p.soft, p.second), { x: w * x, y: h * length, scale: (w / 420) * scale }),
  ];
  return [
    ground(card),
    ...stars,
    fill(circle(w * 0.5, h * 0.27, w * 0.25), p.soft, 0.7),
    ...place([fill(crescent(w * 0.16), p.second)], { x: w * 0.5, y: h * 0.27, turn: -12 }),
    ...place([fill(star(5, w * 0.042, w * 0.018), p.second)], { x: w * 0.56, y: h * 0.245 }),
    ...hang(0.12, 0.16, 1.1),
    ...hang(0.25, 0.05, 0.8),
    ...hang(0.88, 0.16, 1.1),
    ...hang(0.75, 0.05, 0.8),
    ...place(mosque(p.soft, p.ground), { x: w * 0.12, y: h * 0.97, scale: w / 300 }),
    ...place(mosque(p.soft, p.ground), { x: w * 0.88, y: h * 0.97, scale: w / 300 }),
    ...place(mosque(p.main, p.second), { x: w / 2, y: h * 0.97, scale: w / 260 }),
    fill(rect(0, h * 0.97, w, h * 0.03), p.main),
    ...stackLines(card, { x: w * 0.12, y: h * 0.46, w: w * 0.76, h: h * 0.26 }, { title: p.second }),
  ];
};

/** Card with a lattice of crossed squares around a panel. */
export const latticeCard: CardLayout = (card) => {
  const { width: w, height: h, palette: p } = card;
  const pitch = w / 6;
  const rows = Math.ceil(h / pitch) + 1;
  const lattice = Array.from({ length: 7 * rows }, (_, n) =>
    place(khatam(p.second, 2), { x: (n % 7) * pitch, y: Math.floor(n / 7) * pitch, scale: pitch / 100 }),
  ).flat();
  const [pw, ph] = [w * 0.7, Math.min(h * 0.72, w * 1.1)];
  const [px, py] = [(w - pw) / 2, (h - ph) / 2];
  const octagon = (grow: number): Shape['path'] => {
    const [x0, y0, x1, y1, c] = [px - grow, py - grow, px + pw + grow, py + ph + grow, w * 0.12];
    return [
      ['M', x0 + c, y0],
      ['L', x1 - c, y0],
      ['L', x1, y0 + c],
      ['L', x1, y1 - c],
      ['L', x1 - c, y1],
      ['L', x0 + c, y1],
      ['L', x0, y1 - c],
      ['L', x0, y0 + c],
      ['Z'],
    ];
  };
  return [
    ground(card),
    ...lattice,
    fill(octagon(w * 0.035), p.ground),
    fill(octagon(0), p.soft),
    stroke(octagon(-w * 0.02), p.second, w / 300),
    ...place(khatam(p.second, 3), { x: w / 2, y: py + w * 0.12, scale: w / 800 }),
    ...place([fill(crescent(w * 0.03), p.main)], { x: w / 2, y: py + w * 0.12, turn: -12 }),
    ...stackLines(card, { x: px + pw * 0.08, y: py + w * 0.19, w: pw * 0.84, h: ph - w * 0.26 }),
  ];
};

/** Card with a mask between fans, as in the procession on the first day of Boishakh. */
export const maskCard: CardLayout = (card) => {
  const { width: w, height: h, palette: p } = card;
  const s = w / 300;
  const cell = w / 150;
  return [
    ground(card),
    ...place(alpana(p.soft, p.soft, 12), { x: w / 2, y: h * 0.3, scale: w / 205 }),
    ...place(handFan(p.second, p.main, p.ink), { x: w * 0.24, y: h * 0.47, scale: s * 1.05, turn: -24 }),
    ...place(handFan(p.second, p.main, p.ink), { x: w * 0.76, y: h * 0.47, scale: s * 1.05, turn: 24 }),
    ...place(owl(p.main, p.onMain, p.second, p.ink), { x: w / 2, y: h * 0.29, scale: s * 1.25 }),
    ...place(hilsa(p.main, p.onMain, p.second), { x: w * 0.2, y: h * 0.8, scale: s * 0.75 }),
    ...place(hilsa(p.main, p.onMain, p.second), { x: w * 0.8, y: h * 0.8, scale: s * 0.75, flip: true }),
    fill(rect(0, h - 18 * cell, w, 18 * cell), p.main),
    ...place(jamdani(w, cell, p.second, p.onMain), { x: 0, y: h - 9 * cell }),
    ...stackLines(card, { x: w * 0.12, y: h * 0.5, w: w * 0.76, h: h * 0.25 }),
  ];
};

/** Card in the form of the red account book of a shop's new year, tied with a thread. */
export const ledgerCard: CardLayout = (card) => {
  const { width: w, height: h, palette: p } = card;
  const corner = kalka(p.second, p.main, p.onMain);
  const s = w / 420;
  return [
    fill(rect(0, 0, w, h), p.main),
    stitches(w * 0.04, w * 0.04, w * 0.92, h - w * 0.08, p.onMain, w / 240),
    stitches(w * 0.055, w * 0.055, w * 0.89, h - w * 0.11, p.second, w / 300),
    ...place(corner, { x: w * 0.17, y: h * 0.23, scale: s, turn: -30 }),
    ...place(corner, { x: w * 0.83, y: h * 0.23, scale: s, turn: 30, flip: true }),
    ...place(corner, { x: w * 0.17, y: h * 0.83, scale: s, turn: -150, flip: true }),
    ...place(corner, { x: w * 0.83, y: h * 0.83, scale: s, turn: 150 }),
    ...place(alpana(p.second, p.onMain, 12), { x: w / 2, y: h * 0.2, scale: w / 900 }),
    fill(roundRect(w * 0.16, h * 0.34, w * 0.68, h * 0.36, 6), p.ground),
    stroke(roundRect(w * 0.18, h * 0.354, w * 0.64, h * 0.332, 4), p.main, w / 300),
    ...place(hilsa(p.second, p.main, p.onMain), { x: w / 2, y: h * 0.84, scale: s * 1.2 }),
    ...stackLines(card, { x: w * 0.2, y: h * 0.36, w: w * 0.6, h: h * 0.32 }),
  ];
};
