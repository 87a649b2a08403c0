import { beforeEach, describe, expect, it } from 'vitest';
import { makeSearchedShop } from '../../../../tests/support/search-keys.ts';
import { refreshPopularKeys } from './service/popular-keys.ts';

const { app, list, names, insert, clear } = await makeSearchedShop();

let searches = 0;
/** Searches from a different network each time, unless `headers` contains one. */
async function search(query: string, headers: Record<string, string> = {}, rest = ''): Promise<void> {
  searches += 1;
  const address = `198.18.${Math.floor(searches / 250)}.${searches % 250}`;
  await app.fetch(`/api/v1/content/all?q=${encodeURIComponent(query)}${rest}`, {
    headers: { 'x-forwarded-for': address, ...headers },
  });
  await app.platform.backgroundWrites.flush();
}

beforeEach(clear);

describe('a search is counted', () => {
  it('by key and day, with what found nothing', async () => {
    await search('  RIVER ');
    await search('river');
    await search('zzqqxx');
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({ key: 'river', searches: 2, nothingFound: 0, works: 2, hidden: false, merged: [] });
    expect(items[1]).toMatchObject({ key: 'zzqqxx', searches: 1, nothingFound: 1, works: 0, popular: false });
    expect(items[0]?.trend).toHaveLength(30);
    expect(items[0]?.trend.at(-1)).toBe(2);
  });

  it('as what it was understood as', async () => {
    await search('rivre');
    expect(await names()).toEqual(['river']);
  });

  it('once for the same network in some minutes, and never of a further page, a program or a narrowed list without works', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.90' };
    await search('bridge', headers);
    await search('BRIDGE', headers);
    await search('water', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    await search('boat', {}, '&price=1-2');
    const first = await app.get<{ nextCursor: string }>('/api/v1/content/all?q=river&limit=1');
    await app.platform.backgroundWrites.flush();
    await app.pool.query("delete from searched_key where key = 'river'");
    await search('river', {}, `&limit=1&cursor=${first.nextCursor}`);
    await app.fetch('/api/v1/content/all?q=riverside', {
      method: 'HEAD',
      headers: { 'x-forwarded-for': '203.0.113.91' },
    });
    await app.platform.backgroundWrites.flush();
    expect((await list()).items.map(({ key, searches: n }) => [key, n])).toEqual([['bridge', 1]]);
  });

  it('without anything of who searched, and not where the key may be somebody’s number or address', async () => {
    await search('rahim@example.com');
    await search('01712-345678');
    await search('০১৭১২৩৪৫৬৭৮');
    await search('x'.repeat(61));
    await search('%_%');
    expect(await names()).toEqual([]);
    const { rows } = await app.pool.query<{ column_name: string }>(
      "select column_name from information_schema.columns where table_name = 'searched_key' order by 1",
    );
    expect(rows.map((row) => row.column_name)).toEqual(['day', 'found', 'key', 'nothing_found', 'searches']);
  });

  it('in Bangla under one spelling, however it was typed', async () => {
    await search('বাড়ি');
    await search('বা\u09a1\u09bcি\u200b');
    expect((await list()).items.map(({ key, searches: n }) => [key, n])).toEqual([
      ['বা\u09a1\u09bcি'.normalize('NFC'), 2],
    ]);
  });

  it('at the same time by many', async () => {
    await Promise.all(Array.from({ length: 12 }, () => search('zzqqyy')));
    expect((await list()).items[0]).toMatchObject({ key: 'zzqqyy', searches: 12, nothingFound: 12 });
  });

  it('but made-up keys of one network only so often, and of all on a day', async () => {
    for (let n = 0; n < 60; n += 1) await search(`zzqq${n}`, { 'x-forwarded-for': '203.0.113.77' });
    expect((await list()).total).toBe(50);
    await app.pool.query(
      "insert into searched_key select 'made ' || n, (now() at time zone 'Asia/Dhaka')::date, 1, 1 from generate_series(1, 1950) n",
    );
    await search('one more zzqq');
    await search('zzqq1');
    await search('made 7');
    expect((await list()).total).toBe(2000);
    expect((await list('?q=made%207&sort=-recent')).items.find(({ key }) => key === 'made 7')?.searches).toBe(2);
  });

  it('for 90 days', async () => {
    await insert('old', 90, 3);
    await insert('kept', 89, 3);
    await refreshPopularKeys(app.systemContext());
    expect(await names('?days=90')).toEqual(['kept']);
  });
});
