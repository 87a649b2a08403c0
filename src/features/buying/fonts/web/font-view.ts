import type * as z from 'zod';
import type { fontsContract } from '../contract.ts';

export type FontsView = z.output<typeof fontsContract.list.output>;
export type StyleView = FontsView['styles'][number];

/** Variants that the visitor has bought; all of the work for its contributor. */
export type FontAccess = readonly string[];

/** Bounds of what the server draws, as the contract declares them. */
export const drawn = { maxText: 120, minSize: 14, maxSize: 96, minWidth: 200, maxWidth: 1000 };
export const MAX_TEXT = 300;
export const MAX_SIZE = 160;

export type Align = 'left' | 'center' | 'right';

/** How the text is set. */
export interface Setting {
  readonly text: string;
  readonly size: number;
  readonly align: Align;
  /** Places on the axes of a variable font that differ from the font's own. */
  readonly axes: Readonly<Record<string, number>>;
  /** Features to switch: `onum`, or `-liga`. */
  readonly features: readonly string[];
}

/** Whether the browser may have the font of a style; otherwise the server draws it. */
export const isOpen = ({ isFree, variantIds }: StyleView, access: FontAccess): boolean =>
  isFree || variantIds.some((id) => access.includes(id));

export const keyOf = ({ fileId, face }: StyleView): string => `${fileId}/${face}`;

export const toFontAddress = (contentId: string, style: StyleView): string =>
  `/api/v1/content/fonts/${contentId}/${keyOf(style)}.woff2`;

/** Address of a picture of the text, within the bounds of what the server draws. */
export function toTextAddress(
  contentId: string,
  style: StyleView,
  { text, size, align, axes, features }: Setting,
  width: number,
): string {
  const query = new URLSearchParams({
    text: text.slice(0, drawn.maxText).toWellFormed(),
    size: String(Math.round(Math.min(drawn.maxSize, Math.max(drawn.minSize, size)))),
    width: String(Math.min(drawn.maxWidth, Math.max(drawn.minWidth, Math.floor(width / 20) * 20))),
    align,
  });
  const places = Object.entries(axes).map(([tag, value]) => `${tag}:${Number(value.toFixed(2))}`);
  if (places.length > 0) query.set('axes', places.join(','));
  if (features.length > 0) query.set('features', features.join(','));
  return `/api/v1/content/font-text/${contentId}/${keyOf(style)}?${query}`;
}

/** Samples to try: of each script, with conjuncts of Bangla, and with numerals. */
export const samples = {
  english: 'The quick brown fox jumps over the lazy dog',
  bangla: 'আমার সোনার বাংলা, আমি তোমায় ভালোবাসি',
  conjuncts: 'ক্ষ জ্ঞ ন্ত্র র‍্য শ্রদ্ধা স্বাস্থ্য উজ্জ্বল বিজ্ঞান',
  numerals: '0123456789 ০১২৩৪৫৬৭৮৯ ৳1,420',
} as const;

/** The style that shows the family first: the regular one, or else the one nearest to it. */
export const chooseFirst = ({ styles }: FontsView): StyleView | undefined =>
  styles.toSorted(
    (one, other) =>
      Math.abs(one.weight - 400) + Number(one.italic) - Math.abs(other.weight - 400) - Number(other.italic),
  )[0];
