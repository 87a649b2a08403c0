import { beforeEach, describe, expect, it } from 'vitest';
import { makeSearchedShop } from '../../../../tests/support/search-keys.ts';
import { refreshPopularKeys } from './service/popular-keys.ts';

const { app, admin, list, names, insert, clear } = await makeSearchedShop();

const put = async (path: string, body: object, status = 200) => {
  const answer = await admin.call('PUT', `/admin/search-keys/${path}`, body);
  expect(answer).toMatchObject({ status });
  return answer.body;
};

let asked = 0;
async function readFresh<T>(path: string): Promise<T[]> {
  asked += 1;
  return (await app.get<{ items: T[] }>(`/api/v1/content-category/${path}?asked=${asked}`)).items;
}
const readPopularKeys = async () =>
  (await readFresh<{ key: string; label: string }>('popular-keys/all')).map(({ key }) => key);
const suggest = async (text: string) =>
  (await readFresh<{ text: string }>(`recommendation/${text}`)).map(({ text: found }) => found);

beforeEach(clear);

describe('the list of keys', () => {
  beforeEach(async () => {
    await insert('river', 0, 5);
    await insert('river', 20, 5);
    await insert('boat', 3, 7);
    await insert('100% wool_mix', 1, 2, 2);
    await insert('poush', 60, 9, 9);
  });

  it('looks back 7, 30 or 90 days', async () => {
    expect(await names()).toEqual(['river', 'boat', '100% wool_mix']);
    expect(await names('?days=7')).toEqual(['boat', 'river', '100% wool_mix']);
    expect(await names('?days=90')).toEqual(['river', 'poush', 'boat', '100% wool_mix']);
    expect((await list('?days=90')).items.map(({ trend }) => trend.length)).toEqual([30, 30, 30, 30]);
    expect((await list('?days=7')).items[0]).toMatchObject({ trend: [0, 0, 0, 7, 0, 0, 0] });
  });

  it('is sorted, searched for signs as they are, and narrowed', async () => {
    expect(await names('?sort=-nothing&days=90')).toEqual(['poush', '100% wool_mix', 'boat', 'river']);
    expect(await names('?sort=-recent')).toEqual(['river', '100% wool_mix', 'boat']);
    expect(await names('?sort=key')).toEqual(['100% wool_mix', 'boat', 'river']);
    expect(await names('?q=%25')).toEqual(['100% wool_mix']);
    expect(await names('?q=_')).toEqual(['100% wool_mix']);
    expect(await names('?q=%5C')).toEqual([]);
    expect(await names('?q=RIV')).toEqual(['river']);
    expect(await names('?show=nothing_found')).toEqual(['100% wool_mix']);
    expect(await names('?show=popular')).toEqual(['river', 'boat']);
    expect(await names('?show=pinned')).toEqual([]);
    await put('hide', { key: 'boat', hidden: true });
    expect(await names('?show=hidden')).toEqual(['boat']);
    expect(await names('?show=popular')).toEqual(['river']);
  });

  it('has pages that neither repeat nor skip, in every order', async () => {
    for (let n = 0; n < 30; n += 1) await insert(`key ${n}`, n % 20, 1 + (n % 4), n % 2);
    for (const sort of ['searches', '-searches', '-nothing', 'recent', '-recent', 'key', '-key']) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const page = await list(`?sort=${sort}&limit=7&cursor=${cursor}`);
        expect(page.total).toBe(33);
        seen.push(...page.items.map(({ key }) => key));
        cursor = page.nextCursor ?? '';
      } while (cursor !== '');
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 33, 33]);
    }
    expect((await admin.call('GET', '/admin/search-keys?cursor=nonsense')).status).toBe(400);
    const { nextCursor } = await list('?sort=key&limit=7');
    expect((await admin.call('GET', `/admin/search-keys?sort=-recent&cursor=${nextCursor}`)).status).toBe(400);
  });

  it('is quick with all the keys that there can be', async () => {
    await app.pool.query(
      `insert into searched_key select 'flood ' || d || ' ' || n, (now() at time zone 'Asia/Dhaka')::date - d, 1 + n % 5, n % 2
       from generate_series(0, 88) d, generate_series(1, 2000) n; analyze searched_key`,
    );
    const began = performance.now();
    expect((await list('?days=90')).items).toHaveLength(24);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('what admins decide', () => {
  const audit = async () =>
    (
      await app.pool.query<{ action: string; subject_id: string }>(
        "select action, subject_id from audit_log where subject_type = 'search_key' order by id desc limit 1",
      )
    ).rows[0];

  it('pins keys in an order, also ones that few search for; twice is once', async () => {
    await put('pin', { key: 'water', pinned: true });
    await put('pin', { key: 'Water ', pinned: true });
    await put('pin', { key: 'riverside', pinned: true });
    expect((await readPopularKeys()).slice(0, 2)).toEqual(['water', 'riverside']);
    await put('order', { before: ['water', 'riverside'], keys: ['riverside', 'water'] });
    expect((await readPopularKeys()).slice(0, 2)).toEqual(['riverside', 'water']);
    expect(await audit()).toEqual({ action: 'search.order_keys', subject_id: 'all' });
    await put('order', { before: ['water', 'riverside'], keys: ['water'] }, 409);
    await put('order', { before: ['riverside', 'water'], keys: ['water', 'water'] }, 400);
    const { body } = await admin.call('GET', '/admin/search-keys/pinned');
    expect(body).toEqual({
      items: [
        { key: 'riverside', label: null, works: 1 },
        { key: 'water', label: null, works: 1 },
      ],
    });
    await put('pin', { key: 'riverside', pinned: false });
    expect((await readPopularKeys())[0]).toBe('water');
    expect(await names('?show=pinned')).toEqual(['water']);
  });

  it('pins no more than twenty, also at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        admin.call('PUT', '/admin/search-keys/pin', { key: `key ${n}`, pinned: true }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await list('?show=pinned')).total).toBe(20);
  });

  it('shows a key under another name, in suggestions too', async () => {
    await put('rename', { key: 'river', label: 'River & lake' });
    expect(await readFresh('popular-keys/all')).toContainEqual(
      expect.objectContaining({ key: 'river', label: 'River & lake' }),
    );
    expect(await suggest('riv')).toEqual(['River & lake', 'riverside']);
    await put('rename', { key: 'river', label: '' });
    expect(await suggest('riv')).toEqual(['river', 'riverside']);
    expect((await app.pool.query('select from keyword_setting')).rowCount).toBe(0);
  });

  it('hides a key from popular ones and suggestions, and shows it again', async () => {
    await put('pin', { key: 'river', pinned: true });
    await put('hide', { key: 'river', hidden: true });
    expect(await readPopularKeys()).not.toContain('river');
    expect(await suggest('riv')).toEqual(['riverside']);
    expect((await list('?show=hidden')).items[0]).toMatchObject({ key: 'river', pinPosition: null });
    await put('hide', { key: 'river', hidden: false });
    expect(await readPopularKeys()).toContain('river');
  });

  it('counts a key as another one, and undoes it', async () => {
    await insert('river', 0, 5);
    await insert('nodi', 0, 4, 4);
    await insert('rivers', 1, 2);
    await put('merge', { key: 'nodi', into: 'rivers' });
    await put('merge', { key: 'rivers', into: 'river' });
    await put('merge', { key: 'rivers', into: 'river' });
    expect((await list()).items).toMatchObject([
      { key: 'river', searches: 11, nothingFound: 4, merged: ['nodi', 'rivers'] },
    ]);
    expect((await list()).items[0]?.trend.slice(-2)).toEqual([2, 9]);
    expect(await suggest('nod')).toEqual(['river']);
    await put('merge', { key: 'river', into: 'nodi' }, 400);
    await put('merge', { key: 'boat', into: 'boat' }, 400);
    await put('merge', { key: 'boat', into: 'nobody-searched-this' }, 400);
    await put('pin', { key: 'nodi', pinned: true }, 400);
    await put('hide', { key: 'nodi', hidden: true }, 400);
    await put('rename', { key: 'nodi', label: 'Nodi' }, 400);
    await put('order', { before: [], keys: ['nodi'] }, 400);
    await put('merge', { key: 'nodi', into: '' });
    await put('merge', { key: 'rivers', into: '' });
    expect(await names()).toEqual(['river', 'nodi', 'rivers']);
    expect((await app.pool.query('select from keyword_setting')).rowCount).toBe(0);
  });

  it('never merges in a circle, also at the same time, nor past the operations', async () => {
    await insert('one', 0, 1);
    await insert('two', 0, 1);
    const answers = await Promise.all([
      admin.call('PUT', '/admin/search-keys/merge', { key: 'one', into: 'two' }),
      admin.call('PUT', '/admin/search-keys/merge', { key: 'two', into: 'one' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    await expect(
      app.pool.query(
        "insert into keyword_setting (keyword, merged_into) values ('three', (select keyword from keyword_setting where is_merged))",
      ),
    ).rejects.toThrow('keyword_setting_merged_into');
    await expect(app.pool.query('update keyword_setting set hidden = true where is_merged')).rejects.toThrow(
      'merged_alone',
    );
  });

  it('counts people who searched for merged keys as those of the one', async () => {
    await app.pool.query(
      `insert into keyword_search (keyword, day, searcher)
       select k, (now() at time zone 'UTC')::date, k || n from unnest('{water,boat}'::text[]) k, generate_series(1, 2) n`,
    );
    await put('merge', { key: 'boat', into: 'water' });
    await refreshPopularKeys(app.systemContext());
    expect(await readFresh('popular-keys/all')).toContainEqual(
      expect.objectContaining({ key: 'water', searched: true }),
    );
    expect(await readPopularKeys()).not.toContain('boat');
  });

  it('is refused for keys and names that can’t be', async () => {
    const long = 'x'.repeat(80_000);
    for (const key of ['', '  ', '\u200b', long]) {
      await put('pin', { key, pinned: true }, 400);
      await put('merge', { key, into: 'river' }, 400);
    }
    await put('rename', { key: 'river', label: long }, 400);
    await put('merge', { key: 'river', into: long }, 400);
    await put('order', { before: [], keys: Array.from({ length: 21 }, (_, n) => `k${n}`) }, 400);
    expect((await admin.call('GET', `/admin/search-keys?q=${'x'.repeat(101)}`)).status).toBe(400);
    expect((await app.pool.query('select from keyword_setting')).rowCount).toBe(0);
  });
});
