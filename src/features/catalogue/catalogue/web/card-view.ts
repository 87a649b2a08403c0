import { toReadablePath } from '../../../../platform/readable-path.ts';
import { getLocale } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Card } from '../contract/card.ts';

export type { Card };
export type Preview = NonNullable<Card['preview']>;

/** A card as a page carries it: only what is shown, flat, because every page sends it twice (HTML and loader data). */
export interface CardView {
  readonly id: string;
  /** In the page's language, where it has one in that. */
  readonly title: string;
  /** The title's language. */
  readonly lang: 'en' | 'bn';
  /** The contributor's own title, where another is shown. */
  readonly secondTitle: string | null;
  readonly contributor: string;
  /** Address of the contributor's picture. */
  readonly face: string | null;
  readonly contributorKey: string;
  /** Lowest price in minor units; 0 is free. */
  readonly price: number;
  /** Highest price; above 0 where something can be bought. */
  readonly maxPrice: number;
  readonly currency: string;
  readonly ai: boolean;
  readonly picture: PictureView | null;
  /** What stands where there is no picture: the formats. */
  readonly formats: string;
  /** Address of a short silent clip, where the work is a video. */
  readonly clip?: string;
  /** Address of a second picture, where the work has one and no clip. */
  readonly second?: string;
  /** What the list says of it on its picture. */
  readonly mark?: string;
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

/** Where a video's clip is. */
const toClip = ({ _id, kind }: Pick<Preview, '_id' | 'kind'>): string | undefined =>
  kind === 'video' ? `/media/${_id}/asset.mp4` : undefined;

/** A sign's ground goes on around it, to the edges of its square. */
function toTilePicture(preview: Preview, category: string): PictureView {
  const square = preview.kind === 'font' || signs.test(category);
  const picture = toPicture(preview, square);
  return square ? { ...picture, colors: picture.colors.slice(0, 1) } : picture;
}

/** The title in the page's language, where there is one, and the contributor's own, where that is another. */
export function chooseTitles({
  title,
  language,
  translatedTitle,
}: Pick<Card, 'title' | 'language' | 'translatedTitle'>): Pick<CardView, 'title' | 'lang' | 'secondTitle'> {
  const locale = getLocale();
  return language === locale || translatedTitle === null
    ? { title, lang: language, secondTitle: null }
    : { title: translatedTitle, lang: locale, secondTitle: title };
}

/** The path of a work's page, without a language: made of the contributor's own title. */
export const toContentPath = ({ id, title, secondTitle }: Pick<CardView, 'id' | 'title' | 'secondTitle'>): string =>
  toReadablePath('/content', id, secondTitle ?? title);

/** The language of a second title, by that of the first. */
export const otherLanguage = (lang: 'en' | 'bn'): 'en' | 'bn' => (lang === 'en' ? 'bn' : 'en');

export function toCardView(card: Card): CardView {
  const { preview } = card;
  const clip = preview === null ? undefined : toClip(preview);
  return {
    id: card._id,
    ...chooseTitles(card),
    contributor: card.contributor.name,
    face: card.contributor.image,
    contributorKey: card.contributor.username,
    price: card.minPrice,
    maxPrice: card.maxPrice,
    currency: card.currency,
    ai: card.ai,
    picture: preview === null ? null : toTilePicture(preview, card.category.key),
    formats: preview === null ? card.formats.join(' · ').toUpperCase() : '',
    ...(clip === undefined ? {} : { clip }),
    ...(clip === undefined && card.secondPicture !== undefined ? { second: card.secondPicture } : {}),
  };
}

/** What the card says of the price: `Free`, `৳590`, or `Free – ৳590` where something is free and something is not. */
export function describePrice({
  price,
  maxPrice,
  currency,
}: Pick<CardView, 'price' | 'maxPrice' | 'currency'>): string {
  if (price > 0) return formatMoney(price, currency);
  return maxPrice === 0 ? m.catalogue_free() : m.catalogue_free_and_paid({ price: formatMoney(maxPrice, currency) });
}
