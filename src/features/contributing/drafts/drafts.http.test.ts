import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import { browser, type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { makeUpload } from '../../../../tests/support/uploads.ts';
import { makePerson, type Person } from '../../../../tests/support/world.ts';
import { previewKey } from '../../../platform/storage/storage.ts';

let app: TestApp;
let me: Person;
let other: Person;

type Answer = { status: number; body: Record<string, unknown> };

const callAs = (person: { cookie: string }, method: string, path: string, body?: unknown): Promise<Answer> => {
  const own = browser(app);
  const [name = '', value = ''] = person.cookie.split('=');
  own.cookies.set(name, value);
  return own.call(method, path, body);
};
const call = (method: string, path: string, body?: unknown): Promise<Answer> => callAs(me, method, path, body);
const items = ({ body }: Answer) => body['items'] as Record<string, unknown>[];
const upload = (name: string, contributorId = me.id) => makeUpload(app, { contributorId, name });

beforeAll(async () => {
  app = await testApp();
  me = await makePerson(app, 'contributor');
  other = await makePerson(app, 'otherContributor');
});

describe('POST /content/create', () => {
  it('groups uploads by name, once', async () => {
    const ids: string[] = [];
    for (const name of ['Boat.svg', 'boat.png', 'Tree.png']) ids.push((await upload(name)).id);
    const made = await call('POST', '/content/create', { uploads: ids });
    expect(made.status).toBe(200);
    expect(items(made).map(({ title, variants }) => [title, (variants as unknown[]).length])).toEqual([
      ['Boat', 2],
      ['Tree', 1],
    ]);
    expect((await call('POST', '/content/create', { uploads: ids })).status).toBe(409);
    expect((await call('POST', '/content/create', { uploads: [ids[0], ids[0]] })).status).toBe(400);
  });

  it('groups by hand, with pictures that are only shown', async () => {
    const [zip, jpg] = [await upload('kit.zip'), await upload('cover.jpg')];
    const made = await call('POST', '/content/create', { groups: [{ files: [zip.id], previews: [jpg.id] }] });
    expect(items(made)).toMatchObject([
      { variants: [{ files: [{ name: 'kit.zip' }] }], previews: [{}, { fileName: 'cover.jpg' }] },
    ]);
  });

  it('makes nothing of what is foreign, not ready or nothing', async () => {
    const [mine, foreign] = [await upload('one.png'), await upload('two.png', other.id)];
    const waiting = await makeUpload(app, { contributorId: me.id, status: 'processing' });
    const before = (await call('GET', '/content/mine')).body['total'];
    expect((await call('POST', '/content/create', { uploads: [mine.id, foreign.id] })).status).toBe(404);
    expect((await call('POST', '/content/create', { uploads: [mine.id, waiting.id] })).status).toBe(409);
    for (const body of [{}, { uploads: [] }, { groups: [{ files: [] }] }, { uploads: 'all' }])
      expect((await call('POST', '/content/create', body)).status).toBe(400);
    expect((await call('GET', '/content/mine')).body['total']).toBe(before);
  });

  it('takes an upload into one draft, however many ask at once', async () => {
    const { id } = await upload('race.png');
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/content/create', { uploads: [id] })));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
  });
});

describe('PUT /content/update', () => {
  it('changes what is given, and refuses a second tab', async () => {
    const { contentId } = await makeDraft(app, { contributor: me.id, bare: true });
    const first = (await call('GET', `/content/mine/${contentId}`)).body;
    const changes = { title: ' নদীর  নৌকা ', keywords: ['Boat, River', 'boat'], language: 'bn', ai: true };
    const path = `/content/update/${contentId}`;
    const saved = await call('PUT', path, { updatedAt: first['updatedAt'], changes });
    expect(saved.body).toMatchObject({ title: 'নদীর নৌকা', keywords: ['boat', 'river'], ai: true, language: 'bn' });
    const late = await call('PUT', path, { updatedAt: first['updatedAt'], changes: { title: 'Late' } });
    expect(late.status).toBe(409);
    expect((await call('GET', `/content/mine/${contentId}`)).body['title']).toBe('নদীর নৌকা');
    expect((await callAs(other, 'PUT', path, { changes: { title: 'Stolen' } })).status).toBe(404);
  });

  it.each([
    [{ title: '' }, 'changes.title'],
    [{ title: 'x'.repeat(201) }, 'changes.title'],
    [{ language: 'fr' }, 'changes.language'],
    [{ variants: [{ name: 'A', licence: 'cc0-1.0', price: -1, files: [] }] }, 'changes.variants.0.price'],
    [{ variants: [{ name: 'A', licence: 'cc0-1.0', price: 1.5, files: [] }] }, 'changes.variants.0.price'],
    [{ variants: [{ name: 'A', licence: 'mine', price: 1, files: [] }] }, 'variants.0.licence'],
    [{ categoryId: 'birds' }, 'categoryId'],
  ])('says what is wrong with %j', async (changes, path) => {
    const { contentId } = await makeDraft(app, { contributor: me.id });
    const { status, body } = await call('PUT', `/content/update/${contentId}`, { changes });
    expect(status).toBe(400);
    expect((body['errors'] as { path: string }[]).map((each) => each.path)).toContain(path);
  });

  it('offers the same files under several licences, each at its own price', async () => {
    const { contentId } = await makeDraft(app, { contributor: me.id });
    const path = `/content/update/${contentId}`;
    const [variant] = (await call('GET', `/content/mine/${contentId}`)).body['variants'] as {
      _id: string;
      files: { _id: string }[];
    }[];
    const files = variant?.files.map(({ _id }) => ({ _id }));
    const standard = { _id: variant?._id, name: 'PNG', licence: 'arbor-standard-1', price: 49_000, files };
    const extended = { name: 'PNG', licence: 'arbor-extended-1', price: 190_000, files };
    const { status, body } = await call('PUT', path, { changes: { variants: [standard, extended] } });
    expect(status).toBe(200);
    expect(body['variants']).toMatchObject([standard, extended]);
    expect((await call('PUT', path, { changes: { variants: [standard] } })).body['variants']).toMatchObject([standard]);
  });

  it('changes many, each for itself', async () => {
    const [one, two, foreign, published] = [
      await makeDraft(app, { contributor: me.id }),
      await makeDraft(app, { contributor: me.id }),
      await makeDraft(app, { contributor: other.id }),
      await makeDraft(app, { contributor: me.id, status: 'published' }),
    ];
    const change = (draft: { contentId: string }, changes: unknown) => ({ _id: draft.contentId, changes });
    const answer = await call('PUT', '/content/update-many', {
      items: [
        change(one, { title: 'One' }),
        change(two, { title: 'Two', categoryId: 'nowhere' }),
        change(foreign, { title: 'Mine' }),
        change(published, { title: 'Other' }),
      ],
    });
    expect(items(answer)).toMatchObject([
      { content: { title: 'One' }, problem: null },
      { content: null, problem: { status: 400, errors: [{ path: 'categoryId' }] } },
      { content: null, problem: { status: 404, code: 'not_found' } },
      { content: null, problem: { status: 409 } },
    ]);
    expect((await call('GET', `/content/mine/${two.contentId}`)).body['title']).not.toBe('Two');
  });

  it('takes uploads in, of its contributor only', async () => {
    const { contentId } = await makeDraft(app, { contributor: me.id });
    const [mine, foreign] = [await upload('extra.png'), await upload('foreign.png', other.id)];
    const add = (id: string) => ({
      changes: { variants: [{ name: 'Extra', licence: 'cc0-1.0', price: 0, files: [{ upload: id }] }] },
    });
    expect((await call('PUT', `/content/update/${contentId}`, add(foreign.id))).status).toBe(404);
    const { body } = await call('PUT', `/content/update/${contentId}`, add(mine.id));
    expect(body['variants']).toMatchObject([{ name: 'Extra', files: [{ name: 'extra.png' }] }]);
  });
});

describe('grouping by hand', () => {
  it('merges drafts and splits them again', async () => {
    const [one, two] = [await makeDraft(app, { contributor: me.id }), await makeDraft(app, { contributor: me.id })];
    const foreign = await makeDraft(app, { contributor: other.id });
    const path = `/content/merge/${one.contentId}`;
    expect((await call('POST', path, { ids: [two.contentId, foreign.contentId] })).status).toBe(404);
    const merged = await call('POST', path, { ids: [two.contentId] });
    expect(merged.body).toMatchObject({
      variants: [{}, {}],
      previews: [{ _id: one.previewId }, { _id: two.previewId }],
    });
    expect((await call('GET', `/content/mine/${two.contentId}`)).status).toBe(404);
    const split = await call('POST', `/content/split/${one.contentId}`);
    expect(items(split)).toMatchObject([
      { _id: one.contentId, variants: [{}], previews: [{ _id: one.previewId }] },
      { variants: [{}], previews: [{ _id: two.previewId }], keywords: ['boat', 'river', 'wood'] },
    ]);
  });

  it('leaves what is being reviewed alone', async () => {
    const [one, two] = [
      await makeDraft(app, { contributor: me.id }),
      await makeDraft(app, { contributor: me.id, status: 'pending' }),
    ];
    expect((await call('POST', `/content/merge/${one.contentId}`, { ids: [two.contentId] })).status).toBe(409);
    expect((await call('POST', `/content/split/${two.contentId}`)).status).toBe(409);
  });
});

describe('what is published', () => {
  it('is taken out and put back, pictures included', async () => {
    const { contentId, previewId } = await makeDraft(app, { contributor: me.id, status: 'published' });
    const toggle = (published?: boolean) => call('PATCH', `/content/toggle/publish/${contentId}`, { published });
    const isShown = async () => (await app.platform.storage.stat(previewKey(previewId, '375.webp'))) !== undefined;
    expect((await toggle()).body['status']).toBe('unpublished');
    expect((await app.fetch(`/api/v1/content/single/${contentId}`)).status).toBe(404);
    expect((await toggle(false)).body['status']).toBe('unpublished');
    expect(await isShown()).toBe(false);
    expect((await toggle(true)).body['status']).toBe('published');
    expect(await isShown()).toBe(true);
    expect((await callAs(other, 'PATCH', `/content/toggle/publish/${contentId}`, {})).status).toBe(404);
    expect((await toggle(false)).body['status']).toBe('unpublished');
    expect((await app.fetch(`/media/${previewId}/375.webp`)).status).toBe(404);
  });

  it.each(['draft', 'pending', 'changes_requested', 'rejected'] as const)(
    'is never made of a %s one',
    async (status) => {
      const { contentId, previewId } = await makeDraft(app, { contributor: me.id, status });
      for (const published of [undefined, true])
        expect((await call('PATCH', `/content/toggle/publish/${contentId}`, { published })).status).toBe(409);
      expect((await app.fetch(`/media/${previewId}/375.webp`)).status).toBe(404);
    },
  );

  it('has one revision at a time, whose pictures are its contributor’s', async () => {
    const { contentId } = await makeDraft(app, { contributor: me.id, status: 'published' });
    const answers = await Promise.all([1, 2].map(() => call('POST', `/content/revise/${contentId}`)));
    const [one, two] = answers.map(({ body }) => body);
    expect(one?.['_id']).toBe(two?.['_id']);
    expect(one).toMatchObject({ revisionOf: contentId, missing: ['change_note'], variants: [{ isPublished: true }] });
    const [preview] = (one?.['previews'] ?? []) as { _id: string }[];
    const path = `/api/v1/content/draft-preview/${preview?._id}/375.webp`;
    expect((await app.fetch(path, { headers: { cookie: me.cookie } })).status).toBe(200);
    expect((await app.fetch(path, { headers: { cookie: other.cookie } })).status).toBe(404);
    expect((await app.fetch(path)).status).toBe(401);
    expect((await call('DELETE', `/content/delete/${one?.['_id'] as string}`)).status).toBe(200);
    expect((await app.fetch(`/api/v1/content/single/${contentId}`)).status).toBe(200);
  });
});

it('suggests keywords that similar works have', async () => {
  const category = await makeCategory(app, 'boats');
  for (const [title, keywords] of [
    ['A boat', ['boat', 'river', 'monsoon']],
    ['Boats at dusk', ['boat', 'river']],
    ['A house', ['house', 'roof']],
    ['Green circuit', ['computer', 'green', 'packaging']],
    ['Alpona in red', ['alpona', 'floor']],
    ['Alpona in green', ['alpona', 'folk']],
  ] as const)
    await makeContent(app, { category, contributor: other.id, title, keywords: [...keywords] });
  const suggest = async (query: string) =>
    items(await call('GET', `/content/keyword-suggestions?${query}`)).map(({ keyword }) => keyword);
  expect((await suggest('title=My%20boats&category=boats&keywords=boat')).slice(0, 2)).toEqual(['river', 'monsoon']);
  expect(await suggest('category=boats&keywords=house')).toContain('roof');
  expect(await suggest('')).toEqual([]);
  // A common colour or category alone isn't similar enough.
  expect(await suggest('title=Green%20alpona&category=boats')).toEqual(['alpona', 'folk']);
  expect(await suggest('title=Green%20alpona&category=boats&keywords=alpona,folk')).toEqual([]);
  expect(await suggest('title=IMG%202041&category=boats')).toEqual([]);
});

describe('an admin, from the admin area', () => {
  let admin: SignedInAdmin;
  const send = (method: string, path: string, body?: unknown, area = 'admin') =>
    admin.fetch(`/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'arbor-area': area },
      body: JSON.stringify(body ?? {}),
    });

  it('works on what is the site’s own, on record', async () => {
    admin = await signInAdmin(app, 'moderator');
    const mine = await admin.fetch('/api/v1/content/mine', { headers: { 'arbor-area': 'admin' } });
    expect(mine.status).toBe(200);
    const { id } = await upload('house.png', await app.platform.actors.ensureHouseContributor(app.systemContext()));
    const made = (await (await send('POST', '/content/create', { uploads: [id] })).json()) as {
      items: { _id: string }[];
    };
    const contentId = made.items[0]?._id ?? '';
    expect((await send('PUT', `/content/update/${contentId}`, { changes: { title: 'Ours' } })).status).toBe(200);
    expect((await call('GET', `/content/mine/${contentId}`)).status).toBe(404);
    const theirs = await makeDraft(app, { contributor: me.id });
    expect((await send('PUT', `/content/update/${theirs.contentId}`, { changes: { title: 'Ours' } })).status).toBe(404);
    const entries = await app.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', contentId)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['content.create', 'content.update']);
  });
});
