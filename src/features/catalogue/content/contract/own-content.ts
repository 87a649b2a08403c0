import * as z from 'zod';
import { id, instant, money } from '../../../../platform/http/schemas.ts';
import { categoryName, preview } from '../../catalogue/contract/card.ts';
import { variantFile } from './content.ts';
import { previewCaption } from './preview-caption.ts';
import { takedown } from './takedown.ts';

export const contentStatuses = [
  'draft',
  'pending',
  'changes_requested',
  'rejected',
  'published',
  'unpublished',
] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** Comma-separated statuses, such as `draft,rejected`. */
export const statusList = z
  .string()
  .max(200)
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(z.enum(contentStatuses)).min(1).max(6));

/** Number of contents in each status. */
export const statusCounts = z.object({
  draft: z.int(),
  pending: z.int(),
  changes_requested: z.int(),
  rejected: z.int(),
  published: z.int(),
  unpublished: z.int(),
});

/** Parts that a content can lack before it can be reviewed. */
export const missingParts = [
  'title',
  'category',
  'subcategory',
  'keywords',
  'description',
  'file',
  'price',
  'preview',
  'model_release',
  'property_release',
  'change_note',
] as const;
export type MissingPart = (typeof missingParts)[number];

/** Fields that Arbor can suggest for a new draft. */
export const suggestedParts = ['category', 'subcategory', 'licence', 'price'] as const;
export type SuggestedPart = (typeof suggestedParts)[number];

const settledBy: Readonly<Record<'categoryId' | 'subcategoryIds' | 'variants', readonly SuggestedPart[]>> = {
  categoryId: ['category', 'subcategory'],
  subcategoryIds: ['subcategory'],
  variants: ['licence', 'price'],
};

/**
 * Keeps the suggested fields that these changes don't set: a field that the contributor sets is no longer a suggestion.
 */
export function keepSuggested<T extends string>(
  suggested: readonly T[],
  changes: { readonly [Key in keyof typeof settledBy]?: unknown },
): T[] {
  const keys = Object.keys(settledBy) as (keyof typeof settledBy)[];
  const settled: readonly string[] = keys.flatMap((key) => (changes[key] === undefined ? [] : settledBy[key]));
  return suggested.filter((part) => !settled.includes(part));
}

const ownVariant = z
  .object({
    _id: id,
    name: z.string(),
    /** Code of the licence. */
    licence: z.string(),
    licenceName: z.object({ code: z.string(), name: z.string(), nameBn: z.string().nullable() }),
    /** Price of the variant; null means that it isn't for sale. */
    price: money.nullable(),
    /** True in a revision if the variant replaces a published one, which can't be removed. */
    isPublished: z.boolean(),
    files: z.array(variantFile),
  })
  .meta({ id: 'OwnVariant' });

/** Preview of the contributor's own content. Its URLs are `/api/v1/content/draft-preview/{_id}/{name}`. */
const ownPreview = preview
  .extend({
    ...previewCaption,
    /** Identifier of the file from which the preview was made. */
    fileId: id.nullable(),
    /** Name of that file; null if it is unknown. */
    fileName: z.string().nullable(),
    asset: z.object({ ext: z.string(), mediaType: z.string() }).nullable(),
    /** Whether the preview is a mock-up, which the site made to show the work in use. */
    mockup: z.boolean(),
  })
  .meta({ id: 'OwnPreview' });

/** A content in any status, as its contributor edits it. */
export const ownContent = z
  .object({
    _id: id,
    status: z.enum(contentStatuses),
    /** Identifier of the published content that this revision changes. */
    revisionOf: id.nullable(),
    /** Identifier of the open revision of a published content. */
    revisionId: id.nullable(),
    version: z.int(),
    title: z.string(),
    translatedTitle: z.string().nullable(),
    language: z.enum(['en', 'bn']),
    description: z.string(),
    category: categoryName.nullable(),
    subcategories: z.array(categoryName),
    keywords: z.array(z.string()),
    ai: z.boolean(),
    showsPeople: z.boolean(),
    showsProperty: z.boolean(),
    changeNote: z.string(),
    variants: z.array(ownVariant),
    previews: z.array(ownPreview),
    releases: z.array(z.object({ _id: id, kind: z.enum(['model', 'property']), name: z.string() })),
    /** Parts that the content lacks before it can be reviewed. */
    missing: z.array(z.enum(missingParts)),
    /** Fields that still have their suggested value. */
    suggested: z.array(z.enum(suggestedParts)),
    createdAt: instant,
    /**
     * Time of the last change. A client sends it back with its next change, so that nobody overwrites unseen changes.
     */
    updatedAt: instant,
    submittedAt: instant.nullable(),
    publishedAt: instant.nullable(),
    /** Takedown of the content; null unless an admin unpublished it. */
    takedown: takedown.nullable(),
  })
  .meta({ id: 'OwnContent' });
export type OwnContent = z.output<typeof ownContent>;
