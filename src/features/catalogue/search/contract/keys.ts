import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, line, listSchema, pageQuery, type Sort, sortQuery } from '../../../../platform/http/schemas.ts';

/** Lengths of the period, in days. */
const keyPeriods = ['7', '30', '90'] as const;
export const keyChoices = ['nothing_found', 'popular', 'pinned', 'hidden'] as const;
const keyColumns = ['searches', 'nothing', 'recent', 'key'] as const;
export type KeySort = Sort<(typeof keyColumns)[number]>;
const fewFoundColumns = ['searches', 'found', 'recent', 'key'] as const;
export type FewFoundSort = Sort<(typeof fewFoundColumns)[number]>;
const MAX_PINNED = 20;
const MAX_LENGTH = 60;

const toLower = (text: string): string => text.toLowerCase();
const typedKey = line(MAX_LENGTH).overwrite(toLower);
const key = typedKey.min(1);

const searchKey = z
  .object({
    key: z.string(),
    /** Name of the key in popular keys and suggestions; null if the key itself is shown. */
    label: z.string().nullable(),
    searches: z.int(),
    nothingFound: z.int(),
    /** Day of the last search in Dhaka's time zone; null if there was none in the period. */
    lastSearched: z.string().nullable(),
    /** Number of works that have the key as a keyword. */
    works: z.int(),
    /** Position among the pinned keys, from 0; null if the key isn't pinned. */
    pinPosition: z.int().nullable(),
    hidden: z.boolean(),
    /** Whether the key is one of the popular keys of the whole catalogue. */
    popular: z.boolean(),
    /** Keys that are merged into this one in statistics. */
    merged: z.array(z.string()),
    /** Numbers of searches in equal parts of the period, oldest first. */
    trend: z.array(z.int()),
  })
  .meta({ id: 'SearchKey' });

const fewFound = z
  .object({
    key: z.string(),
    searches: z.int(),
    /** Number of works that the last search found. */
    found: z.int(),
    /** Number of works that a search finds now; null if counting took too long. */
    foundNow: z.object({ total: z.int(), totalIsMore: z.boolean() }).nullable(),
    /** Day of the last search in Dhaka's time zone. */
    lastSearched: z.string(),
    /** Whether the search can be part of a synonym pair, whose phrases have one to four words. */
    canHaveSynonym: z.boolean(),
  })
  .meta({ id: 'FewFoundSearch' });

const write = { method: 'PUT', access: 'admin', audit: 'recorded', tag: 'Admin', output: done } as const;

/** Operations for admins on search statistics and popular keys. */
export const searchKeysContract = {
  list: operation({
    method: 'GET',
    path: '/admin/search-keys',
    access: 'admin',
    tag: 'Admin',
    summary: 'Searches of the last 7, 30 or 90 days, including those without results',
    query: z.object({
      q: line(100).overwrite(toLower).optional(),
      days: z.enum(keyPeriods).default('30'),
      show: z.enum(keyChoices).optional(),
      sort: sortQuery(keyColumns, '-searches'),
      ...pageQuery,
    }),
    output: listSchema(searchKey),
    errors: ['bad_input'],
  }),
  listFewFound: operation({
    method: 'GET',
    path: '/admin/search-keys/few-found',
    access: 'admin',
    tag: 'Admin',
    summary: 'Searches of the last 30 days that found fewer than five works',
    query: z.object({
      q: line(100).overwrite(toLower).optional(),
      sort: sortQuery(fewFoundColumns, '-searches'),
      ...pageQuery,
    }),
    output: listSchema(fewFound),
    errors: ['bad_input'],
  }),
  listPinned: operation({
    method: 'GET',
    path: '/admin/search-keys/pinned',
    access: 'admin',
    tag: 'Admin',
    summary: 'The pinned keys, in display order',
    output: z.object({ items: z.array(z.object({ key: z.string(), label: z.string().nullable(), works: z.int() })) }),
    errors: [],
  }),
  pin: operation({
    ...write,
    path: '/admin/search-keys/pin',
    summary: 'Pins a search key after the other pinned ones, or unpins it',
    body: z.strictObject({ key, pinned: z.boolean() }),
    errors: ['bad_input'],
  }),
  order: operation({
    ...write,
    path: '/admin/search-keys/order',
    summary: 'Sets the pinned keys, in order; 409 if they are no longer `before`',
    body: z.strictObject({ before: z.array(key).max(100), keys: z.array(key).max(MAX_PINNED) }),
    errors: ['bad_input', 'conflict'],
  }),
  rename: operation({
    ...write,
    path: '/admin/search-keys/rename',
    summary: 'Renames a popular key; an empty name restores the key itself',
    body: z.strictObject({ key, label: line(MAX_LENGTH) }),
    errors: ['bad_input'],
  }),
  hide: operation({
    ...write,
    path: '/admin/search-keys/hide',
    summary: 'Hides a search in popular searches and suggestions, or shows it again',
    body: z.strictObject({ key, hidden: z.boolean() }),
    errors: ['bad_input'],
  }),
  merge: operation({
    ...write,
    path: '/admin/search-keys/merge',
    summary: 'Merges a key into another one; an empty value separates it again',
    body: z.strictObject({ key, into: typedKey }),
    errors: ['bad_input'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof searchKeysContract> {}
}
