import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id, idOrKey, instant, line, listSchema, pageQuery } from '../../../../platform/http/schemas.ts';
import { preview } from '../../../catalogue/catalogue/contract/card.ts';

const tag = 'Blog';
const blogLanguages = ['en', 'bn'] as const;

export const blogCategory = z
  .object({ _id: id, key: z.string(), name: z.string(), nameBn: z.string().nullable() })
  .meta({ id: 'BlogCategory' });

const cardText = z.object({ title: z.string(), summary: z.string() }).meta({ id: 'BlogCardText' }).nullable();

/** A post as lists show it. */
export const blogCard = z
  .object({
    _id: id,
    /** Name in the post's address: `/blog/{slug}`. */
    slug: z.string(),
    category: blogCategory.nullable(),
    /** Texts by language; null for a language without a text. */
    texts: z.object({ en: cardText, bn: cardText }),
    cover: preview.nullable(),
    showcased: z.boolean(),
    publishedAt: instant,
    /** Reading time in minutes. */
    minutes: z.int().min(1),
  })
  .meta({ id: 'BlogCard' });

const heading = z.object({ id: z.string(), level: z.int(), text: z.string() }).meta({ id: 'BlogHeading' });

export const blogSorts = ['showcased', 'newest'] as const;

export const blogContract = {
  categories: operation({
    method: 'GET',
    path: '/blog/category/all',
    access: 'public',
    tag,
    summary: 'Blog categories by name, with the number of public posts in each',
    output: z.object({
      items: z.array(blogCategory.extend({ postCount: z.int() }).meta({ id: 'CountedBlogCategory' })),
    }),
    errors: [],
    shared: true,
  }),
  all: operation({
    method: 'GET',
    path: '/blog/all/public',
    access: 'public',
    tag,
    summary: 'Published posts, featured ones first; filtered by category and words',
    query: z.object({
      ...pageQuery,
      category: z.string().max(100).optional(),
      q: line(200).optional(),
      sort: z.enum(blogSorts).default('showcased'),
      /** Limits the list to showcased posts. */
      showcased: z.literal('1').optional(),
    }),
    output: listSchema(blogCard),
    errors: ['bad_input'],
    shared: true,
  }),
  single: operation({
    method: 'GET',
    path: '/blog/single/{id}',
    access: 'public',
    tag,
    summary:
      'A published post by identifier or address, in the requested language if it exists, otherwise in the other',
    params: z.object({ id: idOrKey }),
    query: z.object({ language: z.enum(blogLanguages).default('en') }),
    output: blogCard
      .extend({
        /** Language of the returned title, summary and text. */
        language: z.enum(blogLanguages),
        title: z.string(),
        summary: z.string(),
        /** HTML generated from the stored text, with an allow-list of elements and attributes. */
        html: z.string(),
        headings: z.array(heading),
        views: z.int(),
        likes: z.int(),
        updatedAt: instant,
      })
      .meta({ id: 'BlogPost' }),
    errors: ['not_found'],
    shared: true,
  }),
  feed: operation({
    method: 'GET',
    path: '/blog/feed',
    access: 'public',
    tag,
    summary:
      'The last twenty posts in a language as RSS 2.0, at most 1 MB, so that long texts are left out; pages link to it as /blog/feed.xml',
    query: z.object({ language: z.enum(blogLanguages).default('en') }),
    output: 'stream',
    errors: [],
    limit: { calls: 300, seconds: 60 },
  }),
  related: operation({
    method: 'GET',
    path: '/blog/related/{id}',
    access: 'public',
    tag,
    summary: 'Three other published posts: those of the same category first, newest first',
    params: z.object({ id }),
    output: z.object({ items: z.array(blogCard) }),
    errors: ['not_found'],
    shared: true,
  }),
  view: operation({
    method: 'PATCH',
    path: '/blog/view/{id}',
    access: 'public',
    tag,
    summary: 'Counts a view of a post, once a day per account or, for visitors, per network',
    params: z.object({ id }),
    output: z.object({ views: z.int() }),
    errors: ['not_found'],
    limit: { calls: 300, seconds: 60 },
  }),
  liked: operation({
    method: 'GET',
    path: '/blog/liked/{id}',
    access: 'user',
    tag,
    summary: 'Whether you like a post',
    params: z.object({ id }),
    output: z.object({ isLiked: z.boolean() }),
    errors: [],
  }),
  like: operation({
    method: 'PATCH',
    path: '/blog/toggle/like/{id}',
    access: 'user',
    tag,
    summary: 'Likes or unlikes a post, as `isLiked` says; a retry changes nothing',
    params: z.object({ id }),
    body: z.strictObject({ isLiked: z.boolean().optional() }).optional(),
    output: z.object({ isLiked: z.boolean(), likes: z.int() }),
    errors: ['not_found'],
    limit: { calls: 300, seconds: 60 },
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof blogContract> {}
}
