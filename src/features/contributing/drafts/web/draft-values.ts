import type { InputOf } from '../../../../platform/http/operation.ts';
import { keepSuggested, type OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import type { draftsContract } from '../contract/drafts.ts';

/** What a call sends of a change. */
type SentChanges = InputOf<(typeof draftsContract)['update']>['body']['changes'];

interface Place {
  readonly _id: string;
  readonly key: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/** What is changed in the table; `category` and `subcategories` say how to show what `…Id` and `…Ids` mean. */
export type DraftChanges = SentChanges & { category?: Place | null; subcategories?: Place[] };

/** Without what is there for the screen only. */
export function toSent({ category: _, subcategories: __, ...sent }: DraftChanges): SentChanges {
  return sent;
}

type OwnVariant = OwnContent['variants'][number];
type VariantChange = NonNullable<SentChanges['variants']>[number];

/** A variant as a change names it. */
export const toVariantChange = ({ _id, name, licence, price, files }: OwnVariant): VariantChange => ({
  // One that the server hasn't got yet has none.
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

/** The content as it will be once the changes are saved. The checklist is the server's, and follows with its answer. */
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
