import type * as z from 'zod';
import type { card, orientations } from '../../content/contract.ts';
import { toSearchTerms } from './terms.ts';

type Orientation = (typeof orientations)[number];

/** Nearly square counts as square: five per cent either way. */
export function toOrientation(width: number, height: number): Orientation {
  const ratio = width / height;
  return ratio > 1.05 ? 'landscape' : ratio < 0.95 ? 'portrait' : 'square';
}

export interface Listable {
  readonly id: string;
  readonly title: string;
  readonly language: 'en' | 'bn';
  readonly description: string;
  readonly ai: boolean;
  readonly published_at: Date;
  readonly category: z.output<typeof card>['category'];
  readonly contributor: z.output<typeof card>['contributor'];
  readonly subcategories: readonly { readonly key: string; readonly name: string; readonly nameBn: string | null }[];
  readonly keywords: readonly string[];
  readonly prices: readonly number[];
  readonly formats: readonly string[];
  readonly licences: readonly string[];
  readonly preview: {
    readonly _id: string;
    readonly kind: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
    readonly avifWidths: readonly number[];
    readonly colors: readonly { readonly hex: string; readonly name: string }[];
  } | null;
}

const MAX_FACET_COLORS = 3;

/** Every choice of a filter that leads to this content. */
export function toFacets(of: Listable): string[] {
  const { preview } = of;
  return [
    `c:${of.category.key}`,
    ...of.subcategories.map((each) => `s:${each.key}`),
    `u:${of.contributor._id}`,
    ...of.formats.map((format) => `f:${format}`),
    ...of.licences.map((code) => `l:${code}`),
    ...of.keywords.map((keyword) => `w:${keyword}`),
    ...(of.prices.some((price) => price === 0) ? ['p:free'] : []),
    ...(of.prices.some((price) => price > 0) ? ['p:paid'] : []),
    of.ai ? 'ai:yes' : 'ai:no',
    ...(preview === null ? [] : [`o:${toOrientation(preview.width, preview.height)}`]),
    ...new Set(preview?.colors.slice(0, MAX_FACET_COLORS).map((color) => `k:${color.name}`)),
  ];
}

export function toTerms(of: Listable): string[] {
  const names = [of.category, ...of.subcategories].flatMap((each) => [each.name, each.nameBn ?? '']);
  return toSearchTerms({
    title: of.title,
    keywords: of.keywords,
    names: [...names, of.contributor.name, ...of.formats],
    description: of.description,
  });
}

const PLACEHOLDER_COLORS = 2;

/** The card as it will be sent; `currency` is the deployment's. */
export function toCard(of: Listable, currency: string): object {
  return {
    _id: of.id,
    title: of.title,
    language: of.language,
    contributor: of.contributor,
    category: of.category,
    minPrice: Math.min(...of.prices),
    maxPrice: Math.max(...of.prices),
    currency,
    formats: of.formats,
    preview:
      of.preview === null
        ? null
        : { ...of.preview, colors: of.preview.colors.slice(0, PLACEHOLDER_COLORS).map((color) => color.hex) },
    ai: of.ai,
    publishedAt: of.published_at.toISOString(),
  };
}
