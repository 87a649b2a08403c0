import { hexToLab, type Lab, labDistance } from '../../../../platform/media/color.ts';

/**
 * Edge length of the cubes into which Lab space is divided. All colours of a palette in one cube share one term of the
 * listing.
 */
const CELL = 8;
/** Minimum share of a picture that a colour must cover to be found. */
const MIN_SHARE = 0.05;
/** Maximum Lab distances between a cell's centre and the picked colour, by tier: nearly the same, similar, related. */
const REACHES = [8, 16, 26];
/** Number of neighbouring cells to search in each direction. */
const SPAN = Math.ceil(Math.max(...REACHES) / CELL);

type Cell = readonly [number, number, number];

const toCell = (lab: Lab): Cell => [Math.floor(lab[0] / CELL), Math.floor(lab[1] / CELL), Math.floor(lab[2] / CELL)];

const toMiddle = (cell: Cell): Lab => [(cell[0] + 0.5) * CELL, (cell[1] + 0.5) * CELL, (cell[2] + 0.5) * CELL];

const toTerm = (cell: Cell): string => `x:${cell.join('_')}`;

/**
 * Lists the search terms of a palette. `share`: part of the picture, from 0 to 1; an unknown share counts as
 * sufficient.
 */
export function toColorTerms(colors: readonly { readonly hex: string; readonly share?: number }[]): string[] {
  const seen = colors.filter(({ share }) => (share ?? 1) >= MIN_SHARE);
  return [...new Set(seen.map(({ hex }) => toTerm(toCell(hexToLab(hex)))))];
}

/** Terms of the cells around a colour by tier, nearest first. Each tier includes the previous ones. */
export type ColorTiers = readonly (readonly string[])[];

/**
 * Finds the tiers of a colour (`#rrggbb`). Its own cell is always in the first tier, because the cell's centre is at
 * most 6.9 away.
 */
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
