import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { makeCategory, makeContributor } from '../../../../tests/support/factories.ts';
import { fillContents } from '../../../../tests/support/many-contents.ts';
import { listWordForms } from '../../catalogue/catalogue/service/reading/word-forms.ts';
import { toSoughtWord } from '../../catalogue/content/service/every-content.ts';
import {
  countEvery,
  type EveryFilter,
  type EverySort,
  readEvery,
  readEveryRows,
} from '../../catalogue/content/store/every-content.ts';

const app = await testApp();
/**
 * Number of contents: enough that an index is cheaper than reading or sorting all of them. With
 * `ARBOR_TEST_CONTENTS=1000000`, the test prints plans and times for a million.
 */
const CONTENTS = Number(process.env['ARBOR_TEST_CONTENTS'] ?? 40_000);
/** Number up to which totals are counted, with the same ratio as in a catalogue of a million contents. */
const MAX_TOTAL = CONTENTS / 100 + 1;
const isMeasured = CONTENTS >= 1_000_000;
let filters: readonly (readonly [string, EveryFilter])[] = [];
let middle: { readonly id: string; readonly [sort: string]: string | number };

beforeAll(async () => {
  const categories = [await makeCategory(app, 'many'), await makeCategory(app, 'few')];
  const contributors = [await makeContributor(app, 'busy'), await makeContributor(app, 'quiet')];
  await fillContents(app, { count: CONTENTS, categories: categories.map(({ id }) => id), contributors });
  const { rows } = await app.pool.query<{ id: string; updated: string; work: string; status: string }>(
    `select id, (extract(epoch from updated_at) * 1000000)::bigint as updated, lower(left(title, 40)) as work, status
     from content order by id offset ${CONTENTS / 2} limit 1`,
  );
  const { id = '', updated, work = '', status = '' } = rows[0] ?? {};
  middle = { id, created: '', updated: Number(updated), work, status };
  const search = (words: string, more: object = {}) => ({
    search: {
      id: undefined,
      words: listWordForms(words).map(toSoughtWord),
      keywords: listWordForms(words).flatMap(({ typed, others }) => [typed, ...others]),
      contributorIds: [],
      ...more,
    },
  });
  filters = [
    ['nothing', {}],
    ...(['draft', 'pending', 'changes_requested', 'rejected', 'published', 'unpublished'] as const).map(
      (status) => [`status ${status}`, { status }] as const,
    ),
    ...categories.map(({ id }, at) => [`category ${at}`, { categoryId: id }] as const),
    ...contributors.map((id, at) => [`contributor ${at}`, { contributorId: id }] as const),
    ...(['free', 'paid', 'none'] as const).map((price) => [`price ${price}`, { price }] as const),
    ['AI', { ai: true }],
    ['no AI', { ai: false }],
    ['a rare word', search('work 12345')],
    ['a frequent word', search('work')],
    ['a word of nothing', search('zzzzqqq')],
    ['a keyword', search('boat')],
    ['a word with others that mean the same', search('mosque')],
    ['two of them', search('fish river')],
    ['a word that is heard', search('mosjid')],
    ['a contributor by name', search('quiet', { contributorIds: [contributors[1]] })],
    ['an identifier', search(middle.id, { id: middle.id })],
    [
      'several at once',
      { status: 'published', categoryId: categories[1]?.id, price: 'paid', ai: true, ...search('work') },
    ],
  ];
}, 1_800_000);

/** Prints the time of the second run of a query. */
async function measure(name: string, run: () => Promise<unknown>): Promise<void> {
  if (!isMeasured) return;
  await run();
  const start = performance.now();
  await run();
  process.stdout.write(`${name}: ${Math.round(performance.now() - start)} ms\n`);
}

const sorts: readonly EverySort[] = ['-created', 'created', '-updated', 'work', '-work', 'status', '-status'];

describe('the list of every content never reads a whole table', { timeout: isMeasured ? 600_000 : 30_000 }, () => {
  it.each(sorts)('%s, by each filter, from the start and from the middle', async (sort) => {
    const wrong: unknown[] = [];
    for (const [name, filter] of filters)
      for (const after of [undefined, { id: middle.id, value: middle[sort.replace('-', '')] ?? '' }]) {
        const [plan] = await explainQueries(app.pool, (db) => readEvery(db, filter, { sort, after, limit: 26 }));
        const from = after === undefined ? 'start' : 'middle';
        if (plan?.steps.includes('Seq Scan')) wrong.push([name, from, plan]);
        await measure(`${sort}, ${name}, ${from}`, () => readEvery(app.db, filter, { sort, after, limit: 26 }));
      }
    expect(wrong).toEqual([]);
  });

  it('when it counts', async () => {
    const wrong: unknown[] = [];
    for (const [name, filter] of filters) {
      const [plan] = await explainQueries(app.pool, (db) => countEvery(db, filter, MAX_TOTAL));
      if (plan?.steps.includes('Seq Scan')) wrong.push([name, plan]);
      await measure(`count, ${name}`, () => countEvery(app.db, filter, MAX_TOTAL));
    }
    expect(wrong).toEqual([]);
  });

  it('when it shows a page', async () => {
    const { rows } = await app.pool.query<{ id: string }>('select id from content order by id desc limit 25');
    const [plan] = await explainQueries(app.pool, (db) =>
      readEveryRows(
        db,
        rows.map(({ id }) => id),
      ),
    );
    expect(plan?.steps).not.toContain('Seq Scan');
  });
});
