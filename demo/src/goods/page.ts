import type { FaceName } from '../slides/lettering.ts';
import { fill, rect, type Shape, segment, stroke } from './pen.ts';
import type { Part, Sheet, Words } from './sheet.ts';

/** Size of A4 in points. */
export const A4 = { width: 595, height: 842 } as const;

/** Colours of a document. */
export interface Inks {
  readonly paper: string;
  readonly soft: string;
  readonly main: string;
  readonly ink: string;
  readonly grey: string;
  readonly onMain: string;
}

export const inks = (paper: string, soft: string, main: string, ink: string, grey: string, onMain: string): Inks => ({
  paper,
  soft,
  main,
  ink,
  grey,
  onMain,
});

export const words = (
  text: string,
  x: number,
  y: number,
  face: FaceName,
  size: number,
  color: string,
  more: Partial<Words> = {},
): Words => ({
  text,
  x,
  y,
  face,
  size,
  color,
  ...more,
});

export const rule = (x: number, y: number, width: number, color: string, thick = 0.8): Shape =>
  stroke(segment(x, y, x + width, y), color, thick);

export const panel = (x: number, y: number, w: number, h: number, color: string): Shape =>
  fill(rect(x, y, w, h), color);

export const paper = (name: string, parts: readonly Part[], size: { width: number; height: number } = A4): Sheet => ({
  name,
  ...size,
  parts,
});
