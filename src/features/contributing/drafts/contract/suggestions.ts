import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { id, line, wordList } from '../../../../platform/http/schemas.ts';
import { licence } from '../../../catalogue/licences/contract.ts';

const tag = 'Drafts';

/** Operations that suggest values for the fields of a draft. */
export const suggestionsContract = {
  licences: operation({
    method: 'GET',
    path: '/content/licences',
    access: 'creator',
    tag,
    summary: 'Licences that a variant can have',
    output: z.object({ items: z.array(licence) }),
    errors: [],
  }),
  suggestions: operation({
    method: 'GET',
    path: '/content/keyword-suggestions',
    access: 'creator',
    tag,
    summary: 'Keywords of similar works in the catalogue, most frequent first',
    query: z.object({
      title: line(200).default(''),
      category: z.string().max(60).optional(),
      keywords: wordList.default([]),
    }),
    output: z.object({ items: z.array(z.object({ keyword: z.string(), count: z.int() })) }),
    errors: [],
  }),
  suggestedKeywords: operation({
    method: 'GET',
    path: '/content/suggested-keywords',
    access: 'creator',
    tag,
    summary:
      'Suggested keywords for several of your drafts: words of their titles and categories, then keywords of works that look alike or share words',
    description:
      'At most 20 `ids`, separated by commas. Works that aren’t your drafts are left out, and so are keywords that a draft already has.',
    query: z.object({
      ids: z
        .string()
        .max(1000)
        .transform((text) => text.split(',').slice(0, 20)),
    }),
    output: z.object({ items: z.array(z.object({ _id: id, keywords: z.array(z.string()) })) }),
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof suggestionsContract> {}
}
