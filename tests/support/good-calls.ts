import { createUnsubscribeToken } from '../../src/features/people/accounts/service/unsubscribe.ts';
import { contributorTermsVersion } from '../../src/features/people/contributors/contract/contributors.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeFailedJob } from './failed-jobs.ts';
import { createBlogCalls } from './good-blog-calls.ts';
import { createCartCalls } from './good-cart-calls.ts';
import { createCertificateCalls } from './good-certificate-calls.ts';
import { createCurationCalls } from './good-curation-calls.ts';
import { createDeskCalls } from './good-desk-calls.ts';
import { createDraftCalls, findOwnDraft, findOwner, findUpload, isRevision } from './good-draft-calls.ts';
import { exclusionCalls } from './good-exclusion-calls.ts';
import { followCalls } from './good-follow-calls.ts';
import { createInsideCalls } from './good-inside-calls.ts';
import { createListCalls } from './good-list-calls.ts';
import { createMoneyCalls } from './good-money-calls.ts';
import { createOrderCalls } from './good-order-calls.ts';
import { createPaymentCalls } from './good-payment-calls.ts';
import { createRatingCalls } from './good-rating-calls.ts';
import { createRequestCalls } from './good-request-calls.ts';
import { createSearchCalls } from './good-search-calls.ts';
import { createSettingsCalls } from './good-settings-calls.ts';
import { createSplitCalls } from './good-split-calls.ts';
import { createTokenCalls, toCredentials } from './good-token-calls.ts';
import { createVatCalls } from './good-vat-calls.ts';
import { createWebhookCalls } from './good-webhook-calls.ts';
import { createWithdrawOptionCalls } from './good-withdraw-option-calls.ts';
import { getToken } from './identity.ts';
import type { Caller, RecordKind } from './policy-rows.ts';
import { createRefundRequestCalls } from './refund-requests.ts';
import { createReviewTemplateCalls } from './review-templates.ts';
import { makeSubmission } from './reviews.ts';
import { makeRevision } from './revisions.ts';
import type { Person, World } from './world.ts';

/** Parameters of a call: path parameters, query string and body. */
export interface Call {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  /** Body in place of JSON. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Asking {
  readonly world: World;
  readonly caller: Caller;
  readonly record: RecordKind;
  readonly me: Person;
  /** Owner of a `foreign` record. */
  readonly them: Person;
  /** API token in place of the cookie. */
  readonly token?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

const missing = createId();
let tokens = 0;
const freshToken = (method: 'phone' | 'google' | 'facebook'): string => {
  tokens += 1;
  return getToken({ subject: `matrix-${tokens}`, method });
};

/** Creates a new token for the caller's sign-in method. */
const prove = ({ me }: Asking) => ({ method: 'phone', idToken: getToken({ subject: `subject-of-${me.username}` }) });

/** Finds a published work; for a revision, one that isn't public. */
const findWork = async (app: TestApp, asking: Asking): Promise<Call> =>
  isRevision(asking.record)
    ? { path: { id: (await makeRevision(app, findOwner(asking).id)).contentId } }
    : findContent(asking);

const findContent = ({ world, record }: Asking): Call => ({
  path:
    record === 'missing'
      ? { id: missing, contentId: missing, variantId: missing }
      : {
          id: world.content.contentId,
          contentId: world.content.contentId,
          variantId: world.content.variantIds[0] ?? '',
        },
});
const findFailedJob = async (app: TestApp, { record }: Asking): Promise<Call> => ({
  path: { id: record === 'missing' ? missing : await makeFailedJob(app, 'refresh-popular-keys') },
});
const findCategoryKey = async (app: TestApp, { record, world }: Asking): Promise<string> => {
  const { rows } = await app.pool.query<{ key: string }>(
    'select g.key from category g join content c on c.category_id = g.id where c.id = $1',
    [world.content.contentId],
  );
  return record === 'missing' ? 'no-such-category' : (rows[0]?.key ?? '');
};

const report = { kind: 'copyright', words: 'This drawing is mine, from my book of 2019.' };

/** Creates a complete draft or revision of the caller if they are a contributor, of somebody else, or none. */
const findDraft = async (app: TestApp, asking: Asking): Promise<string> => (await findOwnDraft(app, asking)).contentId;

const findSubmission = async (app: TestApp, { record, world }: Asking): Promise<string> =>
  record === 'missing' ? missing : makeSubmission(app, world.people.contributor.id);

const makeNotice = async (app: TestApp, accountId: string): Promise<string> => {
  const id = createId();
  await app.pool.query(
    "insert into account_notice (id, account_id, code) select $1, id, 'email_changed' from account where id = $2",
    [id, accountId],
  );
  return id;
};

const createUnsubscribe = (app: TestApp, { record, them }: Asking): string =>
  record === 'missing' ? 'nothing' : createUnsubscribeToken(app.platform.config.secret, them.id, 'review');

/** Creates a valid call of each operation with parameters; the other operations have none. */
const createCalls = (app: TestApp): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> => ({
  ...createDraftCalls(app),
  ...createDeskCalls(app),
  ...createOrderCalls(app),
  ...createMoneyCalls(app),
  ...createCertificateCalls(app),
  ...createRefundRequestCalls(app),
  ...createPaymentCalls(app),
  ...createRequestCalls(app),
  ...createSettingsCalls(app),
  ...createVatCalls(app),
  ...createSplitCalls(app),
  ...createWebhookCalls(app),
  ...createWithdrawOptionCalls(app),
  'POST /user/sign-in/set-up-problem': () => ({ body: { code: 'unauthorized-domain', method: 'google' } }),
  'POST /user/sign-in/phone': () => ({ body: { idToken: freshToken('phone') } }),
  'POST /user/sign-in/google': () => ({ body: { idToken: freshToken('google') } }),
  'POST /user/sign-in/facebook': () => ({ body: { idToken: freshToken('facebook'), accessToken: 'x' } }),
  'POST /admin/login': () => ({ body: { email: `nobody-${createId()}@example.com`, password: 'wrong' } }),
  'PUT /user/update/profile': () => ({ body: { bio: 'Hello' } }),
  'PUT /user/update/email': () => ({ body: { email: 'reach-me@private.example' } }),
  'POST /user/unsubscribe/{token}': (asking) => ({ path: { token: createUnsubscribe(app, asking) } }),
  'GET /user/unsubscribe/{token}': (asking) => ({ path: { token: createUnsubscribe(app, asking) } }),
  'POST /user/notices/read': async ({ record, me, them }) => ({
    body: { through: record === 'missing' ? missing : await makeNotice(app, record === 'own' ? me.id : them.id) },
  }),
  'DELETE /user/notices/{id}': async ({ record, me, them }) => ({
    path: { id: record === 'missing' ? missing : await makeNotice(app, record === 'own' ? me.id : them.id) },
  }),
  'POST /user/link/{method}': (asking) => {
    const { record, them } = asking;
    const idToken = record === 'foreign' ? getToken({ subject: `subject-of-${them.username}` }) : freshToken('google');
    return {
      path: { method: record === 'missing' ? 'twitter' : record === 'foreign' ? 'phone' : 'google' },
      body: { idToken, proof: prove(asking) },
    };
  },
  'DELETE /user/link/{method}': (asking) => ({
    path: { method: asking.record === 'missing' ? 'facebook' : 'phone' },
    body: { proof: prove(asking) },
  }),
  'DELETE /user/sessions/{id}': ({ record, me, them }) => ({
    path: { id: record === 'missing' ? missing : record === 'foreign' ? them.sessionId : me.sessionId },
  }),
  'DELETE /user/delete/profile': (asking) => ({
    body: { confirm: asking.record === 'own' ? asking.me.username : asking.them.username, proof: prove(asking) },
  }),
  'POST /contributor/apply': () => ({ body: { acceptTerms: true, termsVersion: contributorTermsVersion } }),
  'PUT /contributor/update/profile': ({ record, world }) => ({
    body:
      record === 'foreign'
        ? { username: world.contributorName }
        : { bio: 'Draws maps', website: 'https://example.com' },
  }),
  ...exclusionCalls,
  ...followCalls,
  ...createTokenCalls(app, prove),
  'PUT /favorites/toggle-favorite/{id}': (asking) => findWork(app, asking),
  ...createCartCalls(app),
  ...createListCalls(app),
  ...createRatingCalls(app),
  'PUT /admin/password': () => ({ body: { current: 'wrong', wanted: 'a long new passphrase' } }),
  'POST /admin/totp/begin': () => ({ body: { password: 'wrong' } }),
  'POST /admin/totp/confirm': () => ({ body: { code: '123456' } }),
  'POST /admin/totp/remove': () => ({ body: { password: 'wrong' } }),
  'PATCH /user/toggle/suspend/{id}': ({ record, them }) => ({
    path: { id: record === 'missing' ? missing : them.id },
    body: { suspended: true },
  }),
  'POST /admin/jobs/retry/{id}': (asking) => findFailedJob(app, asking),
  'DELETE /admin/jobs/delete/{id}': (asking) => findFailedJob(app, asking),
  'GET /content-category/published/{x}': async (asking) => ({ path: { x: await findCategoryKey(app, asking) } }),
  'GET /content-category/subkey/{key}': async (asking) => ({
    path: { key: `${await findCategoryKey(app, asking)}-basics` },
  }),
  'GET /content-category/popular-keys/{x}': async (asking) => ({ path: { x: await findCategoryKey(app, asking) } }),
  'GET /content-category/recommendation/{x}': () => ({ path: { x: 'cra' } }),
  'GET /collection/single/{id}': ({ record, world }) => ({
    path: { id: record === 'missing' ? missing : world.collection },
  }),
  'GET /collection/containing/{contentId}': findContent,
  'GET /content/cards': () => ({ query: `?ids=${missing}` }),
  'GET /content/single/{id}': (asking) => findWork(app, asking),
  'GET /content/related/{id}': (asking) => findWork(app, asking),
  'GET /content/look-alikes/{id}': (asking) => findWork(app, asking),
  ...createInsideCalls(app, (asking) => findWork(app, asking)),
  'PATCH /content/view/{id}': (asking) => findWork(app, asking),
  'GET /content/download/{contentId}/{variantId}': findContent,
  'GET /content/archive/{contentId}/{variantId}': findContent,
  'GET /content/owned/{contentId}': findContent,
  'GET /content/palette/{contentId}': findContent,
  'POST /report/create': () => ({ body: report }),
  'POST /content/report/{id}': async (asking) => ({ ...(await findWork(app, asking)), body: report }),
  'GET /uploads/known': ({ record }) => ({ query: `?sha256=${(record === 'own' ? 'a' : 'b').repeat(64)}` }),
  'POST /uploads': () => ({
    headers: { 'tus-resumable': '1.0.0', 'upload-length': '4', 'upload-metadata': `filename ${btoa('crane.png')}` },
  }),
  'GET /uploads/{id}': (asking) => findUpload(app, asking),
  'PATCH /uploads/{id}': async (asking) => ({
    ...(await findUpload(app, asking, 'receiving')),
    bytes: new TextEncoder().encode('abcd'),
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
  }),
  'POST /uploads/retry/{id}': (asking) => findUpload(app, asking, 'received'),
  'DELETE /uploads/{id}': (asking) => findUpload(app, asking),
  'GET /uploads/preview/{id}/{name}': (asking) => findUpload(app, asking),
  ...createBlogCalls(app),
  ...createCurationCalls(app),
  ...createSearchCalls(app),
  'GET /content/original/{contentId}/{fileId}': async (asking) => {
    const contentId = await findDraft(app, asking);
    const { rows } = await app.pool.query<{ id: string }>(
      'select file_id as id from variant_file f join variant v on v.id = f.variant_id where content_id = $1',
      [contentId],
    );
    return { path: { contentId, fileId: rows[0]?.id ?? missing } };
  },
  'POST /content/submit/{id}': async (asking) => ({ path: { id: await findDraft(app, asking) }, body: {} }),
  'POST /content/submit': async (asking) => ({ body: { ids: [await findDraft(app, asking)] } }),
  'GET /content/histories': async (asking) => ({ query: `?ids=${await findDraft(app, asking)}` }),
  'GET /content/mine/{id}/history': async (asking) => ({ path: { id: await findDraft(app, asking) } }),
  'GET /content/request/contributor/single/{id}': async (asking) => ({
    path: { id: await findSubmission(app, asking) },
  }),
  'PUT /content/request/contributor/claim/{id}': async (asking) => ({
    path: { id: await findSubmission(app, asking) },
  }),
  'DELETE /content/request/contributor/claim/{id}': async (asking) => ({
    path: { id: await findSubmission(app, asking) },
  }),
  'PUT /content/request/contributor/assign/{id}': async (asking) => ({
    path: { id: await findSubmission(app, asking) },
    body: { adminId: null },
  }),
  ...createReviewTemplateCalls(app),
  'PUT /content/request/contributor/correct/{id}': async (asking) => {
    const id = await findSubmission(app, asking);
    const { rows } = await app.pool.query<{ updated_at: Date }>(
      'select c.updated_at from content c join submission s on s.content_id = c.id where s.id = $1',
      [id],
    );
    return { path: { id }, body: { updatedAt: rows[0]?.updated_at.toISOString() ?? '', title: 'A boat' } };
  },
  'PATCH /content/review/{id}/{decision}': async (asking) => ({
    path: { id: await findSubmission(app, asking), decision: 'approve' },
    body: {},
  }),
  'PATCH /content/review/{decision}': async (asking) => ({
    path: { decision: 'approve' },
    body: { ids: [await findSubmission(app, asking)] },
  }),
  'GET /contributor/single/{id}': ({ record, world }) => ({
    path: { id: record === 'missing' ? missing : world.people.contributor.id },
  }),
});

/**
 * Creates a function that makes valid calls of every operation, as any of the eight callers, on their own, a foreign or
 * a missing record.
 */
export function createGoodCalls(app: TestApp): (key: string, asking: Asking) => Promise<Answer> {
  const calls = createCalls(app);
  return async (key, asking) => {
    const [method = '', template = ''] = key.split(' ');
    const { path = {}, query = '', body, bytes, headers: own } = (await calls[key]?.(asking)) ?? {};
    const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? 'not-given'));
    const headers: Record<string, string> = { ...toCredentials(asking), ...own };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    if (bytes !== undefined) init.body = bytes;
    const response = await app.fetch(`/api/v1${address}${query}`, init);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
}
