import type * as z from 'zod';
import type { preview } from '../contract/card.ts';

export type Preview = z.output<typeof preview>;

/** Categories whose pictures are letters, flags or swatches up to the edge: cut, they say something else. */
const wholeKinds = /font|flag|palette/;

/** What a category's tile needs of a preview. */
export function toCover({ _id, kind, width, height, widths, avifWidths, colors, alt }: Preview, categoryKey: string) {
  const isWhole = kind === 'font' || wholeKinds.test(categoryKey);
  return { _id, width, height, widths, avifWidths, colors, alt, ...(isWhole ? { isWhole } : {}) };
}
