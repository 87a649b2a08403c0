import type * as z from 'zod';
import type { card } from '../contract/card.ts';

export type Card = z.output<typeof card>;
export type Preview = NonNullable<Card['preview']>;

/** A card as a page carries it: only what is shown, flat, because every page sends it twice (HTML and loader data). */
export interface CardView {
  readonly id: string;
  readonly title: string;
  /** The title's language, where it isn't known to be the page's. */
  readonly lang: 'en' | 'bn';
  readonly contributor: string;
  readonly contributorKey: string;
  /** Lowest price in minor units; 0 is free. */
  readonly price: number;
  /** True where dearer variants exist: the price is "from". */
  readonly hasDearerVariant: boolean;
  readonly currency: string;
  readonly ai: boolean;
  readonly picture: PictureView | null;
  /** What stands where there is no picture: the formats. */
  readonly formats: string;
}

/** A preview without what no picture needs. */
export interface PictureView
  extends Pick<Preview, '_id' | 'alt' | 'width' | 'height' | 'widths' | 'avifWidths' | 'colors'> {
  /** Shown as a square with air around it: icons and letters. */
  readonly square: boolean;
}

/** Kinds of work whose pictures are signs on a ground, not scenes. */
const signs = /icon|font|logo/;

export function toPicture(preview: Preview, square = preview.kind === 'font'): PictureView {
  const { _id, alt, width, height, widths, avifWidths, colors } = preview;
  return { _id, alt, width, height, widths, avifWidths, colors, square };
}

/** A sign's ground goes on around it, to the edges of its square. */
function toTilePicture(preview: Preview, category: string): PictureView {
  const square = preview.kind === 'font' || signs.test(category);
  const picture = toPicture(preview, square);
  return square ? { ...picture, colors: picture.colors.slice(0, 1) } : picture;
}

export function toCardView(card: Card): CardView {
  const { preview } = card;
  return {
    id: card._id,
    title: card.title,
    lang: card.language,
    contributor: card.contributor.name,
    contributorKey: card.contributor.username,
    price: card.minPrice,
    hasDearerVariant: card.maxPrice > card.minPrice,
    currency: card.currency,
    ai: card.ai,
    picture: preview === null ? null : toTilePicture(preview, card.category.key),
    formats: preview === null ? card.formats.join(' · ').toUpperCase() : '',
  };
}
