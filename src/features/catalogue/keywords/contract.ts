import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { line, listSchema, multilineText, pageQuery, sortQuery } from '../../../platform/http/schemas.ts';

const MAX_LENGTH = 60;
const toLower = (text: string): string => text.toLowerCase();
/** Keyword as works store it; lower case can be longer than the input. */
const keyword = line(MAX_LENGTH).overwrite(toLower).min(1).max(MAX_LENGTH);

const keywordUse = z
  .object({
    keyword: z.string(),
    /** Number of published works with the keyword. */
    works: z.int(),
    /** Number of works in the chosen category; null if none is chosen. */
    inCategory: z.int().nullable(),
    /** Number of searches in the last 30 days. */
    searches: z.int(),
  })
  .meta({ id: 'KeywordUse' });

const write = {
  access: 'admin',
  audit: 'recorded',
  tag: 'Categories',
  output: z
    .object({
      /** Number of works with the keyword, in any status. */
      works: z.int(),
      /** Whether a job changes the works in batches, because they are many. */
      queued: z.boolean(),
      /** Whether other works had the new keyword already. */
      merged: z.boolean(),
    })
    .meta({ id: 'KeywordChange' }),
} as const;

/** Operations for admins on the keywords of all works. */
export const keywordsContract = {
  all: operation({
    method: 'GET',
    path: '/content-category/keywords/all',
    access: 'admin',
    tag: 'Categories',
    summary: 'Keywords of published works, with the number of works and searches',
    query: z.object({
      /** The category’s key. */
      category: line(100).optional(),
      /** Words that the keyword contains, in any order. */
      q: line(100).overwrite(toLower).optional(),
      sort: sortQuery(['works', 'keyword'], '-works'),
      ...pageQuery,
    }),
    output: listSchema(keywordUse),
    errors: ['bad_input'],
  }),
  rename: operation({
    ...write,
    method: 'PUT',
    path: '/content-category/keywords/rename',
    summary: 'Renames a keyword in all works; works that have both keep one',
    body: z.strictObject({ keyword, to: keyword.regex(/^[^,;|،]*$/u) }),
    errors: ['bad_input', 'not_found', 'conflict'],
  }),
  remove: operation({
    ...write,
    method: 'DELETE',
    path: '/content-category/keywords/remove',
    summary: 'Removes a keyword from all works',
    body: z.strictObject({ keyword, reason: multilineText(500).min(1) }),
    errors: ['bad_input', 'not_found', 'conflict'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof keywordsContract> {}
}
