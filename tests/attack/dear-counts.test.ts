import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../src/platform/database/pool.ts';
import { startAttackedServer } from '../support/attacked-server.ts';
import { fillApp } from '../support/synthetic.ts';

/** The server trusts a proxy, so that requests can come from many networks. */
const environment = { ARBOR_TRUST_PROXY: '1', ARBOR_CACHE: '0' };
/** This server has enough time to count on a busy machine. */
const server = await startAttackedServer({ ...environment, ARBOR_SEARCH_MS: '2000' });
/** This server has the default limits. */
const small = await startAttackedServer(environment);
const pool = openPool({ url: server.databaseUrl, size: 2, onError: () => undefined });
const smallPool = openPool({ url: small.databaseUrl, size: 1, onError: () => undefined });
const CONTENTS = 20_000;
/** Number of counts at full length that use up a network's share. */
const LONG_COUNTS = 15;
const CONNECTIONS = 8;
let words: string[] = [];

interface Facets {
  readonly groups: readonly { readonly key: string; readonly values: readonly { readonly count: number | null }[] }[];
}

beforeAll(async () => {
  await fillApp(server, CONTENTS);
  await fillApp(small, 500);
  const { rows } = await pool.query<{ keyword: string }>(
    `select substr(term, 3) as keyword from term_count where scope = '*' and term like 'w:%' order by n desc limit 20`,
  );
  words = rows.map(({ keyword }) => keyword);
});
afterAll(() => Promise.all([pool.end(), smallPool.end()]));

/** Each search differs from the others, so that none is answered from a cache. */
let asked = 0;
async function askDear(network: string): Promise<Facets> {
  asked += 1;
  const path = `/api/v1/content/facets?price=${asked}-99999999&ai=exclude&not=${words.join(',')}`;
  const response = await server.fetch(path, { headers: { 'x-forwarded-for': network } });
  expect(response.status).toBe(200);
  return (await response.json()) as Facets;
}

/** Licence permissions and styles are never counted. */
const uncounted = new Set(['use', 'style']);

const isCounted = ({ groups }: Facets): boolean =>
  groups.every(({ key, values }) => uncounted.has(key) || values.every(({ count }) => count !== null));

/**
 * Polls how many counts run in the database until the work has ended.
 * @returns the maximum
 */
async function watchCounts(work: Promise<unknown>): Promise<number> {
  let most = 0;
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and state = 'active'
       and query like '%unnest(facets) facet%' and pid <> pg_backend_pid()`,
    );
    most = Math.max(most, rows[0]?.n ?? 0);
  }
  return most;
}

describe('counts that cost much, asked over many connections', () => {
  it('are made one at a time, and left out where that takes too long', async () => {
    const answers: Facets[] = [];
    const flood = Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, at) => {
        for (let turn = 0; turn < 8; turn += 1) answers.push(await askDear(`198.51.100.${at}`));
      }),
    );
    expect(await watchCounts(flood)).toBe(1);
    await flood;
    expect(answers.some(isCounted)).toBe(true);
    // The filters' choices are there even without counts.
    for (const { groups } of answers) expect(groups.map(({ key }) => key)).toContain('category');
  });

  it('are left out for a network that has had its share, and made for another', async () => {
    const ask = async (network: string): Promise<boolean> => {
      const response = await small.fetch('/api/v1/content/facets?price=0-', {
        headers: { 'x-forwarded-for': network },
      });
      return isCounted((await response.json()) as Facets);
    };
    expect(await ask('203.0.113.7')).toBe(true);
    const client = await smallPool.connect();
    try {
      // The lock makes each count run until its timeout, however fast the machine is.
      await client.query('begin; lock table listing in access exclusive mode');
      for (let call = 0; call < LONG_COUNTS; call += 1) expect(await ask('203.0.113.7')).toBe(false);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(await ask('203.0.113.7')).toBe(false);
    expect(await ask('203.0.113.8')).toBe(true);
  });
});
