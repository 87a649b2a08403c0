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

/** Number of works that a search finds; null if counting took too long. */
const found = z.object({ total: z.int(), totalIsMore: z.boolean() }).nullable();
const search = z.object({ now: found, paired: found });

const lexiconPhrase = line(100).overwrite(toLower).min(1);
const lexiconPair = z
  .object({
    one: z.string(),
    other: z.string(),
    /** True for a pair that is only close in meaning. Searches use it if few works have the word itself. */
    near: z.boolean(),
    /** True if an admin disabled the pair; searches don't use it then. */
    struck: z.boolean(),
  })
  .meta({ id: 'LexiconPair' });

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
    summary: 'How many works searches for two words find now, and how many they would find as synonyms',
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
  lookUp: operation({
    method: 'GET',
    path: '/admin/synonyms/lexicon',
    access: 'admin',
    tag,
    summary: 'Built-in synonyms of a word',
    query: z.object({ q: lexiconPhrase }),
    output: z.object({ items: z.array(lexiconPair) }),
    errors: ['bad_input'],
  }),
  listStruck: operation({
    method: 'GET',
    path: '/admin/synonyms/struck',
    access: 'admin',
    tag,
    summary: 'Built-in pairs of synonyms that are turned off, latest first',
    query: z.object(pageQuery),
    output: listSchema(lexiconPair),
    errors: ['bad_input'],
  }),
  strike: operation({
    method: 'PUT',
    path: '/admin/synonyms/struck',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Turns a built-in pair of synonyms off or on; this takes effect right away',
    body: z.strictObject({ one: lexiconPhrase, other: lexiconPhrase, struck: z.boolean() }),
    output: done,
    errors: ['bad_input'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof synonymsContract> {}
}
