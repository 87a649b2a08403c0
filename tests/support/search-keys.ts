import { expect } from 'vitest';
import { refreshPopularKeys } from '../../src/features/catalogue/search/service/popular-keys.ts';
import { type TestApp, testApp } from './app.ts';
import { makeCategory, makeContent, makeContributor } from './factories.ts';
import { type SignedInAdmin, signInAdmin } from './people.ts';

interface Key {
  readonly key: string;
  readonly label: string | null;
  readonly searches: number;
  readonly nothingFound: number;
  readonly lastSearched: string | null;
  readonly works: number;
  readonly pinPosition: number | null;
  readonly hidden: boolean;
  readonly popular: boolean;
  readonly merged: string[];
  readonly trend: number[];
}

/** A shop with two works about a river, and the admin's list of its searches. */
export interface SearchedShop {
  readonly app: TestApp;
  readonly admin: SignedInAdmin;
  readonly list: (query?: string) => Promise<{ items: Key[]; total: number; nextCursor: string | null }>;
  readonly names: (query?: string) => Promise<string[]>;
  /** Inserts searches of a day, of which `nothing` had no results. */
  readonly insert: (key: string, daysAgo: number, count: number, nothing?: number) => Promise<unknown>;
  /** Deletes all searches and settings of search keys. */
  readonly clear: () => Promise<void>;
}

export async function makeSearchedShop(): Promise<SearchedShop> {
  const app = await testApp({ environment: { ARBOR_TRUST_PROXY: '1', ARBOR_RATE_LIMITS: '0' } });
  const admin = await signInAdmin(app, 'moderator');
  const category = await makeCategory(app, 'photos');
  const contributor = await makeContributor(app, 'rahim');
  await makeContent(app, { category, contributor, title: 'Boat', keywords: ['river', 'boat', 'water'] });
  await makeContent(app, { category, contributor, title: 'Bridge', keywords: ['river', 'riverside'] });
  await refreshPopularKeys(app.systemContext());
  const list: SearchedShop['list'] = async (query = '') => {
    const { status, body } = await admin.call('GET', `/admin/search-keys${query}`);
    expect(status).toBe(200);
    return body as never;
  };
  return {
    app,
    admin,
    list,
    names: async (query) => (await list(query)).items.map(({ key }) => key),
    insert: (key, daysAgo, count, nothing = 0) =>
      app.pool.query(
        "insert into searched_key values ($1, (now() at time zone 'Asia/Dhaka')::date - $2::int, $3, $4)",
        [key, daysAgo, count, nothing],
      ),
    clear: async () => {
      await app.platform.backgroundWrites.flush();
      await app.pool.query('delete from searched_key; delete from keyword_search; delete from keyword_setting');
    },
  };
}
