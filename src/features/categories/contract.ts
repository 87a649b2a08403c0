import * as z from 'zod';
import { type OperationsByKey, operation } from '../../platform/http/operation.ts';
import { id, idOrKey } from '../../platform/http/schemas.ts';

const subcategory = z
  .object({
    _id: id,
    key: z.string(),
    name: z.string(),
    nameBn: z.string().nullable(),
    contentCount: z.int(),
  })
  .meta({ id: 'Subcategory' });

export const category = z
  .object({
    _id: id,
    key: z.string(),
    name: z.string(),
    nameBn: z.string().nullable(),
    description: z.string(),
    descriptionBn: z.string().nullable(),
    /** Previews of the most popular content, for a tile: `/media/{_id}/{width}.webp`. */
    covers: z.array(
      z.object({
        _id: id,
        width: z.int(),
        height: z.int(),
        widths: z.array(z.int()),
        colors: z.array(z.string()),
        alt: z.string(),
      }),
    ),
    contentCount: z.int(),
    subcategories: z.array(subcategory),
  })
  .meta({ id: 'Category' });

const popularKey = z.object({ key: z.string(), label: z.string(), count: z.int() }).meta({ id: 'PopularKey' });

export const suggestion = z
  .object({
    kind: z.enum(['keyword', 'category', 'subcategory', 'contributor']),
    text: z.string(),
    textBn: z.string().nullable(),
    /** What to open: a path of the site. */
    href: z.string(),
    count: z.int().nullable(),
  })
  .meta({ id: 'Suggestion' });

const tag = 'Categories';

const adminCategory = category
  .omit({ covers: true })
  .extend({ published: z.boolean(), position: z.int() })
  .meta({ id: 'AdminCategory' });

export const categoriesContract = {
  all: operation({
    method: 'GET',
    path: '/content-category/all',
    access: 'admin',
    tag: 'Admin',
    summary: 'Every category, published or not, in their order',
    output: z.object({ items: z.array(adminCategory) }),
    errors: ['unauthenticated'],
  }),
  published: operation({
    method: 'GET',
    path: '/content-category/published',
    access: 'public',
    tag,
    summary: 'Published categories, in their order',
    output: z.object({ items: z.array(category) }),
    errors: [],
    shared: true,
    pageCacheSeconds: 5,
  }),
  publishedOne: operation({
    method: 'GET',
    path: '/content-category/published/{x}',
    access: 'public',
    tag,
    summary: 'One published category, by identifier or key',
    params: z.object({ x: idOrKey }),
    output: category,
    errors: ['not_found'],
    shared: true,
  }),
  subkey: operation({
    method: 'GET',
    path: '/content-category/subkey/{key}',
    access: 'public',
    tag,
    summary: 'A subcategory by its key, with the category that it belongs to',
    params: z.object({ key: idOrKey }),
    output: z.object({ subcategory, category }),
    errors: ['not_found'],
    shared: true,
  }),
  popularByCategory: operation({
    method: 'GET',
    path: '/content-category/popular-keys/category',
    access: 'public',
    tag,
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
    tag,
    summary: 'Popular keys of the whole catalogue: searched, downloaded and used in the last 30 days',
    output: z.object({ items: z.array(popularKey) }),
    errors: [],
    shared: true,
  }),
  popularOne: operation({
    method: 'GET',
    path: '/content-category/popular-keys/{x}',
    access: 'public',
    tag,
    summary: 'Popular keys of one category, by identifier or key',
    params: z.object({ x: idOrKey }),
    output: z.object({ items: z.array(popularKey) }),
    errors: ['not_found'],
    shared: true,
  }),
  recommendation: operation({
    method: 'GET',
    path: '/content-category/recommendation/{x}',
    access: 'public',
    tag,
    summary: 'Suggestions for what has been typed so far',
    params: z.object({ x: z.string().max(100) }),
    output: z.object({ items: z.array(suggestion) }),
    errors: [],
    shared: true,
  }),
};

declare module '../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof categoriesContract> {}
}
