import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { done, id, idOrKey, line, listSchema, pageQuery, sortQuery } from '../../../platform/http/schemas.ts';

const toLower = (text: string): string => text.toLowerCase();
const phrase = line(60).overwrite(toLower).min(1);
const pair = { one: phrase, other: phrase };

const synonym = z
  .object({
    _id: id,
    one: z.string(),
    other: z.string(),
  })
  .meta({ id: 'Synonym' });

/** How many works a search finds; null where counting took too long. */
const found = z.object({ total: z.int(), totalIsMore: z.boolean() }).nullable();
const search = z.object({ now: found, paired: found });

const tag = 'Admin';

/** Synonyms: a search for one word of a pair also finds works with the other. */
export const synonymsContract = {
  list: operation({
    method: 'GET',
    path: '/admin/synonyms',
    access: 'admin',
    tag,
    summary: 'Pairs of synonyms',
    query: z.object({
      q: line(100).overwrite(toLower).optional(),
      sort: sortQuery(['created', 'one', 'other'], '-created'),
      ...pageQuery,
    }),
    output: listSchema(synonym),
    errors: ['bad_input'],
  }),
  preview: operation({
    method: 'GET',
    path: '/admin/synonyms/preview',
    access: 'admin',
    tag,
    summary: 'How many works searches for two words find now, and would find as synonyms',
    query: z.object(pair),
    output: z.object({ one: search, other: search }),
    errors: ['bad_input'],
  }),
  create: operation({
    method: 'POST',
    path: '/admin/synonyms',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Adds a pair of synonyms, used by searches right away',
    body: z.strictObject(pair),
    output: synonym,
    errors: ['bad_input'],
  }),
  remove: operation({
    method: 'DELETE',
    path: '/admin/synonyms/{id}',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Deletes a pair of synonyms',
    params: z.object({ id: idOrKey }),
    output: done,
    errors: ['not_found'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof synonymsContract> {}
}
