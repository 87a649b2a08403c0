import type { Updateable } from 'kysely';
import type { Content } from '../../../../../platform/database/schema.ts';

export interface VariantChange {
  /** Identifier of the content's own part; undefined for a new one. */
  readonly _id?: string | undefined;
  readonly name: string;
  readonly licence: string;
  /** Poisha; null: not for sale. */
  readonly price: number | null;
  /** Files that the content has, or uploads that it takes in. */
  readonly files: readonly { readonly _id?: string | undefined; readonly upload?: string | undefined }[];
}

/** Whole or partial: what isn't given stays. */
export interface DraftChanges {
  readonly title?: string | undefined;
  readonly translatedTitle?: string | null | undefined;
  readonly language?: 'en' | 'bn' | undefined;
  readonly description?: string | undefined;
  readonly categoryId?: string | null | undefined;
  readonly subcategoryIds?: readonly string[] | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly ai?: boolean | undefined;
  readonly showsPeople?: boolean | undefined;
  readonly showsProperty?: boolean | undefined;
  readonly changeNote?: string | undefined;
  /** All of them, in their order. */
  readonly variants?: readonly VariantChange[] | undefined;
  /** All of them, in their order; those left out are removed. */
  readonly previewIds?: readonly string[] | undefined;
  /** Uploads that are shown, and not sold. */
  readonly newPreviews?: readonly string[] | undefined;
  /** Captions of some of its previews; an empty one takes it away. */
  readonly captions?:
    | readonly { readonly _id: string; readonly caption: string; readonly translatedCaption: string | null }[]
    | undefined;
  /** Those that stay. */
  readonly releaseIds?: readonly string[] | undefined;
  /** Uploads that become releases. */
  readonly newReleases?: readonly { readonly upload: string; readonly kind: 'model' | 'property' }[] | undefined;
}

/** Columns of the content's own row. */
export function toColumns(changes: DraftChanges): Updateable<Content> {
  const { title, translatedTitle, language, description, ai, showsPeople, showsProperty, changeNote } = changes;
  return {
    ...(title === undefined ? {} : { title }),
    ...(translatedTitle === undefined ? {} : { translated_title: translatedTitle === '' ? null : translatedTitle }),
    ...(language === undefined ? {} : { language, language_chosen: true }),
    ...(description === undefined ? {} : { description }),
    ...(ai === undefined ? {} : { ai }),
    ...(showsPeople === undefined ? {} : { shows_people: showsPeople }),
    ...(showsProperty === undefined ? {} : { shows_property: showsProperty }),
    ...(changeNote === undefined ? {} : { change_note: changeNote }),
  };
}
