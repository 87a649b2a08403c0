import type * as z from 'zod';
import type { PictureView } from '../../../catalogue/catalogue/web/card-view.ts';
import type { content, variantFile } from '../../../catalogue/content/contract/content.ts';
import type { LicenceView } from '../../../catalogue/licences/web/licence-view.ts';

export type Content = z.output<typeof content>;
export type FileView = z.output<typeof variantFile>;
type Colour = Content['colors'][number];

export interface PreviewView extends PictureView {
  readonly kind: Content['previews'][number]['kind'];
  readonly asset: Content['previews'][number]['asset'];
  /** How a video is made, in words. */
  readonly film: string | null;
  /** What it shows, in the page's language where the contributor wrote it; else empty or in the other one. */
  readonly caption: string;
  readonly captionLang: 'en' | 'bn';
}

/** What the current visitor owns of the work. */
export interface Owned {
  readonly variantIds: readonly string[];
  /** Variants that the visitor can upgrade to, each with the order to do so from. */
  readonly upgrades: readonly { readonly variantId: string; readonly orderId: string }[];
  readonly seesUnmarked: boolean;
}

export const ownsNothing: Owned = { variantIds: [], upgrades: [], seesUnmarked: false };

export interface VariantView {
  readonly id: string;
  readonly name: string;
  readonly licence: LicenceView;
  /** Minor units; 0 is free, null is not for sale. */
  readonly price: number | null;
  readonly currency: string;
  readonly files: readonly FileView[];
  /** The current visitor has bought it. */
  readonly isOwned: boolean;
  /** The order from which the current visitor can upgrade to it; null where there is none. */
  readonly upgradeOrder: string | null;
}

export interface ContentCategoryLink {
  readonly key: string;
  readonly name: string;
}

/** A content as its page shows it, in the page's language. */
export interface ContentView
  extends Pick<
    Content,
    | 'title'
    | 'description'
    | 'keywords'
    | 'ai'
    | 'attribution'
    | 'sourceUrl'
    | 'counts'
    | 'publishedAt'
    | 'updatedAt'
    | 'versions'
  > {
  readonly id: string;
  /** The page's path, without a language. */
  readonly path: string;
  /** The language of the contributor's words: of the description and the notes on versions. */
  readonly lang: 'en' | 'bn';
  readonly titleLang: 'en' | 'bn';
  /** The contributor's own title, where the one in the page's language is shown. */
  readonly secondTitle: string | null;
  readonly contributor: {
    readonly key: string;
    readonly name: string;
    readonly image: string | null;
    readonly demo: boolean;
  };
  readonly category: ContentCategoryLink;
  readonly subcategories: readonly ContentCategoryLink[];
  readonly colors: readonly Colour[];
  readonly previews: readonly PreviewView[];
  readonly variants: readonly VariantView[];
  /** What it is, in one line; empty where nothing is known. */
  readonly facts: string;
  /** How a photograph was taken: labels and words. */
  readonly camera: readonly (readonly [label: string, words: string])[];
  /** Address of the whole video, if the current visitor may play it. */
  readonly film: string | null;
}

/** Whether its files can be downloaded right away. */
export const isDownloadable = ({ price, isOwned }: VariantView): boolean => price === 0 || isOwned;

/** Whether a visitor can download or buy it. */
export const isOffered = ({ price, isOwned }: VariantView): boolean => price !== null || isOwned;

/** The variant selected by default: one that is owned, else the first one with a price. */
export function firstChoice(variants: readonly VariantView[]): VariantView | undefined {
  return variants.find(({ isOwned }) => isOwned) ?? variants.find(isOffered) ?? variants[0];
}

/** Variants that share the same files under several licences. */
export interface VariantGroup {
  /** That of its first tier. */
  readonly id: string;
  readonly tiers: readonly VariantView[];
}

/** Variants with the same files together, in the order of the first of each. */
export function groupByFiles(variants: readonly VariantView[]): VariantGroup[] {
  const byFiles = Map.groupBy(variants, ({ files }) => files.map(({ _id }) => _id).join(' '));
  return [...byFiles.values()].flatMap((tiers) => (tiers[0] === undefined ? [] : [{ id: tiers[0].id, tiers }]));
}

/** The licence that the current visitor can upgrade to a variant's. */
export function findOwnedTier(variants: readonly VariantView[], chosen: VariantView): LicenceView | undefined {
  if (chosen.upgradeOrder === null) return undefined;
  const group = groupByFiles(variants).find(({ tiers }) => tiers.some(({ id }) => id === chosen.id));
  return group?.tiers.find(({ isOwned, licence }) => isOwned && licence.tier === 'standard')?.licence;
}

/** The tier to begin with in another group: the same licence, where it has it. */
export function chooseTier({ tiers }: VariantGroup, before: VariantView | undefined): VariantView | undefined {
  const same = tiers.find((each) => each.licence.code === before?.licence.code && isOffered(each));
  return same ?? firstChoice(tiers);
}
