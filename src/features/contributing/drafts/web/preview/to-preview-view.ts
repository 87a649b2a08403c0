import type * as z from 'zod';
import type { ContentView } from '../../../../buying/content-page/web/content-view.ts';
import { toContentView } from '../../../../buying/content-page/web/to-content-view.ts';
import type { content } from '../../../../catalogue/content/contract/content.ts';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import type { Licences } from './find-licences.ts';

type Content = z.output<typeof content>;

interface PreviewFacts {
  /** Licences of all variants. */
  readonly licences: Licences;
  readonly contributor: { readonly _id: string; readonly username: string; readonly name: string };
  readonly currency: string;
}

const noPlace = { _id: '', key: '', name: '', nameBn: null };
const toFolder = (previewId: string): string => `/api/v1/content/draft-preview/${previewId}`;

/** Converts a contributor's content in any status to the data of a published one. */
function toContent(own: OwnContent, { licences, contributor, currency }: PreviewFacts): Content {
  const { variants, previews, category, publishedAt, updatedAt, ...rest } = own;
  const prices = variants.flatMap(({ price }) => price ?? []);
  return {
    ...rest,
    updatedAt,
    publishedAt: publishedAt ?? updatedAt,
    category: category ?? noPlace,
    contributor: { ...contributor, image: null, demo: false },
    minPrice: Math.min(...prices, Number.MAX_SAFE_INTEGER),
    maxPrice: Math.max(...prices, 0),
    currency,
    formats: [...new Set(variants.flatMap(({ files }) => files.map(({ format }) => format)))],
    preview: previews[0] ?? null,
    orientation: null,
    colors: [],
    previews: previews.map(({ asset, ...preview }) => ({
      ...preview,
      // Private previews exist as WebP only.
      avifWidths: [],
      film: null,
      asset: asset === null ? null : { url: `${toFolder(preview._id)}/asset.${asset.ext}`, mediaType: asset.mediaType },
    })),
    variants: variants.flatMap(({ _id, name, licence: code, price, files }) => {
      const licence = licences.find((each) => each.code === code);
      return licence === undefined ? [] : [{ _id, name, price, sale: null, currency, files, licence }];
    }),
    attribution: '',
    sourceUrl: '',
    counts: { views: 0, downloads: 0, favorites: 0 },
    versions: [],
  };
}

/** Converts a contributor's content to the data of its future page, with private preview URLs. */
export function toPreviewView(own: OwnContent, facts: PreviewFacts): ContentView {
  const view = toContentView(toContent(own, facts));
  return { ...view, film: null, previews: view.previews.map((each) => ({ ...each, folder: toFolder(each._id) })) };
}
