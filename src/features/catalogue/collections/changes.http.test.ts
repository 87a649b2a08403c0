import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';

interface Collection {
  readonly _id: string;
  readonly key: string;
  readonly title: string;
  readonly contentCount: number;
  readonly itemCount: number;
  readonly published: boolean;
  readonly coverId: string | null;
  readonly covers: { _id: string; alt: string }[];
}

let app: TestApp;
let admin: SignedInAdmin;
let works: string[];

const call = async (method: string, path: string, body?: object, status = 200) => {
  const answer = await admin.call(method, `/collection/${path}`, body);
  expect(answer).toMatchObject({ status });
  return answer.body;
};
const create = async (title: string, more: object = {}) =>
  (await call('POST', 'create', { title, ...more })) as unknown as Collection;
const setItems = (id: string, before: string[], ids: string[], status = 200) =>
  call('PUT', `items/${id}`, { before, ids }, status);
let asked = 0;
/** Reads a collection with a different URL each time, because responses are cached for a second. */
const readPublic = async (id: string): Promise<Collection | undefined> => {
  asked += 1;
  const response = await app.fetch(`/api/v1/collection/single/${id}?asked=${asked}`);
  return response.status === 200 ? ((await response.json()) as Collection) : undefined;
};
const readOrder = async (): Promise<string[]> =>
  ((await call('GET', 'every'))['items'] as Collection[]).map(({ _id }) => _id);
const pathsOf = (body: Record<string, unknown>) => (body['errors'] as { path: string }[]).map(({ path }) => path);

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  admin = await signInAdmin(app, 'moderator');
  const category = await makeCategory(app, 'boats');
  const contributor = await makeContributor(app, 'rahim');
  works = [];
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
    works.push((await makeContent(app, { category, contributor, title })).contentId);
});

beforeEach(async () => {
  await app.pool.query('delete from collection');
});

describe('a collection', () => {
  it('is made hidden, filled, published and seen in its order at once', async () => {
    const made = await create('River & Rain', { titleBn: 'নদী ও বৃষ্টি', description: 'Wet.' });
    expect(made).toMatchObject({ key: 'river-and-rain', published: false, itemCount: 0, covers: [] });
    expect(await readPublic(made.key)).toBeUndefined();
    await setItems(made._id, [], works.slice(0, 3));
    await call('PUT', `toggle/publish/${made._id}`, { published: true });
    expect(await readPublic(made.key)).toMatchObject({ title: 'River & Rain', contentCount: 3 });
    const listed = async () =>
      (
        (await (await app.fetch(`/api/v1/content/all?collection=${made.key}`)).json()) as { items: { _id: string }[] }
      ).items.map(({ _id }) => _id);
    expect(await listed()).toEqual(works.slice(0, 3));
    await call('PUT', `toggle/publish/${made._id}`, {});
    expect(await readPublic(made.key)).toBeUndefined();
  });

  it('shows the cover first, and its first works without one', async () => {
    const { _id } = await create('Covered');
    await setItems(_id, [], works);
    await call('PUT', `toggle/publish/${_id}`, { published: true });
    const covers = async () => (await readPublic(_id))?.covers.map(({ alt }) => alt);
    expect(await covers()).toEqual(['One', 'Two', 'Three', 'Four']);
    await call('PUT', `update/${_id}`, { coverId: works[4] });
    expect(await covers()).toEqual(['Five', 'One', 'Two', 'Three']);
    expect(await readPublic(_id)).toMatchObject({ contentCount: 5 });
    // An unpublished content isn't shown as cover, and a removed one is no longer the cover.
    await admin.call('PUT', '/content/assets/unpublish', { ids: [works[4]], reason: 'broken' });
    expect(await covers()).toEqual(['One', 'Two', 'Three', 'Four']);
    const whole = await call('GET', `every/${_id}`);
    expect((whole['items'] as object[])[4]).toMatchObject({ title: 'Five', isListed: false, preview: null });
    await admin.call('PUT', '/content/assets/publish', { ids: [works[4]] });
    await setItems(_id, works, works.slice(0, 4));
    expect(await call('GET', `every/${_id}`)).toMatchObject({ collection: { coverId: null, itemCount: 4 } });
  });

  it('is changed, renamed and deleted; its works stay', async () => {
    const { _id } = await create('Old');
    await setItems(_id, [], works.slice(0, 2));
    const changed = await call('PUT', `update/${_id}`, {
      title: 'New',
      key: 'brand-new',
      titleBn: '',
      description: 'x',
    });
    expect(changed).toMatchObject({ title: 'New', key: 'brand-new', titleBn: null, description: 'x' });
    await call('DELETE', `delete/${_id}`);
    await call('DELETE', `delete/${_id}`, undefined, 404);
    expect((await app.fetch(`/api/v1/content/single/${works[0]}`)).status).toBe(200);
  });

  it('refuses bad input beside the field', async () => {
    const { _id } = await create('Taken');
    for (const [method, path, body, at] of [
      ['POST', 'create', { title: '' }, 'title'],
      ['POST', 'create', { title: 'নদী' }, 'key'],
      ['POST', 'create', { title: 'Taken' }, 'key'],
      ['POST', 'create', { title: 'A', key: 'Not a key' }, 'key'],
      ['POST', 'create', { title: 'x'.repeat(121) }, 'title'],
      ['PUT', `update/${_id}`, { coverId: works[0] }, 'coverId'],
      ['PUT', `update/${_id}`, { coverId: 'nothing' }, 'coverId'],
      ['PUT', `items/${_id}`, { before: [], ids: [works[0], works[0]] }, 'ids'],
      ['PUT', `items/${_id}`, { before: [], ids: [createId()] }, 'ids'],
      ['PUT', `items/${_id}`, { before: [], ids: ['nothing'] }, 'ids'],
      ['PUT', `items/${_id}`, { before: [], ids: Array.from({ length: 501 }, createId) }, 'ids'],
    ] as const)
      expect([path, pathsOf(await call(method, path, body, 400))]).toEqual([path, [at]]);
    expect(await call('GET', `every/${_id}`)).toMatchObject({ items: [] });
  });

  it('is 404 where there is none', async () => {
    for (const id of ['nothing', createId()]) {
      await call('GET', `every/${id}`, undefined, 404);
      await call('PUT', `update/${id}`, {}, 404);
      await call('PUT', `toggle/publish/${id}`, {}, 404);
      await setItems(id, [], [], 404);
    }
  });
});

describe('at the same time', () => {
  it('one of two who change the works wins, the other is told to reload', async () => {
    const { _id } = await create('Shared');
    await setItems(_id, [], works.slice(0, 3));
    const [a = '', b = '', c = ''] = works;
    const answers = await Promise.all([
      admin.call('PUT', `/collection/items/${_id}`, { before: [a, b, c], ids: [c, b, a] }),
      admin.call('PUT', `/collection/items/${_id}`, { before: [a, b, c], ids: [b, a, c] }),
      admin.call('PUT', `/collection/items/${_id}`, { before: [a, b, c], ids: [a, b] }),
    ]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)?.body['items'];
    expect((await call('GET', `every/${_id}`))['items']).toEqual(won);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.body['detail']).toContain('Reload');
  });

  it('one of two who order the collections wins, the other is told to reload', async () => {
    const ids = [(await create('A'))._id, (await create('B'))._id, (await create('C'))._id];
    expect(await readOrder()).toEqual(ids);
    const [a = '', b = '', c = ''] = ids;
    const answers = await Promise.all([
      admin.call('PUT', '/collection/order', { before: ids, ids: [c, a, b] }),
      admin.call('PUT', '/collection/order', { before: ids, ids: [b, a, c] }),
    ]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    await call('PUT', 'order', { before: ids, ids: [a, b] }, 409);
    const now = await readOrder();
    await call('PUT', 'order', { before: now, ids: [a, b] }, 409);
    await call('PUT', 'order', { before: now, ids: [a, a, b] }, 409);
    await call('PUT', 'order', { before: now, ids: [c, b, a] });
    expect(await readOrder()).toEqual([c, b, a]);
  });

  it('two of one title get one key between them', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => admin.call('POST', '/collection/create', { title: 'Same title' })),
    );
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400]);
  });
});
