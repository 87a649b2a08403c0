import { hexToLab, type Lab, labDistance } from '../../../../platform/media/color.ts';

const MAX_SAMPLED = 6;
/** Minimum distance of two colours; nearer ones look alike in a row of swatches. */
const MIN_DISTANCE = 24;
/** Minimum chroma; greys say little about a work. */
const MIN_CHROMA = 12;

const isVivid = ([, a, b]: Lab): boolean => Math.hypot(a, b) >= MIN_CHROMA;

/** Chooses a few vivid colours (`#rrggbb`) that differ from each other and from the chosen ones. */
export function sampleColors(colors: readonly string[], chosen: readonly string[]): string[] {
  const taken = chosen.map((color) => hexToLab(`#${color.replace('#', '')}`));
  const sampled: string[] = [];
  for (const color of colors) {
    if (sampled.length === MAX_SAMPLED) break;
    const lab = hexToLab(color);
    if (!isVivid(lab) || taken.some((other) => labDistance(lab, other) < MIN_DISTANCE)) continue;
    taken.push(lab);
    sampled.push(color);
  }
  return sampled;
}
