import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { makeFailedJob } from '../../../../tests/support/failed-jobs.ts';
import { makeFavoriteList } from '../../../../tests/support/favorite-lists.ts';
import { createRecordedAffiliates } from '../../../../tests/support/good-affiliate-calls.ts';
import { makeNote } from '../../../../tests/support/good-desk-calls.ts';
import { newLicenceVersion } from '../../../../tests/support/licence-texts.ts';
import { applyToContribute, type SignedInAdmin, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { makePictureForm } from '../../../../tests/support/picture-form.ts';
import { makeRating } from '../../../../tests/support/ratings.ts';
import { createRecordedBlog } from '../../../../tests/support/recorded-blog.ts';
import { createRecordedBundles } from '../../../../tests/support/recorded-bundles.ts';
import { createRecordedCollections } from '../../../../tests/support/recorded-collections.ts';
import { recordedDiscounts } from '../../../../tests/support/recorded-discounts.ts';
import { anyId, createRecordedMoney, type GoodCall } from '../../../../tests/support/recorded-money.ts';
import { createRecordedRequests } from '../../../../tests/support/recorded-requests.ts';
import { createRecordedReviews } from '../../../../tests/support/recorded-reviews.ts';
import { createRecordedSearch } from '../../../../tests/support/recorded-search.ts';
import { createRecordedTokens } from '../../../../tests/support/recorded-tokens.ts';
import { createId } from '../../../platform/database/id.ts';
import { endpoints } from '../../../start/features.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

const beginTotp = async (admin: SignedInAdmin): Promise<string> => {
  const { body } = await admin.call('POST', '/admin/totp/begin', { password: admin.password });
  return new TOTP({ secret: String(body['secret']), algorithm: 'SHA1', digits: 6, period: 30 }).generate();
};

const failedJob = async (path: string, action: string): Promise<GoodCall> => {
  const id = await makeFailedJob(app, 'delete-expired-sessions');
  return { path: `${path}/${id}`, action, subject: ['job', id] };
};

const published = async (): Promise<string> => {
  const contributor = await makeContributor(app, `published-${createId().slice(-8)}`);
  return (await makeDraft(app, { contributor, status: 'published' })).contentId;
};

let made = 0;
const makeNextCategory = () => {
  made += 1;
  return makeCategory(app, `recorded-${made}`);
};

/** Creates a rating. @returns its id */
const rated = async (hiddenReason?: string): Promise<string> => {
  const contributor = await makeContributor(app, `rated-${createId().slice(-8)}`);
  const work = await makeContent(app, {
    ...{ category: await makeNextCategory(), contributor, title: 'A crane' },
    prices: [4900],
  });
  const { userId: accountId } = await signInUser(app);
  return makeRating(app, { accountId, work, ...(hiddenReason === undefined ? {} : { hiddenReason }) });
};

const ofCategory = async (path: string, did: string, body: object | undefined): Promise<GoodCall> => {
  const { id } = await makeNextCategory();
  return { path: `/content-category/${path}/${id}`, body, action: `category.${did}`, subject: ['category', id] };
};

const ofSubcategory = async (path: string, did: string, body: object | undefined): Promise<GoodCall> => {
  const { subcategoryId: id } = await makeNextCategory();
  const address = `/content-category/subcategory/${path}/${id}`;
  return { path: address, body, action: `subcategory.${did}`, subject: ['subcategory', id] };
};

/** A form with one picture, as a browser sends it. */
const coverForm = await makePictureForm();

/** A call of every admin operation that writes. The test fails for a new operation that is missing here. */
const calls: Readonly<Record<string, (admin: SignedInAdmin) => Promise<GoodCall>>> = {
  ...createRecordedTokens(app),
  'PUT /admin/password': async ({ password, adminId }) => ({
    body: { current: password, wanted: 'quite another passphrase' },
    action: 'admin.password',
    subject: ['admin', adminId],
  }),
  'POST /admin/totp/confirm': async (admin) => ({
    body: { code: await beginTotp(admin) },
    action: 'admin.totp_on',
    subject: ['admin', admin.adminId],
  }),
  'POST /admin/totp/remove': async (admin) => {
    await admin.call('POST', '/admin/totp/confirm', { code: await beginTotp(admin) });
    return { body: { password: admin.password }, action: 'admin.totp_off', subject: ['admin', admin.adminId] };
  },
  'DELETE /admin/sessions': async ({ adminId }) => ({ action: 'admin.end_sessions', subject: ['admin', adminId] }),
  'POST /licence/add-version/{code}': async () => ({
    path: '/licence/add-version/arbor-standard-1',
    body: newLicenceVersion(),
    action: 'licence.add_version',
    subject: ['licence', 'arbor-standard-1'],
  }),
  'PATCH /user/toggle/suspend/{id}': async () => {
    const { userId } = await signInUser(app);
    const path = `/user/toggle/suspend/${userId}`;
    return { path, body: { suspended: true }, action: 'user.suspend', subject: ['user', userId] };
  },
  'POST /admin/notes/{id}': async () => {
    const { userId } = await signInUser(app);
    return {
      path: `/admin/notes/${userId}`,
      body: { text: 'Called' },
      action: 'note.create',
      subject: ['user', userId],
    };
  },
  'DELETE /admin/notes/{id}': async ({ adminId }) => {
    const { userId } = await signInUser(app);
    const path = `/admin/notes/${await makeNote(app, userId, adminId)}`;
    return { path, action: 'note.delete', subject: ['user', userId] };
  },
  'POST /content-category/create': async () => ({
    body: { name: 'Recorded' },
    action: 'category.create',
    subject: ['category', anyId],
  }),
  'PUT /content-category/update/{id}': () => ofCategory('update', 'update', { name: 'Renamed' }),
  'PUT /content-category/cover/{id}': () => ofCategory('cover', 'cover', coverForm),
  'DELETE /content-category/cover/{id}': () => ofCategory('cover', 'remove_cover', undefined),
  'DELETE /content-category/delete/{id}': async () => {
    const { rows } = await app.pool.query<{ id: string }>(
      "insert into category (id, key, name) values (gen_random_uuid(), 'recorded-empty', 'Empty') returning id",
    );
    const id = rows[0]?.id ?? '';
    return { path: `/content-category/delete/${id}`, action: 'category.delete', subject: ['category', id] };
  },
  'PUT /content-category/toggle/publish/{id}': () => ofCategory('toggle/publish', 'unpublish', { published: false }),
  'PUT /content-category/order': async () => {
    const { rows } = await app.pool.query<{ id: string }>('select id from category order by id');
    return { body: { ids: rows.map(({ id }) => id) }, action: 'category.order', subject: ['category', 'all'] };
  },
  'PUT /content-category/merge/{id}': async () => {
    const { id: into } = await makeCategory(app, 'merge-target');
    return ofCategory('merge', 'merge', { into });
  },
  'POST /content-category/subcategory/create/{categoryId}': async () => {
    const { path = '' } = await ofCategory('subcategory/create', 'create', {});
    return { path, body: { name: 'Recorded' }, action: 'subcategory.create', subject: ['subcategory', anyId] };
  },
  'PUT /content-category/subcategory/update/{id}': () => ofSubcategory('update', 'update', { name: 'Renamed' }),
  'PUT /content-category/subcategory/cover/{id}': () => ofSubcategory('cover', 'cover', coverForm),
  'DELETE /content-category/subcategory/cover/{id}': () => ofSubcategory('cover', 'remove_cover', undefined),
  'DELETE /content-category/subcategory/delete/{categoryId}': async () => {
    const { id, subcategoryId } = await makeNextCategory();
    return {
      path: `/content-category/subcategory/delete/${id}`,
      body: { subcategoryId },
      action: 'subcategory.delete',
      subject: ['subcategory', subcategoryId],
    };
  },
  'PUT /content-category/subcategory/toggle/publish/{id}': () =>
    ofSubcategory('toggle/publish', 'unpublish', { published: false }),
  'PUT /content-category/subcategory/order/{categoryId}': async () => {
    const { id, subcategoryId } = await makeNextCategory();
    return {
      path: `/content-category/subcategory/order/${id}`,
      body: { ids: [subcategoryId] },
      action: 'category.order_subcategories',
      subject: ['category', id],
    };
  },
  'PUT /content-category/subcategory/merge/{id}': async () => {
    const { id, subcategoryId } = await makeNextCategory();
    const into = createId();
    await app.pool.query("insert into subcategory (id, category_id, key, name) values ($1, $2, 'other-sub', 'Other')", [
      into,
      id,
    ]);
    return {
      path: `/content-category/subcategory/merge/${subcategoryId}`,
      body: { into },
      action: 'subcategory.merge',
      subject: ['subcategory', subcategoryId],
    };
  },
  'PUT /report/close/{id}': async () => {
    const [id, reportId] = [await published(), createId()];
    await app.pool.query(
      "insert into report (id, kind, content_id, words, language) values ($1, 'other', $2, 'Look at this.', 'en')",
      [reportId, id],
    );
    return {
      path: `/report/close/${id}`,
      body: { outcome: 'no_action', seen: [reportId] },
      action: 'report.close',
      subject: ['report', id],
    };
  },
  'PUT /report/list/allow/{id}': async () => {
    const { id } = await makeFavoriteList(app, (await signInUser(app)).userId, { isTakenDown: true });
    return { path: `/report/list/allow/${id}`, action: 'list.allow', subject: ['list', id] };
  },
  'PUT /rating/hide/{id}': async () => {
    const id = await rated();
    return { path: `/rating/hide/${id}`, body: { reason: 'Insults' }, action: 'rating.hide', subject: ['rating', id] };
  },
  'PUT /rating/show/{id}': async () => {
    const id = await rated('Insults');
    return { path: `/rating/show/${id}`, action: 'rating.show', subject: ['rating', id] };
  },
  ...createRecordedAffiliates(app),
  ...recordedDiscounts,
  ...createRecordedBundles(app),
  ...createRecordedBlog(app),
  ...createRecordedRequests(app),
  ...createRecordedCollections(app),
  ...createRecordedSearch(app),
  ...createRecordedMoney(app, () => makeNextCategory()),
  'PUT /content/assets/unpublish': async () => {
    const contentId = await published();
    return {
      body: { ids: [contentId], reason: 'copyright' },
      action: 'content.unpublish',
      subject: ['content', contentId],
    };
  },
  'PUT /content/assets/publish': async () => {
    const contentId = await published();
    await (await signInAdmin(app)).call('PUT', '/content/assets/unpublish', { ids: [contentId], reason: 'broken' });
    return { body: { ids: [contentId] }, action: 'content.publish', subject: ['content', contentId] };
  },
  'PATCH /contributor/decide/{id}/{decision}': async () => {
    const person = await signInUser(app, { isContributor: true });
    await applyToContribute(person);
    return {
      path: `/contributor/decide/${person.userId}/refuse`,
      body: { reason: 'Not this time.' },
      action: 'contributor.refuse',
      subject: ['contributor', person.userId],
    };
  },
  'PUT /contributor/update/approval': async () => ({
    body: { approveAll: true },
    action: 'contributor.approve_all_on',
    subject: ['setting', 'contributors.approve_all'],
  }),
  'POST /admin/jobs/retry/{id}': () => failedJob('/admin/jobs/retry', 'job.retry'),
  ...createRecordedReviews(app),
  'DELETE /admin/jobs/delete/{id}': () => failedJob('/admin/jobs/delete', 'job.delete'),
};

const writes = endpoints
  .map(({ operation }) => operation)
  .filter(({ access, method }) => (access === 'admin' || access === 'owner') && method !== 'GET')
  .map((operation) => ({ operation, key: `${operation.method} ${operation.path}` }));

const countEntries = async (): Promise<number> =>
  Number((await app.pool.query<{ count: string }>('select count(*) as count from audit_log')).rows[0]?.count);

describe('every write of an admin', () => {
  it('has a good call here, unless its declaration says why nothing is recorded', () => {
    const recorded = writes.filter(({ operation }) => operation.audit === 'recorded').map(({ key }) => key);
    expect(Object.keys(calls).sort()).toEqual(recorded.sort());
    const reasons = writes.map(({ operation: { audit } }) => (typeof audit === 'object' ? audit.exempt : 'recorded'));
    expect(reasons.filter((reason) => reason.trim().length < 8)).toEqual([]);
  });

  it.each(Object.entries(calls))('%s is in the audit log, with admin, action and subject', async (key, prepare) => {
    const admin = await signInAdmin(app);
    const [method = '', template = ''] = key.split(' ');
    const { path = template, body, action, subject } = await prepare(admin);
    const before = await countEntries();
    const status =
      body instanceof FormData
        ? (await admin.fetch(`/api/v1${path}`, { method, body })).status
        : (await admin.call(method, path, body, { 'idempotency-key': createId() })).status;
    expect(status).toBe(200);
    const { rows } = await app.pool.query(
      'select admin_id, action, subject_type, subject_id, request_id from audit_log order by id offset $1',
      [before],
    );
    expect(rows).toEqual([
      {
        admin_id: admin.adminId,
        action,
        subject_type: subject[0],
        subject_id: subject[1],
        request_id: expect.stringMatching(/^[\w-]{8,64}$/),
      },
    ]);
  });

  it('that fails leaves no entry behind', async () => {
    const admin = await signInAdmin(app);
    const before = await countEntries();
    const statuses = [
      (await admin.call('PUT', '/admin/password', { current: 'wrong', wanted: 'quite another passphrase' })).status,
      (await admin.call('PATCH', '/user/toggle/suspend/019aa5c4-0000-7000-8000-000000000000', {})).status,
    ];
    expect(statuses).toEqual([400, 404]);
    expect(await countEntries()).toBe(before);
  });
});
