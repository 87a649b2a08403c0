import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { line, listSchema, multilineText, pageQuery } from '../../../platform/http/schemas.ts';

const MAX_LENGTH = 60;
const toLower = (text: string): string => text.toLowerCase();
/** As works keep it; lower case can be longer than what was typed. */
const keyword = line(MAX_LENGTH).overwrite(toLower).min(1).max(MAX_LENGTH);

const keywordUse = z
  .object({
    keyword: z.string(),
    /** Published works that have it. */
    works: z.int(),
    /** Those of the chosen category; null where none is chosen. */
    inCategory: z.int().nullable(),
    /** In the last 30 days. */
    searches: z.int(),
  })
  .meta({ id: 'KeywordUse' });

const write = {
  access: 'admin',
  audit: 'recorded',
  tag: 'Categories',
  output: z
    .object({
      /** That have the keyword, of any status. */
      works: z.int(),
      /** They are many, so a job changes them one batch after the other. */
      queued: z.boolean(),
      /** Other works had the new keyword already. */
      merged: z.boolean(),
    })
    .meta({ id: 'KeywordChange' }),
} as const;

/** Keywords over all works, for admins. */
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
      /** Words that are in the keyword, in any order. */
      q: line(100).overwrite(toLower).optional(),
      sort: z.enum(['used', 'name']).default('used'),
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
