import type * as z from 'zod';
import type { preview } from '../contract/card.ts';

export type Preview = z.output<typeof preview>;

/** What a category's tile needs of a preview. */
export function toCover({ _id, width, height, widths, avifWidths, colors, alt }: Preview) {
  return { _id, width, height, widths, avifWidths, colors, alt };
}
