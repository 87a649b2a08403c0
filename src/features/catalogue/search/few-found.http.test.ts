import { beforeEach, describe, expect, it } from 'vitest';
import { makeSearchedShop } from '../../../../tests/support/search-keys.ts';

const { app, admin, clear } = await makeSearchedShop();

interface FewFound {
  readonly key: string;
  readonly searches: number;
  readonly found: number;
  readonly foundNow: { total: number; totalIsMore: boolean } | null;
}
const list = async (query = '') => {
  const { status, body } = await admin.call('GET', `/admin/search-keys/few-found${query}`);
  expect(status).toBe(200);
  return body as { items: FewFound[]; total: number; nextCursor: string | null };
};
const names = async (query?: string) => (await list(query)).items.map(({ key }) => key);
const insert = (key: string, daysAgo: number, searches: number, found: number | null) =>
  app.pool.query(
    `insert into searched_key (key, day, searches, nothing_found, found)
     values ($1, (now() at time zone 'Asia/Dhaka')::date - $2::int, $3, $4, $5)`,
    [key, daysAgo, searches, found === 0 ? searches : 0, found],
  );

let searches = 0;
/** Searches from a different network each time. */
async function search(query: string, rest = ''): Promise<number> {
  searches += 1;
  const { total } = (await (
    await app.fetch(`/api/v1/content/all?q=${encodeURIComponent(query)}${rest}&asked=${searches}`, {
      headers: { 'x-forwarded-for': `198.18.7.${searches}` },
    })
  ).json()) as { total: number };
  await app.platform.backgroundWrites.flush();
  return total;
}

beforeEach(async () => {
  await clear();
  await app.pool.query('delete from synonym');
});

describe('the list of searches that found little', () => {
  it('has those that found fewer than five works when they were last made, most frequent first', async () => {
    await insert('zzkqp', 0, 3, 0);
    await insert('river', 1, 9, 4);
    await insert('boats', 2, 20, 5);
    await insert('ferry', 5, 4, 12);
    await insert('ferry', 1, 4, 1);
    await insert('bridge', 5, 4, 1);
    await insert('bridge', 1, 4, 12);
    await insert('narrowed', 1, 4, null);
    await insert('old', 30, 50, 0);
    expect((await list()).items).toMatchObject([
      { key: 'river', searches: 9, found: 4, foundNow: { total: 2, totalIsMore: false } },
      { key: 'ferry', searches: 8, found: 1 },
      { key: 'zzkqp', searches: 3, found: 0, foundNow: { total: 0, totalIsMore: false } },
    ]);
    expect(await names('?sort=found')).toEqual(['zzkqp', 'ferry', 'river']);
    expect(await names('?sort=-recent')).toEqual(['zzkqp', 'ferry', 'river']);
    expect(await names('?sort=-key')).toEqual(['zzkqp', 'river', 'ferry']);
    expect(await names('?q=FER')).toEqual(['ferry']);
    expect(await names('?q=%25')).toEqual([]);
    expect((await admin.call('GET', '/admin/search-keys/few-found?sort=works')).status).toBe(400);
  });

  it('says which of them are too long for a synonym', async () => {
    await insert('boats for the river', 0, 2, 0);
    await insert('boat river bridge water wood', 0, 1, 0);
    expect((await list()).items).toMatchObject([{ canHaveSynonym: true }, { canHaveSynonym: false }]);
  });

  it('has pages that neither repeat nor skip, in every order', async () => {
    for (let n = 0; n < 12; n += 1) await insert(`key ${n}`, n % 5, 1 + (n % 3), n % 4);
    for (const sort of ['searches', '-searches', 'found', '-found', 'recent', '-recent', 'key', '-key']) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const page = await list(`?sort=${sort}&limit=5&cursor=${cursor}`);
        expect(page.total).toBe(12);
        seen.push(...page.items.map(({ key }) => key));
        cursor = page.nextCursor ?? '';
      } while (cursor !== '');
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 12, 12]);
    }
    expect((await admin.call('GET', '/admin/search-keys/few-found?cursor=nonsense')).status).toBe(400);
  });

  it('learns from searches what they find, but not from narrowed ones', async () => {
    expect(await search('riverside')).toBe(1);
    expect(await search('river', '&price=1-2')).toBe(0);
    await app.pool.query("update searched_key set found = 3 where key = 'riverside'");
    await search('riverside', '&not=boat');
    expect((await list()).items).toMatchObject([{ key: 'riverside', searches: 2, found: 3 }]);
    await search('riverside');
    expect((await list()).items).toMatchObject([{ key: 'riverside', searches: 3, found: 1 }]);
  });

  it('shows at once what a search finds by a pair that is added, as the next search does', async () => {
    expect(await search('zzvessel')).toBe(0);
    expect((await list()).items).toMatchObject([{ key: 'zzvessel', found: 0, foundNow: { total: 0 } }]);
    expect((await admin.call('POST', '/admin/synonyms', { one: 'zzvessel', other: 'river' })).status).toBe(200);
    expect((await list()).items).toMatchObject([{ key: 'zzvessel', found: 0, foundNow: { total: 2 } }]);
    expect(await search('zzvessel')).toBe(2);
    expect((await list()).items).toMatchObject([{ key: 'zzvessel', found: 2 }]);
  });
});
