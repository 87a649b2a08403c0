import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeCollection, makeContent, makeContributor } from '../../../../tests/support/factories.ts';

interface Related {
  readonly related: readonly unknown[];
  readonly fromContributor: readonly unknown[];
}

const LIMIT_MS = 200;
const MAX_AT_ONCE = 4;
const DEAR = '/api/v1/content/all?price=0-&ai=exclude&not=river';
let app: TestApp;
let rain: string;

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_SEARCH_MS: String(LIMIT_MS), ARBOR_TRUST_PROXY: '1' } });
  const category = await makeCategory(app, 'icons');
  const contributor = await makeContributor(app, 'rahim');
  const make = (title: string) => makeContent(app, { category, contributor, title, keywords: ['sky'] });
  rain = (await make('Weather of the monsoon')).contentId;
  await makeCollection(app, 'seasons', [await make('Weather of the winter'), await make('River at dawn')]);
});

const ask = (path: string, network: string): Promise<Response> =>
  app.fetch(path, { headers: { 'x-forwarded-for': network } });

/** Locks a table against readers while `work` runs; `countWaiting` returns the number of waiting queries. */
async function whileLocked<T>(
  table: 'dictionary' | 'listing' | 'term_count',
  work: (countWaiting: () => Promise<number>) => Promise<T>,
): Promise<T> {
  const client = await app.pool.connect();
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    return await work(async () => {
      const { rows } = await client.query<{ n: number }>(
        'select count(*)::int as n from pg_locks where relation = $1::regclass and not granted',
        [table],
      );
      return rows[0]?.n ?? 0;
    });
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('a look-up that takes too long', () => {
  it('is left out of a search: nothing is corrected', async () => {
    // The lexicon has no word with a similar spelling.
    const response = await whileLocked('dictionary', () => ask('/api/v1/content/all?q=rahmi', '198.51.100.1'));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ correctedQuery: null, total: 0 });
    const later = await ask('/api/v1/content/all?q=rahmi', '198.51.100.1');
    expect(await later.json()).toMatchObject({ correctedQuery: 'rahim', total: 3 });
  });

  it('is left out of the suggestions', async () => {
    // No other test requests this text, because spellings are cached for a minute.
    const path = '/api/v1/content-category/recommendation/winrte';
    const response = await whileLocked('dictionary', () => ask(path, '198.51.100.2'));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ items: [], leftOut: null });
  });

  it('leaves a work without related ones', async () => {
    const path = `/api/v1/content/related/${rain}`;
    const response = await whileLocked('term_count', () => ask(path, '198.51.100.3'));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ related: [], fromContributor: [], leftOut: null });
    const later = (await (await ask(path, '198.51.100.3')).json()) as Related;
    expect(later.fromContributor).toHaveLength(2);
  });

  it('ends the list of a collection with what to do', async () => {
    const response = await whileLocked('listing', () => ask('/api/v1/content/all?collection=seasons', '198.51.100.4'));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('too long') });
  });
});

describe('searches that cost much', () => {
  it('take some connections of a process at most', async () => {
    await whileLocked('listing', async (countWaiting) => {
      let isOver = false;
      let most = 0;
      const flood = Promise.all(Array.from({ length: 24 }, (_, at) => ask(DEAR, `203.0.113.${at}`))).finally(() => {
        isOver = true;
      });
      while (!isOver) most = Math.max(most, await countWaiting());
      for (const { status } of await flood) expect(status).toBe(503);
      expect(most).toBe(MAX_AT_ONCE);
    });
  });

  it('are refused to a network that has had its share, and done for another', async () => {
    await whileLocked('listing', async () => {
      const askAgain = async (): Promise<void> => {
        for (let turn = 0; turn < 12; turn += 1) expect((await ask(DEAR, '192.0.2.1')).status).toBe(503);
      };
      await Promise.all(Array.from({ length: MAX_AT_ONCE }, askAgain));
    });
    expect((await ask(DEAR, '192.0.2.1')).status).toBe(503);
    expect((await ask(DEAR, '192.0.2.2')).status).toBe(200);
    // Searches that an index answers don't use up the network's share.
    expect((await ask('/api/v1/content/all?q=winter', '192.0.2.1')).status).toBe(200);
  });
});
