import type { PaletteColor } from './palette-view.ts';

/** Kinds of colour vision: typical, without one of the three cone types, and without any. */
export const visions = ['usual', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
export type Vision = (typeof visions)[number];

type Row = readonly [number, number, number];

/**
 * Matrices that simulate colour vision in linear RGB: Machado, Oliveira and Fernandes (2009) for the complete loss of a
 * cone type, and the luminance of sRGB without any colour.
 */
const matrices: Readonly<Record<Exclude<Vision, 'usual'>, readonly [Row, Row, Row]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

const toLinear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const toShare = (linear: number): number =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
const limit = (value: number): number => Math.min(1, Math.max(0, value));

const readLinear = (hex: string): Row => {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

/** The colour `#rrggbb` as somebody with a kind of vision sees it. */
export function seeColor(hex: string, vision: Vision): string {
  if (vision === 'usual') return hex;
  const linear = readLinear(hex);
  const seen = matrices[vision].map((row) => row.reduce((sum, part, at) => sum + part * (linear[at] ?? 0), 0));
  const digits = seen.map((value) =>
    Math.round(toShare(limit(value)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** Distance of two colours in OKLab, where 0.02 is just noticed side by side. */
function measureDistance(one: string, other: string): number {
  const toLab = (hex: string): Row => {
    const [r, g, b] = readLinear(hex);
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Distances above which colours differ at a glance, and below which they look alike. */
const [APART, ALIKE] = [0.1, 0.04];
/** Maximum number of colours whose pairs are compared. */
const MAX_COMPARED = 60;

/** Finds pairs of colours that differ clearly with typical vision, but look alike with another kind. */
export function findConfused(
  colors: readonly PaletteColor[],
  vision: Vision,
): (readonly [PaletteColor, PaletteColor])[] {
  if (vision === 'usual' || colors.length > MAX_COMPARED) return [];
  return colors.flatMap((one, at) =>
    colors
      .slice(at + 1)
      .filter(
        (other) =>
          measureDistance(one.hex, other.hex) > APART &&
          measureDistance(seeColor(one.hex, vision), seeColor(other.hex, vision)) < ALIKE,
      )
      .map((other) => [one, other] as const),
  );
}
