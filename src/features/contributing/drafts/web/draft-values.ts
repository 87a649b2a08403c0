import type { InputOf } from '../../../../platform/http/operation.ts';
import { keepSuggested, type OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import type { draftsContract } from '../contract/drafts.ts';

/** Changes as the API call sends them. */
type SentChanges = InputOf<(typeof draftsContract)['update']>['body']['changes'];

interface Place {
  readonly _id: string;
  readonly key: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/**
 * Changes in the table. `category` and `subcategories` are the displayed names for `categoryId` and `subcategoryIds`.
 */
export type DraftChanges = SentChanges & { category?: Place | null; subcategories?: Place[] };

/** Removes the fields that only the screen needs. */
export function toSent({ category: _, subcategories: __, ...sent }: DraftChanges): SentChanges {
  return sent;
}

type OwnVariant = OwnContent['variants'][number];
type VariantChange = NonNullable<SentChanges['variants']>[number];

/** Converts a variant to a change. */
export const toVariantChange = ({ _id, name, licence, price, files }: OwnVariant): VariantChange => ({
  // A variant that isn't saved yet has no identifier.
  ...(_id === '' ? {} : { _id }),
  name,
  licence,
  price,
  files: files.map((file) => ({ _id: file._id })),
});

function applyVariants(content: OwnContent, changes: readonly VariantChange[]): OwnVariant[] {
  const files = content.variants.flatMap((variant) => variant.files);
  return changes.map(({ _id = '', name, licence, price, files: wanted }) => ({
    _id,
    name,
    licence,
    licenceName: content.variants.find((variant) => variant.licence === licence)?.licenceName ?? {
      code: licence,
      name: licence,
      nameBn: null,
    },
    price,
    isPublished: content.variants.find((variant) => variant._id === _id)?.isPublished ?? false,
    files: wanted.flatMap((file) => files.find((each) => '_id' in file && each._id === file._id) ?? []),
  }));
}

function applyPreviews(
  previews: OwnContent['previews'],
  ids: readonly string[] = previews.map(({ _id }) => _id),
  captions: NonNullable<SentChanges['captions']> = [],
): OwnContent['previews'] {
  return ids.flatMap((id) => {
    const preview = previews.find(({ _id }) => _id === id);
    return preview === undefined ? [] : { ...preview, ...captions.find(({ _id }) => _id === id) };
  });
}

/** Applies changes to a content before they are saved. The list of missing parts stays until the server responds. */
export function applyChanges(content: OwnContent, changes: DraftChanges): OwnContent {
  const {
    previewIds,
    captions,
    variants,
    newPreviews: _,
    releaseIds,
    newReleases: __,
    categoryId,
    subcategoryIds: ___,
    ...rest
  } = changes;
  const plain = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...content,
    ...(categoryId === undefined || changes.subcategories !== undefined ? {} : { subcategories: [] }),
    ...plain,
    suggested: keepSuggested(content.suggested, changes),
    ...(variants === undefined ? {} : { variants: applyVariants(content, variants) }),
    ...(previewIds === undefined && captions === undefined
      ? {}
      : { previews: applyPreviews(content.previews, previewIds, captions) }),
    ...(releaseIds === undefined ? {} : { releases: content.releases.filter(({ _id }) => releaseIds.includes(_id)) }),
  };
}
