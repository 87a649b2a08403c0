import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id, idOrKey, instant, line, listSchema, personalQuery } from '../../../../platform/http/schemas.ts';
import { category, subcategory } from '../../categories/contract/categories.ts';
import { card } from './card.ts';
import { facetGroup, filters, leftOut, listQuery } from './filters.ts';
import { understoodWord } from './understood.ts';

/** Maximum number of cards per request. */
const MAX_CARDS = 12;

/** Comma-separated identifiers; invalid ones are treated as unknown. */
const cardIds = z
  .string()
  .max(500)
  .transform((text) => text.split(','))
  .refine((all) => all.length <= MAX_CARDS);

/** Operations on public works and their counts. */
export const catalogueContract = {
  all: operation({
    method: 'GET',
    path: '/content/all',
    access: 'public',
    tag: 'Content',
    summary: 'Published content with search, filters, sorting and cursor pagination',
    query: listQuery,
    output: listSchema(card).extend({
      /** Query that was searched instead, if `q` had a typing error. */
      correctedQuery: z.string().nullable(),
      /** Words of `q` that were interpreted differently from how they are written. */
      understood: z.array(understoodWord),
      /**
       * Number of items that match the whole search. They come first; the items after them match only some of the
       * words.
       */
      exact: z.int(),
      leftOut,
    }),
    errors: ['bad_input'],
    shared: true,
    personal: true,
  }),
  facets: operation({
    method: 'GET',
    path: '/content/facets',
    access: 'public',
    tag: 'Content',
    summary: 'Number of results for each choice of each filter',
    description:
      'Counting has a time limit, and each network gets a share of it; once it is used up, choices have no counts.',
    query: filters,
    output: z.object({
      groups: z.array(facetGroup),
      /** Filters whose counts are lower bounds, because only the first 10,000 results were counted. */
      sampled: z.array(facetGroup.shape.key),
    }),
    errors: ['bad_input'],
    shared: true,
    personal: true,
  }),
  related: operation({
    method: 'GET',
    path: '/content/related/{id}',
    access: 'public',
    tag: 'Content',
    summary: 'Similar content by other contributors, and more by the same contributor',
    params: z.object({ id: idOrKey }),
    query: z.object(personalQuery),
    output: z.object({ related: z.array(card), fromContributor: z.array(card), leftOut }),
    errors: ['not_found'],
    shared: true,
    personal: true,
  }),
  cards: operation({
    method: 'GET',
    path: '/content/cards',
    access: 'public',
    tag: 'Content',
    summary: 'Up to 12 published contents by identifier, in the requested order; unpublished ones are left out',
    query: z.object({ ids: cardIds }),
    output: z.object({ items: z.array(card) }),
    errors: ['bad_input', 'too_many_requests'],
    limit: { calls: 120, seconds: 60 },
  }),
  view: operation({
    method: 'PATCH',
    path: '/content/view/{id}',
    access: 'public',
    tag: 'Content',
    summary: 'Counts a view, once a day for each person',
    params: z.object({ id: idOrKey }),
    /** `search`: query of the list that led to the work. */
    query: z.object({ search: line(100).optional() }),
    output: z.object({ views: z.int() }),
    errors: ['not_found', 'too_many_requests'],
    limit: { calls: 120, seconds: 60 },
  }),
  sitemap: operation({
    method: 'GET',
    path: '/content/sitemap',
    access: 'public',
    tag: 'Content',
    summary: 'Sitemap: without `after` the start of each part, with it one part',
    query: z.object({ after: z.string().trim().max(40).optional() }),
    output: z.object({
      parts: z.array(z.string()),
      /** Usernames of contributors with listed works; only in responses to calls without `after`. */
      contributors: z.array(z.string()),
      items: z.array(z.object({ _id: id, title: z.string(), updatedAt: instant })),
    }),
    errors: ['too_many_requests'],
    limit: { calls: 60, seconds: 60 },
  }),
  listCategories: operation({
    method: 'GET',
    path: '/content-category/published',
    access: 'public',
    tag: 'Categories',
    summary: 'Published categories, in display order',
    output: z.object({ items: z.array(category) }),
    errors: [],
    shared: true,
    pageCacheSeconds: 5,
  }),
  showCategory: operation({
    method: 'GET',
    path: '/content-category/published/{x}',
    access: 'public',
    tag: 'Categories',
    summary: 'One published category, by identifier or key',
    params: z.object({ x: idOrKey }),
    output: category,
    errors: ['not_found'],
    shared: true,
  }),
  showSubcategory: operation({
    method: 'GET',
    path: '/content-category/subkey/{key}',
    access: 'public',
    tag: 'Categories',
    summary: 'A subcategory by its key, with the category that it belongs to',
    params: z.object({ key: idOrKey }),
    output: z.object({ subcategory, category }),
    errors: ['not_found'],
    shared: true,
  }),
  fillProgress: operation({
    method: 'GET',
    path: '/catalogue/fill-progress',
    access: 'public',
    tag: 'Content',
    summary: 'Whether this is the demo catalogue, and the progress of filling it',
    output: z.object({
      /** Whether listed works include the demo catalogue. */
      hasDemo: z.boolean(),
      /** Numbers of listed and expected contents while the demo catalogue is being filled, otherwise null. */
      progress: z.object({ done: z.int(), total: z.int() }).nullable(),
    }),
    errors: [],
    pageCacheSeconds: 1,
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof catalogueContract> {}
}
