import { contributorTermsVersion } from '../../src/features/people/contributors/contract/contributors.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeDraft } from './drafts.ts';
import { makeCategory, makeCollection } from './factories.ts';
import type { Asking, Call } from './good-calls.ts';

/** An unused identifier. */
const missing = createId();

let places = 0;

/** Creates a category with two subcategories and without contents, or returns unused identifiers. */
const makePlaces = async (app: TestApp, { record }: Asking) => {
  if (record === 'missing') return { id: missing, categoryId: missing, subcategoryId: missing, otherId: missing };
  places += 1;
  const { id, subcategoryId } = await makeCategory(app, `place-${places}`);
  const otherId = createId();
  await app.pool.query('insert into subcategory (id, category_id, key, name) values ($1, $2, $3, $3)', [
    otherId,
    id,
    `place-${places}-other`,
  ]);
  return { id, categoryId: id, subcategoryId, otherId };
};

const makeEmptyCategory = async (app: TestApp, { record }: Asking): Promise<string> => {
  places += 1;
  const id = createId();
  if (record !== 'missing')
    await app.pool.query('insert into category (id, key, name) values ($1, $2, $2)', [id, `empty-${places}`]);
  return id;
};

/** Creates an applicant who has accepted the terms. */
const makeApplicant = async (app: TestApp): Promise<string> => {
  const id = createId();
  await app.pool.query('insert into account (id, username) values ($1, $2)', [id, `applicant-${id.slice(-12)}`]);
  await app.pool.query(
    `insert into contributor (id, account_id, username, name, status, terms_accepted_at, terms_version)
     values ($1, $1, $2, 'Applicant', 'pending', now(), $3)`,
    [id, `applicant-${id.slice(-12)}`, contributorTermsVersion],
  );
  return id;
};

/** Finds a published work of the calling contributor, of another one, or none. */
const makePublished = async (app: TestApp, { record, caller, world }: Asking): Promise<string> => {
  if (record === 'missing') return missing;
  const { contributor, otherContributor } = world.people;
  const owner = (record === 'own') === (caller === 'otherContributor') ? otherContributor : contributor;
  return (await makeDraft(app, { contributor: owner.id, status: 'published' })).contentId;
};

const findCollection = async (app: TestApp, { record }: Asking): Promise<Record<string, string>> => ({
  id: record === 'missing' ? missing : await makeCollection(app, `collection-${createId().slice(-12)}`, []),
});

/** Creates a report on a new work of the calling contributor, of another one, or none. */
const makeCase = async (app: TestApp, asking: Asking): Promise<{ id: string; reportId: string }> => {
  const [id, reportId] = [await makePublished(app, asking), createId()];
  if (asking.record !== 'missing')
    await app.pool.query(
      "insert into report (id, kind, content_id, words, language) values ($1, 'other', $2, 'Look at this.', 'en')",
      [reportId, id],
    );
  return { id, reportId };
};

/** Creates valid calls of admins' operations on categories and contributors. */
export const createCurationCalls = (
  app: TestApp,
): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> => ({
  'POST /content-category/create': () => ({ body: { name: `Category ${createId().slice(-12)}` } }),
  'PUT /content-category/update/{id}': async (asking) => ({
    path: await makePlaces(app, asking),
    body: { nameBn: 'আইকন' },
  }),
  'PUT /content-category/cover/{id}': (asking) => makePlaces(app, asking).then((path) => ({ path })),
  'DELETE /content-category/cover/{id}': (asking) => makePlaces(app, asking).then((path) => ({ path })),
  'DELETE /content-category/delete/{id}': async (asking) => ({ path: { id: await makeEmptyCategory(app, asking) } }),
  'PUT /content-category/toggle/publish/{id}': async (asking) => ({
    path: await makePlaces(app, asking),
    body: { published: false },
  }),
  'PUT /content-category/order': () => ({ body: { ids: [missing] } }),
  'PUT /content-category/merge/{id}': async (asking) => ({
    path: await makePlaces(app, asking),
    body: { into: await makeEmptyCategory(app, asking) },
  }),
  'POST /content-category/subcategory/create/{categoryId}': async (asking) => ({
    path: await makePlaces(app, asking),
    body: { name: `Subcategory ${createId().slice(-12)}` },
  }),
  'PUT /content-category/subcategory/update/{id}': async (asking) => {
    const { subcategoryId } = await makePlaces(app, asking);
    return { path: { id: subcategoryId }, body: { nameBn: 'আইকন' } };
  },
  'PUT /content-category/subcategory/cover/{id}': async (asking) => ({
    path: { id: (await makePlaces(app, asking)).subcategoryId },
  }),
  'DELETE /content-category/subcategory/cover/{id}': async (asking) => ({
    path: { id: (await makePlaces(app, asking)).subcategoryId },
  }),
  'DELETE /content-category/subcategory/delete/{categoryId}': async (asking) => {
    const { categoryId, subcategoryId } = await makePlaces(app, asking);
    return { path: { categoryId }, body: { subcategoryId } };
  },
  'PUT /content-category/subcategory/toggle/publish/{id}': async (asking) => {
    const { subcategoryId } = await makePlaces(app, asking);
    return { path: { id: subcategoryId }, body: { published: false } };
  },
  'PUT /content-category/subcategory/order/{categoryId}': async (asking) => {
    const { categoryId, subcategoryId, otherId } = await makePlaces(app, asking);
    return { path: { categoryId }, body: { ids: [otherId, subcategoryId] } };
  },
  'PUT /content-category/subcategory/merge/{id}': async (asking) => {
    const { subcategoryId, otherId } = await makePlaces(app, asking);
    return { path: { id: subcategoryId }, body: { into: asking.record === 'missing' ? createId() : otherId } };
  },
  'GET /content/assets/{id}': async (asking) => ({ path: { id: await makePublished(app, asking) } }),
  'PUT /content/assets/unpublish': async (asking) => ({
    body: { ids: [await makePublished(app, asking)], reason: 'copyright', note: 'Please send us the licence.' },
  }),
  'PUT /content/assets/publish': async (asking) => ({ body: { ids: [await makePublished(app, asking)] } }),
  'GET /collection/every/{id}': async (asking) => ({ path: await findCollection(app, asking) }),
  'POST /collection/create': () => ({ body: { title: `Collection ${createId().slice(-12)}` } }),
  'PUT /collection/update/{id}': async (asking) => ({
    path: await findCollection(app, asking),
    body: { titleBn: 'নদী' },
  }),
  'PUT /collection/cover/{id}': async (asking) => ({ path: await findCollection(app, asking) }),
  'DELETE /collection/cover/{id}': async (asking) => ({ path: await findCollection(app, asking) }),
  'DELETE /collection/delete/{id}': async (asking) => ({ path: await findCollection(app, asking) }),
  'PUT /collection/toggle/publish/{id}': async (asking) => ({
    path: await findCollection(app, asking),
    body: { published: false },
  }),
  'PUT /collection/order': () => ({ body: { before: [missing], ids: [missing] } }),
  'PUT /collection/schedule/{id}': async (asking) => ({
    path: await findCollection(app, asking),
    body: { before: { from: null, until: null }, from: null, until: '2090-01-01T00:00:00.000Z' },
  }),
  'PUT /collection/showcase': () => ({ body: { before: [missing], ids: [missing] } }),
  'PUT /collection/items/{id}': async (asking) => ({
    path: await findCollection(app, asking),
    body: { before: [], ids: [asking.world.content.contentId] },
  }),
  'GET /report/cases/{id}': async (asking) => ({ path: { id: (await makeCase(app, asking)).id } }),
  'PUT /report/claim/{id}': async (asking) => ({ path: { id: (await makeCase(app, asking)).id } }),
  'DELETE /report/claim/{id}': async (asking) => ({ path: { id: (await makeCase(app, asking)).id } }),
  'PUT /report/close/{id}': async (asking) => {
    const { id, reportId } = await makeCase(app, asking);
    return { path: { id }, body: { outcome: 'no_action', seen: [reportId] } };
  },
  'PATCH /contributor/decide/{id}/{decision}': async ({ record }) => ({
    path: { id: record === 'missing' ? missing : await makeApplicant(app), decision: 'approve' },
    body: {},
  }),
  'PUT /contributor/update/approval': () => ({ body: { approveAll: false } }),
});
