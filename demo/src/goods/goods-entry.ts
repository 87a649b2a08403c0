import type { PackText } from '../pack.ts';
import type { Sheet } from './sheet.ts';

/** One work made by this repository: pages in the colours that it is shown in first, then in others. */
export interface Goods extends PackText {
  readonly language: 'en' | 'bn';
  /** Same pages in each colourway. */
  readonly colorways: readonly (() => readonly Sheet[])[];
  /** Ground of its pictures. */
  readonly table: string;
  /** BDT: SVG and PDF; all colours and HTML; the latter with the extended licence. */
  readonly prices: readonly [number, number, number] | readonly [number, number];
}
