import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { type SignedInUser, signInContributor } from '../../../../tests/support/people.ts';
import type { ContentStatus, OwnContent } from '../../catalogue/content/contract/own-content.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

interface Item {
  readonly _id: string;
  readonly content: OwnContent | null;
  readonly problem: { readonly status: number; readonly detail: string } | null;
}

let owner: SignedInUser;

beforeEach(async () => {
  owner = await signInContributor(app);
});

const make = async (status: ContentStatus, price = 0): Promise<string> =>
  (await makeDraft(app, { contributor: owner.userId, status, price })).contentId;
const change = async (ids: readonly string[], changes: object): Promise<Item[]> => {
  const { status, body } = await owner.call('PUT', '/content/change-many', { ids, changes });
  expect([status, body['errors']]).toEqual([200, undefined]);
  return body['items'] as Item[];
};
const read = async (id: string): Promise<OwnContent> =>
  (await owner.call('GET', `/content/mine/${id}`)).body as unknown as OwnContent;

describe('many works at once', () => {
  it('get a price, a licence and keywords, in every status that can be edited', async () => {
    const ids = [await make('draft'), await make('changes_requested'), await make('rejected')];
    const { rows } = await app.pool.query<{ code: string }>(
      "select code from licence where code <> 'arbor-standard-1' limit 1",
    );
    const licence = rows[0]?.code ?? 'arbor-standard-1';
    const items = await change(ids, {
      price: 25_000,
      licence,
      addKeywords: ['Monsoon', 'river'],
      removeKeywords: ['WOOD'],
      changeNote: 'Only for revisions.',
    });
    expect(items.map(({ _id, problem }) => [_id, problem])).toEqual(ids.map((id) => [id, null]));
    for (const id of ids)
      expect(await read(id)).toMatchObject({
        variants: [{ price: 25_000, licence, name: 'PNG' }],
        keywords: ['boat', 'river', 'monsoon'],
        changeNote: '',
      });
  });

  it('that are published get a revision, the open one where there is one, and stay as they are', async () => {
    const [live, off] = [await make('published', 4900), await make('unpublished', 4900)];
    const first = await change([live, off], { price: 9900, changeNote: 'A new price.' });
    expect(first.map(({ content }) => [content?.status, content?.revisionOf, content?.variants[0]?.price])).toEqual([
      ['draft', live, 9900],
      ['draft', off, 9900],
    ]);
    expect(first[0]?.content?.missing).toEqual([]);
    expect((await read(live)).variants[0]?.price).toBe(4900);
    const [again] = await change([live], { addKeywords: ['new'] });
    expect(again?.content?._id).toBe(first[0]?.content?._id);
    expect(again?.content).toMatchObject({ keywords: ['boat', 'river', 'wood', 'new'], changeNote: 'A new price.' });
  });

  it('say why where they can’t be changed, and hold no other up', async () => {
    const [waiting, draft] = [await make('pending'), await make('draft')];
    const items = await change([waiting, 'nothing', draft, draft], { price: 100 });
    expect(items.map(({ _id, problem }) => [_id, problem?.status ?? 200])).toEqual([
      [waiting, 409],
      ['nothing', 404],
      [draft, 200],
    ]);
    expect(items[0]?.problem?.detail).toMatch(/in review/);
    const [wrong] = await change([draft], { licence: 'no-such-licence' });
    expect(wrong?.problem?.status).toBe(400);
    expect((await read(draft)).variants[0]).toMatchObject({ price: 100, licence: 'arbor-standard-1' });
  });

  it('open no revision where nothing is changed in it', async () => {
    const live = await make('published');
    const [wrong] = await change([live], { licence: 'no-such-licence' });
    expect(wrong?.problem?.status).toBe(400);
    expect((await read(live)).revisionId).toBeNull();
  });

  it('take both changes that are made at the same time', async () => {
    const [live, draft] = [await make('published'), await make('draft')];
    const both = await Promise.all([
      change([live, draft], { addKeywords: ['one'] }),
      change([live, draft], { addKeywords: ['two'] }),
    ]);
    expect(both.flat().map(({ problem }) => problem)).toEqual([null, null, null, null]);
    expect(new Set((await read(draft)).keywords)).toEqual(new Set(['boat', 'river', 'wood', 'one', 'two']));
    const revision = (await read(live)).revisionId ?? '';
    expect(new Set((await read(revision)).keywords)).toEqual(new Set(['boat', 'river', 'wood', 'one', 'two']));
  });

  it('are unpublished and published again, each once', async () => {
    const [live, draft] = [await make('published'), await make('draft')];
    const call = async (published: boolean) =>
      (await owner.call('PUT', '/content/publish-many', { ids: [live, draft], published })).body['items'] as Item[];
    for (let time = 0; time < 2; time += 1)
      expect((await call(false)).map(({ content, problem }) => content?.status ?? problem?.status)).toEqual([
        'unpublished',
        409,
      ]);
    expect((await call(true)).map(({ content, problem }) => content?.status ?? problem?.status)).toEqual([
      'published',
      409,
    ]);
  });

  it('are refused with nothing to do or too many', async () => {
    for (const body of [
      { ids: [], changes: { price: 1 } },
      { ids: Array.from({ length: 101 }, (_, n) => `${n}`), changes: { price: 1 } },
      { ids: ['x'], changes: { price: -1 } },
      { ids: ['x'], changes: { title: 'All the same' } },
      { ids: ['x'] },
    ])
      expect((await owner.call('PUT', '/content/change-many', body)).status).toBe(400);
    expect((await owner.call('PUT', '/content/publish-many', { ids: ['x'] })).status).toBe(400);
    for (const path of ['change-many', 'publish-many'])
      expect((await app.fetch(`/api/v1/content/${path}`, { method: 'PUT' })).status).toBe(401);
  });
});
