/** Colour in CIE L*a*b* (D65): L from 0 to 100, a and b from about -128 to 127. */
export type Lab = [number, number, number];

const linear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const curve = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (841 / 108) * t + 4 / 29);

/** Converts sRGB channels from 0 to 255 to Lab, rounded to two decimals. */
export function toLab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = curve(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)].map((n) => Math.round(n * 100) / 100) as Lab;
}

export const hexToLab = (hex: string): Lab => {
  const n = Number.parseInt(hex.slice(1), 16);
  return toLab((n >> 16) & 255, (n >> 8) & 255, n & 255);
};

/** Euclidean distance (CIE76): 2 is hardly visible, 20 is a different colour. */
export const labDistance = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
