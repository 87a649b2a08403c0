import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { recordQueries } from '../../../../tests/support/explain.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { readSynonyms } from '../synonyms/service/pairs.ts';
import { findMeant, type Meant } from './service/reading/unknown-words.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  const category = await makeCategory(app, 'icons');
  const contributor = await makeContributor(app, 'rahim');
  await makeContent(app, { category, contributor, title: 'Weather by the river', keywords: ['monsoon'] });
});

it('looks all mistyped words up at once, and not again for a minute', async () => {
  const words = ['wether', 'rvier', 'mnsoon', 'wether'];
  const counts: number[] = [];
  for (const _ of ['first', 'second']) {
    let meant: ReadonlyMap<string, Meant> = new Map();
    const queries = await recordQueries(app.pool, async (db) => {
      meant = await findMeant({ ...app.systemContext(), db }, 'test', words, readSynonyms);
    });
    expect(
      [...meant].map(
        ([
          typed,
          {
            how,
            words: [first],
          },
        ]) => `${typed} ${how} ${first?.word}`,
      ),
    ).toEqual(['wether spelling weather', 'rvier spelling river', 'mnsoon spelling monsoon']);
    counts.push(queries.filter(({ sql }) => sql.includes('similarity')).length);
  }
  expect(counts).toEqual([1, 0]);
});
