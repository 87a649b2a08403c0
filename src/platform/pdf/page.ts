import type { Weight } from './typefaces.ts';

export const INK = '#1d1a22';
export const MUTED = '#5f5a66';
export const ACCENT = '#d9232e';
export const RULE = '#dcd8d2';

/** A4 page in points, and the area for its content. */
export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 539.28, top: 116, bottom: 770 } as const;

export interface TextStyle {
  /** Font size in points. */
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly align?: 'left' | 'right' | 'center';
}

/** Line height relative to the font size; Bangla letters extend far above and below the baseline. */
const LEADING = 1.5;
export const getLineHeight = ({ size }: TextStyle): number => size * LEADING;
