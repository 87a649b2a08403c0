import type * as z from 'zod';
import { toReadablePath } from '../../../../platform/readable-path.ts';
import { localizeName } from '../../../../ui/locale.ts';
import { type PictureView, toPicture, toSecondTitle } from '../../../catalogue/catalogue/web/card-view.ts';
import type { content, variant, variantFile } from '../../../catalogue/content/contract/content.ts';
import { type LicenceView, toLicenceView } from '../../../catalogue/licences/web/licence-view.ts';

type Content = z.output<typeof content>;
export type FileView = z.output<typeof variantFile>;
type Colour = Content['colors'][number];

export interface PreviewView extends PictureView {
  readonly kind: Content['previews'][number]['kind'];
  readonly asset: Content['previews'][number]['asset'];
}

/** What the current visitor owns of the work. */
export interface Owned {
  readonly variantIds: readonly string[];
  readonly seesUnmarked: boolean;
}

export const ownsNothing: Owned = { variantIds: [], seesUnmarked: false };

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
}

interface ContentCategoryLink {
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
  readonly lang: 'en' | 'bn';
  /** The title in the page's language, where it isn't the title's. */
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
  /** Address of the whole video, if the current visitor may play it. */
  readonly film: string | null;
}

/** The path of its page, without a language. */
export const toPath = ({ _id, title }: Pick<Content, '_id' | 'title'>): string =>
  toReadablePath('/content', _id, title);

export function toContentView(found: Content, owned: Owned = ownsNothing): ContentView {
  const { title, description, keywords, ai, attribution, sourceUrl, counts, publishedAt, updatedAt } = found;
  // One that was never changed has nothing to tell.
  const versions = found.versions.some(({ version }) => version > 1) ? found.versions : [];
  return {
    id: found._id,
    path: toPath(found),
    lang: found.language,
    title,
    secondTitle: toSecondTitle(found),
    description,
    keywords,
    ai,
    attribution,
    sourceUrl,
    counts,
    publishedAt,
    updatedAt,
    versions,
    contributor: {
      key: found.contributor.username,
      name: found.contributor.name,
      image: found.contributor.image,
      demo: found.contributor.demo,
    },
    category: toCategoryLink(found.category),
    subcategories: found.subcategories.map(toCategoryLink),
    colors: found.colors,
    previews: found.previews.map((preview) => toPreviewView(preview, owned)),
    variants: found.variants.map((each) => toVariantView(each, owned.variantIds)),
    film: findFilm(found, owned),
  };
}

const toPreviewView = (preview: Content['previews'][number], { seesUnmarked }: Owned): PreviewView => ({
  ...toPicture(preview),
  kind: preview.kind,
  asset: preview.asset,
  ...(seesUnmarked ? { folder: `/api/v1/content/owned-preview/${preview._id}` } : {}),
});

/** The dearest video that the current visitor may play: a free one may be the trailer of what was bought. */
export function findFilm(
  { _id, variants }: Pick<Content, '_id' | 'variants'>,
  { variantIds, seesUnmarked }: Owned,
): string | null {
  const isMaker = seesUnmarked && variantIds.length === 0;
  const films = variants.flatMap(({ _id: variantId, price, files }) => {
    const file = files.find(({ mediaType }) => mediaType.startsWith('video/'));
    const mayPlay = price === 0 || variantIds.includes(variantId) || isMaker;
    return mayPlay && file !== undefined ? [{ variantId, fileId: file._id, price: price ?? 0 }] : [];
  });
  const [film] = films.toSorted((a, b) => b.price - a.price);
  return film === undefined ? null : `/api/v1/content/play/${_id}/${film.variantId}/${film.fileId}`;
}

function toCategoryLink(place: Content['category']): ContentCategoryLink {
  return { key: place.key, name: localizeName(place) };
}

function toVariantView(
  { _id, name, price, currency, files, licence }: z.output<typeof variant>,
  owned: readonly string[],
): VariantView {
  return { id: _id, name, price, currency, files, licence: toLicenceView(licence), isOwned: owned.includes(_id) };
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

/** The tier to begin with in another group: the same licence, where it has it. */
export function chooseTier({ tiers }: VariantGroup, before: VariantView | undefined): VariantView | undefined {
  const same = tiers.find((each) => each.licence.code === before?.licence.code && isOffered(each));
  return same ?? firstChoice(tiers);
}
