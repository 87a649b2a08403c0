import type * as z from 'zod';
import type { PictureView } from '../../../catalogue/catalogue/web/card-view.ts';
import type { content, variantFile } from '../../../catalogue/content/contract/content.ts';
import type { LicenceView } from '../../../catalogue/licences/web/licence-view.ts';
import type { ModelView } from './model/model-view.ts';

export type Content = z.output<typeof content>;
export type FileView = z.output<typeof variantFile>;

export interface PreviewView extends PictureView {
  readonly kind: Content['previews'][number]['kind'];
  readonly asset: Content['previews'][number]['asset'];
  /** Technical data of a video in one line; null for other previews. */
  readonly film: string | null;
  /** Frames per second of a video, if they are known. */
  readonly fps?: number;
  /** Caption in the page's language if the contributor wrote one, else in the other language; may be empty. */
  readonly caption: string;
  readonly captionLang: 'en' | 'bn';
}

/** What the current visitor owns of the work. */
export interface Owned {
  readonly variantIds: readonly string[];
  /** Variants available as upgrades, each with the order of the line to upgrade. */
  readonly upgrades: readonly { readonly variantId: string; readonly orderId: string }[];
  readonly seesUnmarked: boolean;
}

export const ownsNothing: Owned = { variantIds: [], upgrades: [], seesUnmarked: false };

export interface VariantView {
  readonly id: string;
  readonly name: string;
  readonly licence: LicenceView;
  /** Price in minor units; 0 if it is free, null if it isn't for sale. */
  readonly price: number | null;
  /** Price without the sale, and the lowest of the 30 days before it; null if there is no sale. */
  readonly sale: { readonly listPrice: number; readonly lowestPrice: number } | null;
  readonly currency: string;
  readonly files: readonly FileView[];
  /** What distinguishes its files from those of other variants, and the pixels of pictures, in one line. */
  readonly difference: string;
  /** Whether the current visitor has bought the variant. */
  readonly isOwned: boolean;
  /** Order from which the current visitor can upgrade to it; null if there is none. */
  readonly upgradeOrder: string | null;
}

export interface ContentCategoryLink {
  readonly key: string;
  readonly name: string;
}

/** Viewers that ask for what they show when they come into view. */
export type Viewer = 'motion' | 'documents' | 'models';

/** A work as its page shows it, in the page's language. */
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
  /** Language of the description and the version notes. */
  readonly lang: 'en' | 'bn';
  readonly titleLang: 'en' | 'bn';
  /** The contributor's original title if `title` is a translation. */
  readonly secondTitle: string | null;
  readonly contributor: {
    readonly key: string;
    readonly name: string;
    readonly image: string | null;
    readonly demo: boolean;
  };
  readonly category: ContentCategoryLink;
  readonly subcategories: readonly ContentCategoryLink[];
  /** The main colours, with their names in the page's language. */
  readonly colors: readonly { readonly hex: string; readonly name: string }[];
  readonly previews: readonly PreviewView[];
  readonly variants: readonly VariantView[];
  /** Summary in one line, such as `23 icons · SVG, PNG`; may be empty. */
  readonly facts: string;
  /** Labels and values of a photograph's camera data. */
  readonly camera: readonly (readonly [label: string, words: string])[];
  /** Address of the full video; null if the current visitor may not play it. */
  readonly film: string | null;
  /** Variants that the visitor may try without a watermark: bought ones, or all for the work's contributor. */
  readonly openVariants: readonly string[];
  /** File formats of a font, those inside archives included; empty for other works. */
  readonly fontFormats: readonly string[];
  /** Viewers below the previews that the work may have something for, once its files have been read. */
  readonly viewers: readonly Viewer[];
  readonly models: readonly ModelView[];
}

/** Whether the visitor can download the variant's files without paying now. */
export const isDownloadable = ({ price, isOwned }: VariantView): boolean => price === 0 || isOwned;

/** Whether the visitor can download or buy the variant. */
export const isOffered = ({ price, isOwned }: VariantView): boolean => price !== null || isOwned;

/** Variant that is selected by default: the first owned one, or else the first with a price. */
export function firstChoice(variants: readonly VariantView[]): VariantView | undefined {
  return variants.find(({ isOwned }) => isOwned) ?? variants.find(isOffered) ?? variants[0];
}

/** Variants that share the same files under several licences. */
export interface VariantGroup {
  /** Id of the first tier. */
  readonly id: string;
  readonly tiers: readonly VariantView[];
}

/** Groups variants that have the same files, in the order of each group's first variant. */
export function groupByFiles(variants: readonly VariantView[]): VariantGroup[] {
  const byFiles = Map.groupBy(variants, ({ files }) => files.map(({ _id }) => _id).join(' '));
  return [...byFiles.values()].flatMap((tiers) => (tiers[0] === undefined ? [] : [{ id: tiers[0].id, tiers }]));
}

/** The owned licence from which the current visitor can upgrade to the chosen variant; undefined if there is none. */
export function findOwnedTier(variants: readonly VariantView[], chosen: VariantView): LicenceView | undefined {
  if (chosen.upgradeOrder === null) return undefined;
  const group = groupByFiles(variants).find(({ tiers }) => tiers.some(({ id }) => id === chosen.id));
  return group?.tiers.find(({ isOwned, licence }) => isOwned && licence.tier === 'standard')?.licence;
}

/** Tier to preselect when another group is chosen: the one with the same licence, or else the group's default. */
export function chooseTier({ tiers }: VariantGroup, before: VariantView | undefined): VariantView | undefined {
  const same = tiers.find((each) => each.licence.code === before?.licence.code && isOffered(each));
  return same ?? firstChoice(tiers);
}
