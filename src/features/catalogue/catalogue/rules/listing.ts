import * as z from 'zod';
import { card, categoryName, type orientations } from '../contract/card.ts';
import type { ItemCount } from '../contract/choices.ts';
import { toColorTerms } from './color-cells.ts';
import { type DictionaryWord, toDictionary, toSearchTerms } from './terms.ts';

type Orientation = (typeof orientations)[number];
type Card = z.output<typeof card>;
type Place = z.output<typeof categoryName>;

/** Classifies a picture's orientation; up to five per cent from a square counts as square. */
export function toOrientation(width: number, height: number): Orientation {
  const ratio = width / height;
  return ratio > 1.05 ? 'landscape' : ratio < 0.95 ? 'portrait' : 'square';
}

const itemBounds: readonly [number, ItemCount][] = [
  [1, '1'],
  [20, '2-20'],
  [100, '21-100'],
];

/** Finds the filter choice for a number of files. */
export const toItemCount = (items: number): ItemCount => itemBounds.find(([most]) => items <= most)?.[1] ?? '101-';

/** Data from which a listing row is built: a content and the rows that it refers to. */
export interface ListingSource {
  readonly id: string;
  readonly title: string;
  /** Title in the site's other language, or null. */
  readonly translatedTitle: string | null;
  readonly language: Card['language'];
  readonly description: string;
  readonly ai: boolean;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly category: Place;
  readonly contributor: Card['contributor'];
  readonly subcategories: readonly Place[];
  readonly keywords: readonly string[];
  /** Prices of the variants for sale, in minor units, in a sale or not. */
  readonly prices: readonly number[];
  /** The sale of the variant with the lowest price; null if it isn't in one. */
  readonly sale: NonNullable<Card['sale']> | null;
  /** Formats of the files, including those in archives. */
  readonly formats: readonly string[];
  readonly licences: readonly string[];
  /** Number of files of the variant that has the most, including those in archives. */
  readonly items: number;
  /** First preview of the content. */
  readonly preview: {
    readonly _id: string;
    readonly kind: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
    readonly avifWidths: readonly number[];
    readonly colors: readonly { readonly hex: string; readonly name: string; readonly share?: number }[];
  } | null;
  /** Second preview, with its public widths. */
  readonly second: { readonly _id: string; readonly widths: readonly number[] } | null;
}

const MAX_FACET_COLORS = 3;

/** Lists every filter choice that matches this content. */
function toFacets(source: ListingSource): string[] {
  const { preview } = source;
  return [
    `c:${source.category.key}`,
    ...source.subcategories.map((each) => `s:${each.key}`),
    `u:${source.contributor._id}`,
    ...source.formats.map((format) => `f:${format}`),
    ...source.licences.map((code) => `l:${code}`),
    ...source.keywords.map((keyword) => `w:${keyword}`),
    ...(source.prices.some((price) => price === 0) ? ['p:free'] : []),
    ...(source.prices.some((price) => price > 0) ? ['p:paid'] : []),
    `n:${toItemCount(source.items)}`,
    source.ai ? 'ai:yes' : 'ai:no',
    ...(preview === null ? [] : [`o:${toOrientation(preview.width, preview.height)}`]),
    ...new Set(preview?.colors.slice(0, MAX_FACET_COLORS).map((color) => `k:${color.name}`)),
  ];
}

/** Joins both titles, so that a search in either language finds the content. */
const toAllTitles = ({ title, translatedTitle }: ListingSource): string =>
  translatedTitle === null ? title : `${title} ${translatedTitle}`;

function toTerms(source: ListingSource): string[] {
  const names = [source.category, ...source.subcategories].flatMap((each) => [each.name, each.nameBn ?? '']);
  return toSearchTerms({
    title: toAllTitles(source),
    keywords: source.keywords,
    names: [...names, source.contributor.name, ...source.formats],
    description: source.description,
  });
}

const PLACEHOLDER_COLORS = 2;

const CARD_WIDTH = 576;

/** Chooses the width for a card on a high-density screen. */
function toSecondPicture({ second }: ListingSource): string | undefined {
  const width = second?.widths.filter((each) => each <= CARD_WIDTH).at(-1) ?? second?.widths[0];
  return second === null || width === undefined ? undefined : `/media/${second._id}/${width}.webp`;
}

/** Serializes the card for lists. @throws ZodError if the card violates the contract */
function toCardText(source: ListingSource, currency: string): string {
  const { preview } = source;
  const checked = card.parse({
    _id: source.id,
    title: source.title,
    translatedTitle: source.translatedTitle,
    language: source.language,
    contributor: source.contributor,
    category: source.category,
    minPrice: Math.min(...source.prices),
    maxPrice: Math.max(...source.prices),
    ...(source.sale === null ? {} : { sale: source.sale }),
    currency,
    formats: source.formats,
    preview:
      preview === null
        ? null
        : { ...preview, colors: preview.colors.slice(0, PLACEHOLDER_COLORS).map((color) => color.hex) },
    secondPicture: toSecondPicture(source),
    ai: source.ai,
    publishedAt: source.publishedAt.toISOString(),
  });
  return JSON.stringify(checked);
}

const places = z.array(categoryName);

/** A row of the listing without its popularity. */
export interface ListingEntry {
  readonly contentId: string;
  readonly categoryKey: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly minPrice: number;
  /** Distinct prices above the lowest one. */
  readonly otherPrices: readonly number[];
  readonly facets: readonly string[];
  readonly terms: readonly string[];
  /** Validated JSON, which is sent unchanged. */
  readonly card: string;
  readonly subcategories: string;
}

/** Builds a listing row. `currency`: the site's currency. */
export function toListingEntry(source: ListingSource, currency: string): ListingEntry {
  const facets = toFacets(source);
  const minPrice = Math.min(...source.prices);
  return {
    contentId: source.id,
    categoryKey: source.category.key,
    publishedAt: source.publishedAt,
    updatedAt: source.updatedAt,
    minPrice,
    otherPrices: [...new Set(source.prices)].filter((price) => price > minPrice),
    facets,
    terms: [...new Set([...facets, ...toColorTerms(source.preview?.colors ?? []), ...toTerms(source)])],
    card: toCardText(source, currency),
    subcategories: JSON.stringify(places.parse(source.subcategories)),
  };
}

/** Lists the words that a content adds to the dictionary. */
export const toListingWords = (source: ListingSource): DictionaryWord[] =>
  toDictionary({
    title: toAllTitles(source),
    keywords: source.keywords,
    names: [source.category.name, source.category.nameBn ?? '', source.contributor.name],
    description: '',
  });
