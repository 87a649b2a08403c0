import { type Lab, labDistance, toLab } from './color.ts';

export interface DominantColor {
  /** `#rrggbb` in lower case. */
  hex: string;
  lab: Lab;
  /** Share of the visible pixels, from 0 to 1. */
  share: number;
}

interface Bin {
  red: number;
  green: number;
  blue: number;
  count: number;
}

/** Counts pixels in 4096 bins of four bits per channel, with their sums; mostly transparent pixels are ignored. */
function toBins(rgba: Uint8Array): Bin[] {
  const bins = new Map<number, Bin>();
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 128) continue;
    const [red, green, blue] = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0];
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key);
    if (bin === undefined) bins.set(key, { red, green, blue, count: 1 });
    else {
      bin.red += red;
      bin.green += green;
      bin.blue += blue;
      bin.count += 1;
    }
  }
  return [...bins.values()];
}

const toHex = (channels: readonly number[]): string =>
  `#${channels.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`;

/** Weights vivid colours more than their pixels, so that a red icon on a large white background counts as red. */
const computeWeight = (count: number, lab: Lab): number => count * (1 + Math.hypot(lab[1], lab[2]) / 40);

/**
 * Extracts at most `max` colours from a small RGBA picture, largest share first. Colours whose distance is less than
 * `near` are merged.
 */
export function extractDominantColors(rgba: Uint8Array, max = 6, near = 20): DominantColor[] {
  const bins = toBins(rgba).map((bin) => {
    const mean = [bin.red / bin.count, bin.green / bin.count, bin.blue / bin.count] as const;
    const lab = toLab(...mean);
    return { hex: toHex(mean), lab, count: bin.count, weight: computeWeight(bin.count, lab) };
  });
  const visible = bins.reduce((sum, bin) => sum + bin.count, 0);
  const groups: { hex: string; lab: Lab; count: number }[] = [];
  for (const bin of bins.toSorted((one, other) => other.weight - one.weight)) {
    const home = groups.find((group) => labDistance(group.lab, bin.lab) < near);
    if (home === undefined) groups.push({ hex: bin.hex, lab: bin.lab, count: bin.count });
    else home.count += bin.count;
  }
  return groups
    .toSorted((one, other) => computeWeight(other.count, other.lab) - computeWeight(one.count, one.lab))
    .slice(0, max)
    .map(({ hex, lab, count }) => ({ hex, lab, share: Math.round((count / visible) * 1000) / 1000 }))
    .filter(({ share }) => share >= 0.01)
    .toSorted((one, other) => other.share - one.share);
}
