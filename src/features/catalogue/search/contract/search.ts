import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { idOrKey, line, personalQuery } from '../../../../platform/http/schemas.ts';
import { leftOut } from '../../catalogue/contract/filters.ts';
import { category } from '../../categories/contract/categories.ts';

const popularKey = z
  .object({
    key: z.string(),
    label: z.string(),
    count: z.int(),
    /**
     * True if several people searched for the keyword lately; false if it is popular because of its use in the
     * catalogue.
     */
    searched: z.boolean(),
  })
  .meta({ id: 'PopularKey' });

export const suggestion = z
  .object({
    kind: z.enum(['keyword', 'category', 'subcategory', 'contributor', 'work']),
    text: z.string(),
    textBn: z.string().nullable(),
    /** Path of the page that the suggestion opens. */
    href: z.string(),
    /** Number of works on that page; null for the page of a work. */
    count: z.int().nullable(),
  })
  .meta({ id: 'Suggestion' });

/** Popular keys and suggestions while typing. */
export const searchContract = {
  popularByCategory: operation({
    method: 'GET',
    path: '/content-category/popular-keys/category',
    access: 'public',
    tag: 'Categories',
    summary: 'Popular keys of each published category',
    output: z.object({
      items: z.array(
        z.object({
          category: category.pick({ _id: true, key: true, name: true, nameBn: true }),
          keys: z.array(popularKey),
        }),
      ),
    }),
    errors: [],
    shared: true,
  }),
  popularAll: operation({
    method: 'GET',
    path: '/content-category/popular-keys/all',
    access: 'public',
    tag: 'Categories',
    summary: 'Popular keys of the whole catalogue: searched, downloaded and used in the last 30 days',
    query: z.object(personalQuery),
    output: z.object({ items: z.array(popularKey) }),
    errors: [],
    shared: true,
    personal: true,
  }),
  listPopularInCategory: operation({
    method: 'GET',
    path: '/content-category/popular-keys/{x}',
    access: 'public',
    tag: 'Categories',
    summary: 'Popular keys of one category, by identifier or key',
    params: z.object({ x: idOrKey }),
    query: z.object(personalQuery),
    output: z.object({ items: z.array(popularKey) }),
    errors: ['not_found'],
    shared: true,
    personal: true,
  }),
  listSuggestions: operation({
    method: 'GET',
    path: '/content-category/recommendation/{x}',
    access: 'public',
    tag: 'Categories',
    summary: 'Suggestions for what has been typed so far',
    params: z.object({ x: line(100) }),
    query: z.object(personalQuery),
    output: z.object({ items: z.array(suggestion), leftOut }),
    errors: [],
    shared: true,
    personal: true,
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof searchContract> {}
}
