import { hexToLab, type Lab, labDistance } from '../../../../platform/media/color.ts';

/** Lab space is cut into cubes with edges this long: what a palette has in one of them is one term of the listing. */
const CELL = 8;
/** A colour that covers less of a picture isn't what it is found by. */
const MIN_SHARE = 0.05;
/** How far a cell's middle may be from the picked colour, in Lab: nearly the same, of its kind, akin to it. */
const REACHES = [8, 16, 26];
/** So many cells away to each side. */
const SPAN = Math.ceil(Math.max(...REACHES) / CELL);

type Cell = readonly [number, number, number];

const toCell = (lab: Lab): Cell => [Math.floor(lab[0] / CELL), Math.floor(lab[1] / CELL), Math.floor(lab[2] / CELL)];

const toMiddle = (cell: Cell): Lab => [(cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL, (cell[2] + 0.5) * CELL];

const toTerm = (cell: Cell): string => `x:${cell.join('_')}`;

/** The terms that a palette is found by. `share`: part of the picture, 0..1; where nobody knows it, it is enough. */
export function toColorTerms(colors: readonly { readonly hex: string; readonly share?: number }[]): string[] {
  const seen = colors.filter(({ share }) => (share ?? 1) >= MIN_SHARE);
  return [...new Set(seen.map(({ hex }) => toTerm(toCell(hexToLab(hex)))))];
}

/** Terms of the cells around a colour, by tier, each with those of the tiers before it: the nearest come first. */
export type ColorTiers = readonly (readonly string[])[];

/** `hex`: `#rrggbb`. A colour's own cell is in the first tier: its middle is at most 6.9 away. */
export function toColorTiers(hex: string): ColorTiers {
  const lab = hexToLab(hex);
  const own = toCell(lab);
  const steps = Array.from({ length: 2 * SPAN + 1 }, (_, at) => at - SPAN);
  const around = steps.flatMap((l) =>
    steps.flatMap((a) =>
      steps.map((b) => {
        const cell: Cell = [own[0] + l, own[1] + a, own[2] + b];
        return { term: toTerm(cell), distance: labDistance(toMiddle(cell), lab) };
      }),
    ),
  );
  const ordered = around.toSorted((one, other) => one.distance - other.distance);
  return REACHES.map((reach) => ordered.filter(({ distance }) => distance <= reach).map(({ term }) => term));
}
