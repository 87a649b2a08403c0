import type { Updateable } from 'kysely';
import type { Content } from '../../../../../platform/database/schema.ts';

export interface VariantChange {
  /** Identifier of an existing variant; undefined for a new one. */
  readonly _id?: string | undefined;
  readonly name: string;
  readonly licence: string;
  /** Price in poisha; null means that the variant isn't for sale. */
  readonly price: number | null;
  /** Files that the content already has (`_id`), or processed uploads to add (`upload`). */
  readonly files: readonly { readonly _id?: string | undefined; readonly upload?: string | undefined }[];
}

/** Changes to a draft. Fields that aren't given keep their values. */
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
  /** The complete list of variants, in their order. */
  readonly variants?: readonly VariantChange[] | undefined;
  /** The complete list of previews, in their order; previews that aren't listed are removed. */
  readonly previewIds?: readonly string[] | undefined;
  /** Uploads that become previews and aren't sold. */
  readonly newPreviews?: readonly string[] | undefined;
  /** Captions to change. An empty caption removes the existing one. */
  readonly captions?:
    | readonly { readonly _id: string; readonly caption: string; readonly translatedCaption: string | null }[]
    | undefined;
  /** Releases to keep; the others are removed. */
  readonly releaseIds?: readonly string[] | undefined;
  /** Uploads that become model or property releases. */
  readonly newReleases?: readonly { readonly upload: string; readonly kind: 'model' | 'property' }[] | undefined;
}

/** Converts changes to columns of the content's own row. */
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
