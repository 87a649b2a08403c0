import type { PackText } from '../pack.ts';
import type { Sheet } from './sheet.ts';

/** A work made by this repository: its pages, first in the colours of its previews, then in others. */
export interface Goods extends PackText {
  readonly language: 'en' | 'bn';
  /** Functions that draw the pages in each colourway. */
  readonly colorways: readonly (() => readonly Sheet[])[];
  /** Background colour of its pictures. */
  readonly table: string;
  /** Prices in taka: SVG and PDF; all colours and HTML; the latter with the extended licence. */
  readonly prices: readonly [number, number, number] | readonly [number, number];
}
