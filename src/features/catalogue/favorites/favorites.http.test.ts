import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { browser, signInUser } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const category = await makeCategory(app, 'icons');
const contributor = await makeContributor(app, 'maker');
const make = (title: string, price = 0) =>
  makeContent(app, { category, contributor, title, prices: [price], keywords: ['bird'] });
const works: string[] = [];
for (const [index, title] of ['Crane', 'Anhinga', 'Bittern', 'Dipper', 'Egret'].entries())
  works.push((await make(title, index * 100)).contentId);
const [crane = '', anhinga = '', bittern = ''] = works;
const toggle = (id: string) => `/favorites/toggle-favorite/${id}`;
const favorites = async (id: string): Promise<number> =>
  Number(
    (await app.pool.query<{ favorites: string }>('select favorites from content_stat where content_id = $1', [id]))
      .rows[0]?.favorites ?? 0,
  );

describe('a favourite', () => {
  it('is set and taken back, and counted', async () => {
    const person = await signInUser(app);
    expect(await person.call('PUT', toggle(crane))).toMatchObject({ status: 200, body: { isFavorite: true } });
    expect(await favorites(crane)).toBe(1);
    expect((await person.call('GET', '/favorites/contentIds')).body).toEqual({ ids: [crane] });
    expect((await person.call('PUT', toggle(crane))).body).toEqual({ isFavorite: false });
    expect([await favorites(crane), (await person.call('GET', '/favorites/contentIds')).body]).toEqual([
      0,
      { ids: [] },
    ]);
  });

  it('keeps the wanted state when a request is repeated', async () => {
    const person = await signInUser(app);
    for (let each = 0; each < 2; each += 1)
      expect((await person.call('PUT', toggle(anhinga), { isFavorite: true })).body).toEqual({ isFavorite: true });
    expect(await favorites(anhinga)).toBe(1);
    for (let each = 0; each < 2; each += 1)
      expect((await person.call('PUT', toggle(anhinga), { isFavorite: false })).body).toEqual({ isFavorite: false });
    expect(await favorites(anhinga)).toBe(0);
  });

  it('is right after 301 concurrent toggles in two processes', async () => {
    const person = await signInUser(app);
    const cookie = `sid=${person.cookies.get('sid')}`;
    const answers = await Promise.all(
      Array.from({ length: 301 }, (_, each) =>
        (each % 2 === 0 ? app.fetch : app.elsewhere)(`/api/v1${toggle(bittern)}`, {
          method: 'PUT',
          headers: { cookie },
        }),
      ),
    );
    const states = await Promise.all(
      answers.map(async (each) => ((await each.json()) as { isFavorite: boolean }).isFavorite),
    );
    expect(states.filter(Boolean)).toHaveLength(151);
    expect(await favorites(bittern)).toBe(1);
    expect((await person.call('GET', '/favorites/contentIds')).body).toEqual({ ids: [bittern] });
  });

  it('needs a signed-in account and public content', async () => {
    expect((await browser(app).call('PUT', toggle(crane))).status).toBe(401);
    const person = await signInUser(app);
    const hidden = await makeContent(app, { category, contributor, title: 'Hidden', status: 'draft' });
    for (const id of [
      hidden.contentId,
      '019aa5c4-0000-7000-8000-000000000000',
      'nonsense',
      "'; drop table favorite; --",
    ])
      expect((await person.call('PUT', `/favorites/toggle-favorite/${encodeURIComponent(id)}`)).status).toBe(404);
    expect((await person.call('PUT', toggle(crane), { isFavorite: 'yes' })).status).toBe(400);
    expect((await person.call('PUT', toggle(crane), { contentId: anhinga })).status).toBe(400);
  });
});

describe('the list of favourites', () => {
  const titles = (body: Record<string, unknown>): string[] =>
    (body['items'] as { title: string }[]).map(({ title }) => title);

  it('holds the account’s own, in the requested order, in pages', async () => {
    const person = await signInUser(app);
    const other = await signInUser(app);
    for (const id of works) await person.call('PUT', toggle(id));
    expect((await other.call('GET', '/favorites/all')).body).toMatchObject({ items: [], total: 0, hidden: 0 });
    const inOrder: [string, string[]][] = [
      ['added', ['Egret', 'Dipper', 'Bittern', 'Anhinga', 'Crane']],
      ['title', ['Anhinga', 'Bittern', 'Crane', 'Dipper', 'Egret']],
      ['price-asc', ['Crane', 'Anhinga', 'Bittern', 'Dipper', 'Egret']],
      ['price-desc', ['Egret', 'Dipper', 'Bittern', 'Anhinga', 'Crane']],
      ['newest', ['Egret', 'Dipper', 'Bittern', 'Anhinga', 'Crane']],
    ];
    for (const [sort, wanted] of inOrder) {
      const found: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const { body }: { body: Record<string, unknown> } = await person.call(
          'GET',
          `/favorites/all?sort=${sort}&limit=2&cursor=${cursor}`,
        );
        expect(body['total']).toBe(5);
        found.push(...titles(body));
        cursor = body['nextCursor'] as string | null;
      }
      expect([sort, found]).toEqual([sort, wanted]);
    }
  });

  it('goes on after a title of 200 Bangla letters', async () => {
    const person = await signInUser(app);
    for (const letter of ['ক', 'খ', 'গ']) {
      const { contentId } = await make(letter.repeat(200));
      await person.call('PUT', toggle(contentId));
    }
    const { body } = await person.call('GET', '/favorites/all?sort=title&limit=1');
    const next = await person.call('GET', `/favorites/all?sort=title&limit=2&cursor=${String(body['nextCursor'])}`);
    expect(titles(next.body)).toEqual(['খ'.repeat(200), 'গ'.repeat(200)]);
  });

  it('is searched by words of title and keywords', async () => {
    const person = await signInUser(app);
    for (const id of works) await person.call('PUT', toggle(id));
    expect(titles((await person.call('GET', '/favorites/all?q=egrets')).body)).toEqual(['Egret']);
    expect((await person.call('GET', '/favorites/all?q=bird')).body['total']).toBe(5);
    expect((await person.call('GET', '/favorites/all?q=zebra')).body).toMatchObject({ items: [], total: 0 });
    expect((await person.call('GET', "/favorites/all?q='%26|!():*")).status).toBe(200);
  });

  it('is searched as the public catalogue is: by meaning, sound, spelling and price', async () => {
    const person = await signInUser(app);
    const boat = await makeContent(app, { category, contributor, title: 'নৌকা', keywords: ['নদী'] });
    // This work is nobody's favorite, so the search must not find it.
    await makeContent(app, { category, contributor, title: 'Boat of nobody', keywords: ['boat'] });
    for (const id of [boat.contentId, crane, bittern]) await person.call('PUT', toggle(id));
    for (const [q, found] of [
      ['boat', ['নৌকা']],
      ['nouka', ['নৌকা']],
      ['নৌকার', ['নৌকা']],
      ['bitern', ['Bittern']],
      ['free bird', ['Crane']],
      ['zzkqp', []],
    ] as const) {
      const { body } = await person.call('GET', `/favorites/all?q=${encodeURIComponent(q)}`);
      expect([q, titles(body), body['total']]).toEqual([q, found, found.length]);
    }
  });

  it('counts those that are hidden now', async () => {
    const person = await signInUser(app);
    const gone = await make('Soon gone');
    await person.call('PUT', toggle(gone.contentId));
    await app.pool.query('delete from listing where content_id = $1', [gone.contentId]);
    expect((await person.call('GET', '/favorites/all')).body).toMatchObject({ items: [], total: 0, hidden: 1 });
    expect((await person.call('PUT', toggle(gone.contentId), { isFavorite: false })).body).toEqual({
      isFavorite: false,
    });
  });

  it('refuses what is no cursor of it', async () => {
    const person = await signInUser(app);
    const odd = Buffer.from(
      JSON.stringify(['added', { value: 8_640_000_000_000_000, id: '019aa5c4-0000-7000-8000-000000000000' }]),
    );
    expect((await person.call('GET', `/favorites/all?cursor=${odd.toString('base64url')}`)).status).toBe(200);
    for (const query of ['cursor=nonsense', 'cursor=W10', 'sort=random', 'limit=0', `q=${'x'.repeat(201)}`])
      expect((await person.call('GET', `/favorites/all?${query}`)).status).toBe(400);
  });
});
