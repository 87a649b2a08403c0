import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import {
  done,
  id,
  instant,
  line,
  listSchema,
  multilineText,
  pageQuery,
  sortQuery,
} from '../../../../platform/http/schemas.ts';
import { preview } from '../../../catalogue/catalogue/contract/card.ts';
import { blogCategory, blogContract } from './blog.ts';
import { blogBodyField, storedBlogBody } from './body.ts';

const tag = 'Blog admin';
const blogImageUpload = { field: 'image', maxBytes: 10 * 1024 * 1024 } as const;
/** Rate limit: encoding a picture takes seconds of CPU time. */
const limit = { calls: 120, seconds: 600 };
const params = z.object({ id });
const write = { access: 'admin', audit: 'recorded', tag } as const;

export const blogStatuses = ['draft', 'scheduled', 'published'] as const;

const blogSlug = z
  .string()
  .trim()
  .toLowerCase()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  // An id or the name of a blog page would be ambiguous in an address.
  .refine((text) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) && text !== 'all');

/** An empty description marks a decorative picture. */
const imageDescription = line(300);

/** Fields of a form, all as text. A language whose title, summary and content are empty is removed. */
const postFields = {
  title: line(160).optional(),
  titleBn: line(160).optional(),
  summary: multilineText(400).optional(),
  summaryBn: multilineText(400).optional(),
  /** The text as JSON of Tiptap nodes. */
  content: blogBodyField,
  contentBn: blogBodyField,
  /** Id of the category; empty for none. */
  categoryId: z.string().max(100).optional(),
  slug: blogSlug.optional(),
  /** Alternative text of the cover: of the uploaded picture, or else of the existing one. */
  coverDescription: imageDescription.optional(),
};

const saved = z
  .object({ _id: id, slug: z.string(), revision: z.int(), cover: preview.nullable() })
  .meta({ id: 'SavedBlogPost' });
const managed = z
  .object({
    _id: id,
    slug: z.string(),
    status: z.enum(blogStatuses),
    publishedAt: instant.nullable(),
    showcased: z.boolean(),
    /** Title by language, empty if missing. */
    title: z.string(),
    titleBn: z.string(),
    category: blogCategory.nullable(),
    cover: preview.nullable(),
    views: z.int(),
    likes: z.int(),
    updatedAt: instant,
  })
  .meta({ id: 'ManagedBlogPost' });
const writtenText = z
  .object({ title: z.string(), summary: z.string(), body: storedBlogBody })
  .meta({ id: 'WrittenBlogText' })
  .nullable();

/** What the editor shows of a work that a text embeds. */
const embeddedWork = z
  .object({ _id: id, title: z.string(), contributor: z.string(), preview: preview.nullable() })
  .meta({ id: 'EmbeddedWork' });

export const blogAdminContract = {
  create: operation({
    ...write,
    method: 'POST',
    path: '/blog/create',
    summary: 'Creates a post as a draft; without an address, one is derived from its title',
    body: z.strictObject(postFields),
    upload: { ...blogImageUpload, isOptional: true },
    limit,
    output: saved,
    errors: [],
  }),
  update: operation({
    ...write,
    method: 'PUT',
    path: '/blog/update/{id}',
    summary:
      'Changes the given fields of a post; 409 if another save, or a later attempt at this one, has changed the post since `revision`',
    params,
    body: z.strictObject({
      ...postFields,
      /** Revision that the caller has read. */
      revision: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      /** Idempotency key of a save; a retry repeats it, so that it doesn't conflict with itself. */
      saveKey: z.string().min(8).max(100).optional(),
      /**
       * Number of the attempt, because the text may grow between retries of a save. Without it `saveKey` is ignored.
       */
      saveTry: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      /** Id of one of the post's pictures to use as its cover; empty for none. */
      coverId: z.string().max(100).optional(),
    }),
    upload: { ...blogImageUpload, isOptional: true },
    limit,
    output: saved,
    errors: ['conflict'],
  }),
  addImage: operation({
    ...write,
    method: 'POST',
    path: '/blog/content/image/{id}',
    summary: 'Adds a picture to a post for use in its text: re-encoded in the widths that pages need, without metadata',
    params,
    body: z.strictObject({ description: imageDescription.default('') }),
    upload: blogImageUpload,
    limit,
    output: z.object({ image: preview }),
    errors: ['conflict'],
  }),
  removeImage: operation({
    ...write,
    method: 'DELETE',
    path: '/blog/content/image/{id}',
    summary: 'Removes a picture of a post; 409 if the post uses it. Also accepted in the query',
    params,
    query: z.object({ imageId: z.string().max(100).optional() }),
    body: z.strictObject({ imageId: z.string().max(100).optional() }).optional(),
    output: done,
    errors: ['conflict'],
  }),
  togglePublished: operation({
    ...write,
    method: 'PATCH',
    path: '/blog/toggle/publish/{id}',
    summary:
      'Publishes a post now or `at` a later time, or makes it a draft again; 409 if it has no text, or if `at` is given for a public post',
    params,
    body: z
      .strictObject({ published: z.boolean().optional(), at: z.iso.datetime({ offset: true }).optional() })
      .optional(),
    output: z.object({ status: z.enum(blogStatuses), publishedAt: instant.nullable() }),
    errors: ['conflict'],
  }),
  toggleShowcased: operation({
    ...write,
    method: 'PATCH',
    path: '/blog/toggle/showcase/{id}',
    summary: 'Features a post or stops featuring it, as `showcased` says',
    params,
    body: z.strictObject({ showcased: z.boolean().optional() }).optional(),
    output: z.object({ showcased: z.boolean() }),
    errors: [],
  }),
  remove: operation({
    ...write,
    method: 'DELETE',
    path: '/blog/delete/{id}',
    summary: 'Deletes a post, which can be restored for 30 days',
    params,
    output: done,
    errors: [],
  }),
  restore: operation({
    ...write,
    method: 'PATCH',
    path: '/blog/restore/{id}',
    summary: 'Restores a deleted post',
    params,
    output: done,
    errors: [],
  }),
  all: operation({
    method: 'GET',
    path: '/blog/admin/all',
    access: 'admin',
    tag,
    summary: 'All posts, filtered by status, category (its key or identifier) and words',
    query: z.object({
      ...pageQuery,
      /** `status` sorts drafts first, then by the time of publication; `figures` sorts by views. */
      sort: sortQuery(['created', 'title', 'status', 'showcased', 'figures'], '-created'),
      q: line(200).optional(),
      status: z.enum(blogStatuses).optional(),
      category: z.string().max(100).optional(),
    }),
    output: listSchema(managed),
    errors: [],
  }),
  single: operation({
    method: 'GET',
    path: '/blog/admin/single/{id}',
    access: 'admin',
    tag,
    summary: 'One post with everything that its editor needs, in any status',
    params,
    output: z
      .object({
        _id: id,
        slug: z.string(),
        /** Whether the post was ever public, so that its address can't change. */
        wasPublic: z.boolean(),
        status: z.enum(blogStatuses),
        publishedAt: instant.nullable(),
        showcased: z.boolean(),
        categoryId: id.nullable(),
        coverId: id.nullable(),
        images: z.array(preview),
        texts: z.object({ en: writtenText, bn: writtenText }),
        /** Public works that the texts embed. */
        works: z.array(embeddedWork),
        revision: z.int(),
        updatedAt: instant,
      })
      .meta({ id: 'WholeBlogPost' }),
    errors: [],
  }),
  preview: operation({
    method: 'GET',
    path: '/blog/admin/preview/{id}',
    access: 'admin',
    tag,
    summary:
      'Preview of a post as readers will see it, in any status; null while neither language has a title and a text',
    params,
    query: z.object({ language: z.enum(['en', 'bn']).default('en') }),
    output: z.object({ post: blogContract.single.output.nullable() }),
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof blogAdminContract> {}
}
