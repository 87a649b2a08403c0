import type * as z from 'zod';
import type { preview } from '../contract/card.ts';

export type Preview = z.output<typeof preview>;

/** Categories whose previews show letters, flags or swatches up to the edge, which cropping would distort. */
const wholeKinds = /font|flag|palette/;

/** Converts a preview to the cover of a category. */
export function toCover({ _id, kind, width, height, widths, avifWidths, colors, alt }: Preview, categoryKey: string) {
  const isWhole = kind === 'font' || wholeKinds.test(categoryKey);
  return { _id, width, height, widths, avifWidths, colors, alt, ...(isWhole ? { isWhole } : {}) };
}
