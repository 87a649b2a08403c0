import { toReadablePath } from '../../../../platform/readable-path.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Card } from '../contract/card.ts';

export type { Card };
export type Preview = NonNullable<Card['preview']>;

/** Data of a card in a page. It is flat and minimal, because every page contains it twice (HTML and loader data). */
export interface CardView {
  readonly id: string;
  /** Title in the page's language, or else the original title. */
  readonly title: string;
  /** Language of the title. */
  readonly lang: 'en' | 'bn';
  /** Original title, if the title is a translation. */
  readonly secondTitle: string | null;
  readonly contributor: string;
  /** URL of the contributor's picture. */
  readonly face: string | null;
  readonly contributorKey: string;
  /** Lowest price in minor units; 0 is free. */
  readonly price: number;
  /** Highest price in minor units; above 0 if something is for sale. */
  readonly maxPrice: number;
  /** Price without the sale, and the lowest of the 30 days before it; missing if there is no sale. */
  readonly sale?: NonNullable<Card['sale']>;
  readonly currency: string;
  readonly ai: boolean;
  readonly picture: PictureView | null;
  /** The formats, as text in place of a missing picture. */
  readonly formats: string;
  /** URL of a short silent clip, if the work is a video. */
  readonly clip?: string;
  /** URL of a second picture, if the work has one and no clip. */
  readonly second?: string;
  /** Whether the work has sounds to play. */
  readonly hasSounds?: true;
  /** Whether the second picture is an animation. */
  readonly moves?: true;
  /** Label that the list shows on the picture. */
  readonly mark?: string;
}

/** A preview with only the data that a picture needs. */
export interface PictureView
  extends Pick<Preview, '_id' | 'alt' | 'width' | 'height' | 'widths' | 'avifWidths' | 'colors'> {
  /** Whether the picture is shown as a square with padding: icons and letters. */
  readonly square: boolean;
}

/** Returns the path of a work's page, without a language; it contains the original title. */
export const toContentPath = ({ id, title, secondTitle }: Pick<CardView, 'id' | 'title' | 'secondTitle'>): string =>
  toReadablePath('/content', id, secondTitle ?? title);

/** Returns the language of the second title by that of the first. */
export const otherLanguage = (lang: 'en' | 'bn'): 'en' | 'bn' => (lang === 'en' ? 'bn' : 'en');

/** Formats the price: `Free`, `৳590`, or `Free – ৳590` if only some variants are free. */
export function describePrice({
  price,
  maxPrice,
  currency,
}: Pick<CardView, 'price' | 'maxPrice' | 'currency'>): string {
  if (price > 0) return formatMoney(price, currency);
  return maxPrice === 0 ? m.catalogue_free() : m.catalogue_free_and_paid({ price: formatMoney(maxPrice, currency) });
}
