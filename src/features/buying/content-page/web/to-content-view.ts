import type * as z from 'zod';
import { toReadablePath } from '../../../../platform/readable-path.ts';
import { getLocale, localizeName } from '../../../../ui/locale.ts';
import { otherLanguage } from '../../../catalogue/catalogue/web/card-view.ts';
import { chooseTitles, toPicture } from '../../../catalogue/catalogue/web/to-card-view.ts';
import type { variant } from '../../../catalogue/content/contract/content.ts';
import { localizeVariantName } from '../../../catalogue/content/web/variant-name.ts';
import { toLicenceView } from '../../../catalogue/licences/web/licence-view.ts';
import { describeChoice } from '../../../catalogue/search/web/filter-labels.ts';
import { describeCamera, describeFacts, listFormats } from './content-facts.ts';
import {
  type Content,
  type ContentCategoryLink,
  type ContentView,
  type Owned,
  ownsNothing,
  type PreviewView,
  type VariantView,
  type Viewer,
} from './content-view.ts';
import { toDifferences } from './file-labels.ts';
import { describeFilm } from './gallery/film-facts.ts';
import { listModels } from './model/model-view.ts';

// Loaders call these functions; components receive the view.

/** Path of a work's page, without a language. */
export const toPath = ({ _id, title }: Pick<Content, '_id' | 'title'>): string =>
  toReadablePath('/content', _id, title);

export function toContentView(found: Content, owned: Owned = ownsNothing): ContentView {
  const { description, keywords, ai, attribution, sourceUrl, counts, publishedAt, updatedAt } = found;
  const titles = chooseTitles(found);
  const variants = addDifferences(found.variants.map((each) => toVariantView(each, owned)));
  const files = variants.flatMap((each) => each.files);
  // A work that never changed has no history to show.
  const versions = found.versions.some(({ version }) => version > 1) ? found.versions : [];
  return {
    id: found._id,
    path: toPath(found),
    lang: found.language,
    title: titles.title,
    titleLang: titles.lang,
    secondTitle: titles.secondTitle,
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
    colors: found.colors.map(({ hex, name }) => ({ hex, name: describeChoice('color', name, {}, '') })),
    previews: found.previews.map((preview) => ({
      ...toPreviewView(preview, owned),
      ...toWords(preview, found.language),
    })),
    variants,
    facts: describeFacts(variants, found.category.key),
    camera: describeCamera(variants),
    film: findFilm(found, owned),
    openVariants: isMaker(owned) ? variants.map(({ id }) => id) : owned.variantIds,
    viewers: listViewers(found.category.key, listFormats(files)),
    models: listModels(found._id, found.variants, (id) => owned.variantIds.includes(id) || isMaker(owned)),
    fontFormats: found.category.key === 'fonts' ? listFormats(files) : [],
  };
}

/** Viewers by the category of a work, or by the formats of its files. */
function listViewers(category: string, formats: readonly string[]): Viewer[] {
  return [
    ...(category === 'motion' ? ([category] as const) : []),
    ...(formats.includes('pdf') ? (['documents'] as const) : []),
    ...(formats.includes('glb') ? (['models'] as const) : []),
  ];
}

type Words = Pick<PreviewView, 'alt' | 'caption' | 'captionLang'>;

/**
 * Texts of a preview. A caption in the other language is better than none, so it is used then, and serves as the text
 * alternative, too.
 */
export function toWords(
  { alt, caption, translatedCaption }: Pick<Content['previews'][number], 'alt' | 'caption' | 'translatedCaption'>,
  language: Content['language'],
): Words {
  const isTranslated = caption === '' || (language !== getLocale() && translatedCaption !== null);
  const captionLang = isTranslated ? otherLanguage(language) : language;
  const chosen = isTranslated ? (translatedCaption ?? '') : caption;
  return { alt: chosen === '' ? alt : chosen, caption: chosen, captionLang };
}

const toPreviewView = (
  preview: Content['previews'][number],
  { seesUnmarked }: Owned,
): Omit<PreviewView, keyof Words> => ({
  ...toPicture(preview),
  kind: preview.kind,
  asset: preview.asset,
  film: preview.film === null ? null : describeFilm(preview.film),
  ...(preview.film?.fps == null ? {} : { fps: preview.film.fps }),
  ...(seesUnmarked ? { folder: `/api/v1/content/owned-preview/${preview._id}` } : {}),
});

/** Whether the visitor is the work's contributor, who sees it unmarked without having bought it. */
const isMaker = ({ variantIds, seesUnmarked }: Omit<Owned, 'upgrades'>): boolean =>
  seesUnmarked && variantIds.length === 0;

/** The most expensive video that the visitor may play, because a free video may be the trailer of a bought one. */
export function findFilm(
  { _id, variants }: Pick<Content, '_id' | 'variants'>,
  { variantIds, seesUnmarked }: Omit<Owned, 'upgrades'>,
): string | null {
  const playsAll = isMaker({ variantIds, seesUnmarked });
  const films = variants.flatMap(({ _id: variantId, price, files }) => {
    const file = files.find(({ mediaType }) => mediaType.startsWith('video/'));
    const mayPlay = price === 0 || variantIds.includes(variantId) || playsAll;
    return mayPlay && file !== undefined ? [{ variantId, fileId: file._id, price: price ?? 0 }] : [];
  });
  const [film] = films.toSorted((a, b) => b.price - a.price);
  return film === undefined ? null : `/api/v1/content/play/${_id}/${film.variantId}/${film.fileId}`;
}

function toCategoryLink(place: Content['category']): ContentCategoryLink {
  return { key: place.key, name: localizeName(place) };
}

/** Describes what distinguishes the files of each variant; those with the same files have the same text. */
function addDifferences(variants: readonly Omit<VariantView, 'difference'>[]): VariantView[] {
  const keys = variants.map(({ files }) => files.map(({ _id }) => _id).join(' '));
  const different = [...new Set(keys)];
  const texts = toDifferences(different.map((key) => variants[keys.indexOf(key)]?.files ?? []));
  return variants.map((variant, at) => ({ ...variant, difference: texts[different.indexOf(keys[at] ?? '')] ?? '' }));
}

function toVariantView(
  { _id, name, price, sale, currency, files, licence }: z.output<typeof variant>,
  { variantIds, upgrades }: Owned,
): Omit<VariantView, 'difference'> {
  return {
    id: _id,
    name: localizeVariantName(name),
    price,
    sale: variantIds.includes(_id) ? null : sale,
    currency,
    files,
    licence: toLicenceView(licence),
    isOwned: variantIds.includes(_id),
    upgradeOrder: upgrades.find(({ variantId }) => variantId === _id)?.orderId ?? null,
  };
}
