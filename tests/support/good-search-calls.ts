import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';
import { makeKeyword } from './keywords.ts';
import { makeSynonym } from './synonyms.ts';

const nextWord = (): string => nextKey().replace(' ', '');

let keys = 0;
const nextKey = (): string => {
  keys += 1;
  return `key ${keys}`;
};

/** Creates valid calls of admins' operations on searches. */
export const createSearchCalls = (
  app: TestApp,
): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> => ({
  'PUT /admin/search-keys/pin': () => ({ body: { key: nextKey(), pinned: true } }),
  'PUT /admin/search-keys/order': () => ({ body: { before: ['nobody pinned this'], keys: [] } }),
  'PUT /admin/search-keys/rename': () => ({ body: { key: nextKey(), label: 'A name' } }),
  'PUT /admin/search-keys/hide': () => ({ body: { key: nextKey(), hidden: true } }),
  'PUT /admin/search-keys/merge': async () => {
    const into = nextKey();
    await app.pool.query('insert into keyword_setting (keyword, hidden) values ($1, true)', [into]);
    return { body: { key: nextKey(), into } };
  },
  'PUT /content-category/keywords/rename': async () => ({
    body: { keyword: await makeKeyword(app, nextKey()), to: nextKey() },
  }),
  'DELETE /content-category/keywords/remove': async () => ({
    body: { keyword: await makeKeyword(app, nextKey()), reason: 'Nobody searches for it.' },
  }),
  'GET /admin/synonyms/preview': () => ({ query: '?one=river&other=nodi' }),
  'GET /admin/synonyms/lexicon': () => ({ query: '?q=mosque' }),
  'PUT /admin/synonyms/struck': () => ({ body: { one: 'mosque', other: 'মসজিদ', struck: true } }),
  'POST /admin/synonyms': () => ({ body: { one: nextWord(), other: nextWord() } }),
  'DELETE /admin/synonyms/{id}': async ({ record }) => ({
    path: { id: record === 'missing' ? createId() : await makeSynonym(app, nextWord(), nextWord()) },
  }),
});
