import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeBundle } from '../../../../tests/support/bundles.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import {
  type SignedInAdmin,
  type SignedInUser,
  signInAdmin,
  signInContributor,
  signInUser,
} from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;
let salma: SignedInUser;
let karim: SignedInUser;
let category: Awaited<ReturnType<typeof makeCategory>>;
let heron: Made;
let crane: Made;
let fox: Made;

beforeAll(async () => {
  owner = await signInAdmin(app);
  salma = await signInContributor(app);
  karim = await signInContributor(app);
  category = await makeCategory(app, 'birds');
  const make = (contributor: string, title: string, price: number) =>
    makeContent(app, { category, contributor, title, prices: [price] });
  heron = await make(salma.userId, 'Heron', 10_000);
  crane = await make(salma.userId, 'Crane', 3333);
  fox = await make(karim.userId, 'Fox', 5000);
});

const toWork = ({ contentId, variantIds: [variantId] }: Made) => ({ contentId, variantId });
const create = (person: SignedInUser, works: readonly Made[], price: number) =>
  person.call('POST', '/contributor/bundles/create', { name: 'Birds', price, works: works.map(toWork) });
const answer = (person: SignedInUser, id: string, said: string) =>
  person.call('PUT', `/contributor/bundles/answer/${id}`, { answer: said });
const end = (person: SignedInUser, id: string) => person.call('PUT', `/contributor/bundles/end/${id}`);
const show = (person: { call: SignedInUser['call'] }, id: string) => person.call('GET', `/bundle/single/${id}`);
const errorsOf = (body: Record<string, unknown>) =>
  (body['errors'] as { path: string; message: string }[]).map(({ path, message }) => `${path}: ${message}`);
const readNotice = async (person: SignedInUser) => {
  const { body } = await person.call('GET', '/user/notices?limit=1');
  const [{ code, about } = {}] = body['items'] as { code?: string; about?: string }[];
  return [code, about];
};

describe('a bundle of own works', () => {
  it('is on sale at once, and its price is divided by the prices of its works to the poisha', async () => {
    const { status, body } = await create(salma, [heron, crane], 10_001);
    expect(status).toBe(200);
    const bundle = body['bundle'] as { _id: string };
    expect(bundle).toMatchObject({
      state: 'published',
      isMine: true,
      price: 10_001,
      works: [
        { title: 'Heron', price: 7501, listPrice: 10_000 },
        { title: 'Crane', price: 2500, listPrice: 3333 },
      ],
      parties: [{ isMe: true, answer: 'agreed', price: 10_001 }],
    });
    const shown = await show(await signInUser(app), bundle._id);
    expect(shown.body).toMatchObject({ price: 10_001, separatePrice: 13_333, contributor: { _id: salma.userId } });
    const listed = await karim.call('GET', `/bundle/all?content=${heron.contentId}`);
    expect(listed.body['items']).toMatchObject([{ _id: bundle._id, count: 2, price: 10_001, separatePrice: 13_333 }]);
    expect((await karim.call('GET', `/bundle/all?content=${fox.contentId}`)).body['items']).toEqual([]);
    await end(salma, bundle._id);
  });

  it('says beside the field what is wrong', async () => {
    const free = await makeContent(app, { category, contributor: salma.userId, title: 'Free', prices: [0] });
    expect(errorsOf((await create(salma, [heron, crane], 13_333)).body)).toEqual([
      'price: Enter less than the works cost one by one.',
    ]);
    expect(errorsOf((await create(salma, [heron, crane], 1)).body)).toEqual([
      'price: Enter more, so that each work costs at least one poisha.',
    ]);
    expect(errorsOf((await create(salma, [heron, heron, free], 5000)).body)).toEqual([
      'works.1: This is already in the bundle.',
      'works.2: Free works can’t be part of a bundle.',
    ]);
    expect(errorsOf((await create(karim, [heron, crane], 5000)).body)).toEqual([
      'works: Choose at least one of your own works.',
    ]);
    const unknown = { contentId: createId(), variantIds: [createId()] } as unknown as Made;
    const mixed = { ...heron, variantIds: crane.variantIds };
    expect(errorsOf((await create(salma, [unknown, mixed], 5000)).body)).toEqual([
      'works.0: This isn’t on sale any more. Remove it or choose another.',
      'works.1: This isn’t on sale any more. Remove it or choose another.',
    ]);
    expect((await create(salma, [heron], 5000)).status).toBe(400);
    expect((await create(salma, [heron, crane], -1)).status).toBe(400);
  });

  it('leaves out works that are withdrawn, and is gone with fewer than two', async () => {
    const tern = await makeContent(app, { category, contributor: salma.userId, title: 'Tern', prices: [1000] });
    const id = await makeBundle(salma, [heron, crane, tern], { price: 10_000 });
    const before = (await show(karim, id)).body as { price: number; works: { price: number }[] };
    await salma.call('PATCH', `/content/toggle/publish/${tern.contentId}`, { published: false });
    const after = await show(karim, id);
    expect(after.body).toMatchObject({ price: before.price - (before.works[2]?.price ?? 0), works: [{}, {}] });
    expect(after.body['works']).toHaveLength(2);
    await app.pool.query('update variant set price = 0 where id = $1', [crane.variantIds[0]]);
    expect((await show(karim, id)).status).toBe(404);
    expect((await karim.call('GET', `/bundle/offer/${id}`)).status).toBe(404);
    expect((await karim.call('GET', `/bundle/all?content=${tern.contentId}`)).body['items']).toEqual([]);
    const own = (await salma.call('GET', '/contributor/bundles')).body['items'] as { _id: string; isOnSale: boolean }[];
    expect(own.find(({ _id }) => _id === id)).toMatchObject({ state: 'published', isOnSale: false });
    await salma.call('PATCH', `/content/toggle/publish/${crane.contentId}`, { published: false });
    expect((await karim.call('GET', '/bundle/all')).body).toMatchObject({ items: [], total: 0, nextCursor: null });
    await salma.call('PATCH', `/content/toggle/publish/${crane.contentId}`, { published: true });
    await app.pool.query('update variant set price = 3333 where id = $1', [crane.variantIds[0]]);
    await end(salma, id);
  });
});

describe('a bundle with works of others', () => {
  it('goes on sale once they have agreed, and everybody is notified', async () => {
    const { body } = await create(salma, [heron, fox], 12_000);
    const { _id: id, state } = body['bundle'] as { _id: string; state: string };
    expect(state).toBe('proposed');
    expect(await readNotice(karim)).toEqual(['bundle_proposed', 'Birds']);
    expect((await show(karim, id)).status).toBe(404);
    const other = await signInContributor(app);
    expect((await answer(other, id, 'agreed')).status).toBe(404);
    const [one, two] = await Promise.all([answer(karim, id, 'agreed'), answer(karim, id, 'agreed')]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await readNotice(salma)).toEqual(['bundle_published', 'Birds']);
    expect((await answer(karim, id, 'declined')).status).toBe(409);
    expect((await show(other, id)).status).toBe(200);
    const list = await karim.call('GET', '/contributor/bundles');
    expect(list.body['items']).toMatchObject([
      { isMine: false, state: 'published', parties: [{ price: 8000 }, { isMe: true, answer: 'agreed', price: 4000 }] },
    ]);
    expect((await end(other, id)).status).toBe(404);
    expect((await end(karim, id)).body).toMatchObject({ bundle: { state: 'ended' } });
    expect((await end(karim, id)).status).toBe(200);
    expect(await readNotice(salma)).toEqual(['bundle_ended', 'Birds']);
    expect((await show(other, id)).status).toBe(404);
  });

  it('is declined by one of them', async () => {
    const id = await makeBundle(salma, [heron, fox], { price: 12_000 });
    expect((await answer(karim, id, 'declined')).body).toMatchObject({ bundle: { state: 'declined' } });
    expect(await readNotice(salma)).toEqual(['bundle_declined', 'Birds']);
    expect((await answer(karim, id, 'agreed')).status).toBe(409);
  });

  it('of the site needs the consent of all, and ends for all', async () => {
    const id = await makeBundle(owner, [heron, fox], { price: 12_000, isSite: true });
    await answer(salma, id, 'agreed');
    expect((await show(karim, id)).status).toBe(404);
    await answer(karim, id, 'agreed');
    expect((await show(karim, id)).body).toMatchObject({ contributor: null });
    expect((await owner.call('PUT', `/bundles/end/${id}`)).body).toMatchObject({ bundle: { state: 'ended' } });
    expect((await owner.call('PUT', `/bundles/end/${id}`)).status).toBe(200);
    expect(await readNotice(karim)).toEqual(['bundle_ended', 'Birds']);
  });

  it('can’t have works of somebody who has no account to agree with', async () => {
    const wild = await makeContent(app, {
      category,
      contributor: await makeContributor(app, 'wild'),
      title: 'Wild',
      prices: [900],
    });
    expect(errorsOf((await create(salma, [heron, wild], 5000)).body)).toEqual([
      'works.1: This contributor can’t agree to a bundle. Choose another work.',
    ]);
    const id = await makeBundle(owner, [wild, fox], { price: 5000, isSite: true });
    await answer(karim, id, 'agreed');
    expect((await show(karim, id)).status).toBe(200);
    await owner.call('PUT', `/bundles/end/${id}`);
  });
});

it('ends with the account of somebody who has works in it', async () => {
  const leaver = await signInContributor(app);
  const ibis = await makeContent(app, { category, contributor: leaver.userId, title: 'Ibis', prices: [1000] });
  const id = await makeBundle(salma, [heron, ibis], { price: 9000 });
  await answer(leaver, id, 'agreed');
  expect((await leaver.deleteAccount()).status).toBe(200);
  expect((await show(karim, id)).status).toBe(404);
  expect(await readNotice(salma)).toEqual(['bundle_ended', 'Birds']);
});

describe('the database', () => {
  const state = (sql: string, values: unknown[] = []) => app.pool.query(sql, values);

  it('refuses other terms, other works, and a sale without consent', async () => {
    const id = await makeBundle(salma, [heron, fox], { price: 12_000 });
    await expect(state('update bundle set price = price - 1 where id = $1', [id])).rejects.toMatchObject({
      constraint: 'bundle_kept',
    });
    await expect(state('update bundle_work set price = price - 1 where bundle_id = $1', [id])).rejects.toMatchObject({
      constraint: 'bundle_work_kept',
    });
    await expect(
      state(
        `insert into bundle_work (bundle_id, position, content_id, variant_id, contributor_id, price, list_price)
         values ($1, 2, $2, $3, $4, 100, 3333)`,
        [id, crane.contentId, crane.variantIds[0], salma.userId],
      ),
    ).rejects.toMatchObject({ constraint: 'bundle_parts' });
    await expect(
      state(`update bundle_party set answer = 'declined' where bundle_id = $1 and answer = 'agreed'`, [id]),
    ).rejects.toMatchObject({ constraint: 'bundle_party_kept' });
    await expect(
      state(`update bundle set state = 'published', published_at = now() where id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'bundle_agreed' });
    await expect(
      state(`insert into bundle (id, contributor_id, name, price, state) values ($1, $2, 'Empty', 100, 'proposed')`, [
        createId(),
        salma.userId,
      ]),
    ).rejects.toMatchObject({ constraint: 'bundle_parts' });
  });
});
