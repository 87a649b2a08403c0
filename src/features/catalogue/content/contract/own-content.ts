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

/** `draft,rejected` */
export const statusList = z
  .string()
  .max(200)
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(z.enum(contentStatuses)).min(1).max(6));

/** How many there are of each. */
export const statusCounts = z.object({
  draft: z.int(),
  pending: z.int(),
  changes_requested: z.int(),
  rejected: z.int(),
  published: z.int(),
  unpublished: z.int(),
});

/** What a content lacks before it can be reviewed. */
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

/** What Arbor can propose for a new draft. */
export const suggestedParts = ['category', 'subcategory', 'licence', 'price'] as const;
export type SuggestedPart = (typeof suggestedParts)[number];

const settledBy: Readonly<Record<'categoryId' | 'subcategoryIds' | 'variants', readonly SuggestedPart[]>> = {
  categoryId: ['category', 'subcategory'],
  subcategoryIds: ['subcategory'],
  variants: ['licence', 'price'],
};

/** What is still a proposal after these changes: a value that is set isn't one any more. */
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
    /** The licence's code. */
    licence: z.string(),
    licenceName: z.object({ code: z.string(), name: z.string(), nameBn: z.string().nullable() }),
    /** Null: not for sale. */
    price: money.nullable(),
    /** For a revision: replaces a published variant, which stays. */
    isPublished: z.boolean(),
    files: z.array(variantFile),
  })
  .meta({ id: 'OwnVariant' });

/** Addresses: `/api/v1/content/draft-preview/{_id}/{name}`. */
const ownPreview = preview
  .extend({
    ...previewCaption,
    /** The file that it was made from. */
    fileId: id.nullable(),
    /** That file's name; null where it isn't known. */
    fileName: z.string().nullable(),
    asset: z.object({ ext: z.string(), mediaType: z.string() }).nullable(),
    /** Shows the work in use; made by the site. */
    mockup: z.boolean(),
  })
  .meta({ id: 'OwnPreview' });

/** A content as its contributor works on it, in any status. */
export const ownContent = z
  .object({
    _id: id,
    status: z.enum(contentStatuses),
    /** The published content that this is a revision of. */
    revisionOf: id.nullable(),
    /** The revision that is open, of a published content. */
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
    /** What is still missing before it can be reviewed. */
    missing: z.array(z.enum(missingParts)),
    /** What was proposed, and hasn't been changed since. */
    suggested: z.array(z.enum(suggestedParts)),
    createdAt: instant,
    /** Time of the last change; sent back with the next one, so that nobody overwrites what they haven't seen. */
    updatedAt: instant,
    submittedAt: instant.nullable(),
    publishedAt: instant.nullable(),
    /** Null unless an admin unpublished it. */
    takedown: takedown.nullable(),
  })
  .meta({ id: 'OwnContent' });
export type OwnContent = z.output<typeof ownContent>;
