import { createEarningsPolicy } from './earnings-policy.ts';

/**
 * Who may do what to which record: the status that each operation answers, for each of eight callers. The test of all
 * operations (src/app.http.test.ts) goes over this table; an operation that isn't in it fails the build.
 */
export const callers = [
  'visitor',
  'user',
  'otherUser',
  'contributor',
  'otherContributor',
  'suspended',
  'moderator',
  'owner',
] as const;
export type Caller = (typeof callers)[number];

/**
 * `own`: the caller's own record, where a caller can have one. `foreign`: somebody else's, or public. Revisions are of
 * published works.
 */
export const records = ['none', 'missing', 'foreign', 'own', 'foreignRevision', 'ownRevision'] as const;
export type RecordKind = (typeof records)[number];

export type Expected = Readonly<Record<Caller, number>>;

const everybody = (status: number): Expected => row(status, status, status, status, status);
/** Somebody signed in and not suspended. Admins have another session: here they are nobody. */
const users = (status: number): Expected => row(401, status, 403, 401, 401);
const evenSuspended = (status: number): Expected => row(401, status, status, 401, 401);
/** Somebody who may work as a contributor; any other user is refused. */
const contributors = (status: number): Expected => ({ ...users(403), contributor: status, otherContributor: status });
/** What only the contributor of a work, or of a revision, has. */
const ofOwner = (status: number, ofRevision = status): Partial<Record<RecordKind, Expected>> => ({
  missing: contributors(404),
  foreign: contributors(404),
  own: contributors(status),
  foreignRevision: contributors(404),
  ownRevision: contributors(ofRevision),
});
const admins = (status: number): Expected => row(401, 401, 401, status, status);
const owners = (status: number): Expected => row(401, 401, 401, 403, status);

function row(visitor: number, user: number, suspended: number, moderator: number, owner: number): Expected {
  return { visitor, user, otherUser: user, contributor: user, otherContributor: user, suspended, moderator, owner };
}

export const policy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  // Signing in and out is anybody's: it says who one is.
  'GET /user/sign-in/settings': { none: everybody(200) },
  'POST /user/sign-in/set-up-problem': { none: everybody(200) },
  'POST /user/sign-in/phone': { none: everybody(200) },
  'POST /user/sign-in/google': { none: everybody(200) },
  'POST /user/sign-in/facebook': { none: everybody(200) },
  'POST /user/logout': { none: everybody(200) },
  'POST /admin/login': { none: everybody(400) },
  'POST /admin/logout': { none: everybody(200) },

  // What every page says while a first start fills the catalogue.
  'GET /catalogue/fill-progress': { none: everybody(200) },

  // One's own account. There is no way to name another one.
  'GET /user/authenticate': { own: evenSuspended(200) },
  'GET /user/get/profile': { own: users(200) },
  'PUT /user/update/profile': { own: users(200) },
  'PUT /user/update/email': { own: users(200) },
  // Whoever has the letter's link; it says whose and which.
  'POST /user/unsubscribe/{token}': { missing: everybody(404), foreign: everybody(200) },
  'GET /user/unsubscribe/{token}': { missing: everybody(303), foreign: everybody(303) },
  'GET /user/notices': { own: users(200) },
  'GET /user/notices/unread': { own: users(200) },
  'POST /user/notices/read': { missing: users(200), foreign: users(200), own: users(200) },
  'DELETE /user/notices/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'PUT /user/update/image': { own: users(415) },
  'DELETE /user/remove/image': { own: users(200) },
  'POST /user/link/{method}': { own: users(200), foreign: users(409), missing: users(404) },
  'DELETE /user/link/{method}': { own: users(409), missing: users(404) },
  'GET /user/sessions': { own: users(200) },
  'DELETE /user/sessions/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'DELETE /user/sessions': { own: users(200) },
  'GET /user/export': { own: users(200) },
  'DELETE /user/delete/profile': { foreign: users(400), own: users(200) },
  'GET /content/downloaded': { own: users(200) },
  'GET /content/owned/{contentId}': { missing: everybody(200), foreign: everybody(200) },
  'GET /contributor/account': { own: users(200) },
  'POST /contributor/apply': { own: users(200) },
  'GET /contributor/withdraw-option': { own: contributors(200) },
  'PUT /contributor/withdraw-option': { own: contributors(200) },
  'PATCH /contributor/withdraw-option': { missing: contributors(404), own: contributors(200) },
  'DELETE /contributor/withdraw-option/{id}': {
    missing: contributors(404),
    foreign: contributors(404),
    own: contributors(200),
  },
  'GET /contributor/profile': { own: contributors(200) },
  'PUT /contributor/update/profile': { own: contributors(200), foreign: contributors(409) },
  ...createEarningsPolicy(contributors(200)),
  'GET /exclusions/all': { own: users(200) },
  'PUT /exclusions/change': { missing: users(404), own: users(200) },
  'POST /exclusions/adopt': { own: users(200) },
  'PUT /favorites/toggle-favorite/{id}': {
    missing: users(404),
    foreign: users(200),
    own: users(200),
    ownRevision: users(404),
  },
  'GET /favorites/all': { own: users(200) },
  // The work is the contributor's own, and nobody buys their own.
  'POST /order/create': { missing: users(400), foreign: { ...users(200), contributor: 400 } },
  'GET /order/all': { own: users(200) },
  'GET /order/single/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /payment/providers': { none: everybody(200) },
  'POST /payment/begin/{orderId}': { missing: users(404), foreign: users(404), own: users(200) },
  'POST /payment/check/{orderId}': { missing: users(404), foreign: users(404), own: users(200) },
  // Whoever comes from a provider is asked nothing, and believed nothing.
  'GET /payment/{provider}/return/{id}': { missing: everybody(404), foreign: everybody(303) },
  'POST /payment/{provider}/return/{id}': { missing: everybody(404), foreign: everybody(303) },
  'POST /payment/notice/{provider}': { missing: everybody(404), foreign: everybody(400) },
  'GET /payment/sandbox/show/{id}': { missing: everybody(404), foreign: everybody(200) },
  'POST /payment/sandbox/act/{id}': { missing: everybody(404), foreign: everybody(200) },
  'POST /order/cancel/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /verify/{code}': { missing: everybody(404), foreign: everybody(200) },
  'GET /order/certificate/{code}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /order/archive/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /order/receipt/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /favorites/contentIds': { own: users(200) },
  'GET /cart/all': { own: users(200) },
  // Whose work it is has it already.
  'POST /cart/add': {
    missing: users(404),
    foreign: users(200),
    own: { ...users(409), user: 200, otherUser: 200 },
  },
  'DELETE /cart/remove': { missing: users(200), foreign: users(200), own: users(200) },

  // Admins.
  'GET /admin/authenticate': { own: admins(200) },
  'PUT /admin/password': { own: admins(400) },
  'POST /admin/totp/begin': { own: admins(400) },
  'POST /admin/totp/confirm': { own: admins(409) },
  'POST /admin/totp/remove': { own: admins(400) },
  'GET /admin/sessions': { own: admins(200) },
  'DELETE /admin/sessions': { own: admins(200) },
  'GET /admin/audit': { none: owners(200) },
  'GET /admin/jobs/failed': { none: owners(200) },
  'POST /admin/jobs/retry/{id}': { missing: owners(404), foreign: owners(200) },
  'DELETE /admin/jobs/delete/{id}': { missing: owners(404), foreign: owners(200) },
  'GET /user/all': { none: admins(200) },
  'PATCH /user/toggle/suspend/{id}': { missing: admins(404), foreign: admins(200) },
  'GET /content-category/all': { none: admins(200) },
  'POST /content-category/create': { none: admins(200) },
  'PUT /content-category/update/{id}': { missing: admins(404), foreign: admins(200) },
  // A body that is no form is refused before anything is looked for.
  'PUT /content-category/cover/{id}': { foreign: admins(415) },
  'DELETE /content-category/cover/{id}': { missing: admins(404), foreign: admins(200) },
  'DELETE /content-category/delete/{id}': { missing: admins(404), foreign: admins(200) },
  'PUT /content-category/toggle/publish/{id}': { missing: admins(404), foreign: admins(200) },
  'PUT /content-category/order': { missing: admins(409) },
  'PUT /content-category/merge/{id}': { missing: admins(404), foreign: admins(200) },
  'POST /content-category/subcategory/create/{categoryId}': { missing: admins(404), foreign: admins(200) },
  'PUT /content-category/subcategory/update/{id}': { missing: admins(404), foreign: admins(200) },
  'PUT /content-category/subcategory/cover/{id}': { foreign: admins(415) },
  'DELETE /content-category/subcategory/cover/{id}': { missing: admins(404), foreign: admins(200) },
  'DELETE /content-category/subcategory/delete/{categoryId}': { missing: admins(404), foreign: admins(200) },
  'PUT /content-category/subcategory/toggle/publish/{id}': { missing: admins(404), foreign: admins(200) },
  'PUT /content-category/subcategory/order/{categoryId}': { missing: admins(404), foreign: admins(200) },
  'PUT /content-category/subcategory/merge/{id}': { missing: admins(404), foreign: admins(200) },
  // Every content of everybody, of any status: admins alone, whoever made it.
  'GET /content/assets': { none: admins(200) },
  'GET /content/assets/{id}': { missing: admins(404), foreign: admins(200), own: admins(200) },
  'PUT /content/assets/unpublish': { missing: admins(200), foreign: admins(200), own: admins(200) },
  'PUT /content/assets/publish': { missing: admins(200), foreign: admins(200), own: admins(200) },
  'GET /collection/every': { none: admins(200) },
  'GET /collection/every/{id}': { missing: admins(404), foreign: admins(200) },
  'POST /collection/create': { none: admins(200) },
  'PUT /collection/update/{id}': { missing: admins(404), foreign: admins(200) },
  'PUT /collection/cover/{id}': { foreign: admins(415) },
  'DELETE /collection/cover/{id}': { missing: admins(404), foreign: admins(200) },
  'DELETE /collection/delete/{id}': { missing: admins(404), foreign: admins(200) },
  'PUT /collection/toggle/publish/{id}': { missing: admins(404), foreign: admins(200) },
  'PUT /collection/order': { missing: admins(409) },
  'PUT /collection/items/{id}': { missing: admins(404), foreign: admins(200) },
  // Anybody reports; who did, and what became of it, is the admins' to know.
  'GET /report/cases': { none: admins(200) },
  'GET /report/cases/{id}': { missing: admins(404), foreign: admins(200), own: admins(200) },
  'PUT /report/claim/{id}': { missing: admins(404), foreign: admins(200), own: admins(200) },
  'DELETE /report/claim/{id}': { missing: admins(404), foreign: admins(200), own: admins(200) },
  'PUT /report/close/{id}': { missing: admins(404), foreign: admins(200), own: admins(200) },
  'GET /contributor/all': { none: admins(200) },
  'PATCH /contributor/decide/{id}/{decision}': { missing: admins(404), foreign: admins(200) },
  'GET /contributor/approval': { none: admins(200) },
  'PUT /contributor/update/approval': { none: owners(200) },

  // What is published is everybody's.
  'GET /content-category/published': { none: everybody(200) },
  'GET /content-category/published/{x}': { missing: everybody(404), foreign: everybody(200) },
  'GET /content-category/subkey/{key}': { missing: everybody(404), foreign: everybody(200) },
  'GET /content-category/popular-keys/category': { none: everybody(200) },
  'GET /content-category/popular-keys/all': { none: everybody(200) },
  'GET /content-category/popular-keys/{x}': { missing: everybody(404), foreign: everybody(200) },
  'GET /content-category/recommendation/{x}': { none: everybody(200) },
  'GET /collection/all': { none: everybody(200) },
  'GET /collection/single/{id}': { missing: everybody(404), foreign: everybody(200) },
  'GET /content/all': { none: everybody(200) },
  'GET /content/facets': { none: everybody(200) },
  'GET /content/single/{id}': {
    missing: everybody(404),
    foreign: everybody(200),
    own: everybody(200),
    foreignRevision: everybody(404),
    ownRevision: everybody(404),
  },
  'GET /content/related/{id}': { missing: everybody(404), foreign: everybody(200), ownRevision: everybody(404) },
  'PATCH /content/view/{id}': { missing: everybody(404), foreign: everybody(200), ownRevision: everybody(404) },
  'GET /content/download/{contentId}/{variantId}': {
    missing: everybody(404),
    foreign: everybody(200),
    own: everybody(200),
  },
  'GET /content/archive/{contentId}/{variantId}': {
    missing: everybody(404),
    foreign: everybody(200),
    own: everybody(200),
  },
  'GET /content/sitemap': { none: everybody(200) },
  'GET /licence/all': { none: everybody(200) },
  'GET /licence/single/{code}': { missing: everybody(404), foreign: everybody(200) },
  // What contributors get is everybody's to know; setting it, as all money, is the owners' alone.
  'GET /payment-settings/terms': { none: everybody(200) },
  'GET /ledger/export': { none: owners(200) },
  'GET /payment-settings': { none: owners(200) },
  'PUT /payment-settings/platform-fee': { none: owners(200) },
  'PUT /payment-settings/toggle-allowed/{id}': { missing: owners(404), foreign: owners(200) },
  'PATCH /payment-settings/{id}': { missing: owners(404), foreign: owners(200) },
  'PUT /payment-settings/general': { none: owners(200) },
  'GET /order/every': { none: owners(200) },
  'GET /order/every/{id}': { missing: owners(404), foreign: owners(200) },
  'POST /order/refund/{id}': { missing: owners(404), foreign: owners(200) },
  'POST /order/refund/retry/{id}': { missing: owners(404), foreign: owners(200) },
  'GET /payment/order/{orderId}': { missing: owners(404), foreign: owners(200) },
  'GET /payment/anomalies': { none: owners(200) },
  'PUT /payment/anomaly/{id}': { missing: owners(404), foreign: owners(200) },
  'POST /payment/held/{orderId}': { missing: owners(404), foreign: owners(200) },
  'POST /payment/refund/resolve/{id}': { missing: owners(404), foreign: owners(200) },
  'POST /licence/add-version/{code}': { missing: owners(404), foreign: owners(200) },
  // Anybody may tell the operator of a wrong.
  'POST /report/create': { none: everybody(200) },
  // A revision is nobody's to see, so there is nothing to report.
  'POST /content/report/{id}': {
    missing: everybody(404),
    foreign: everybody(200),
    own: everybody(200),
    foreignRevision: everybody(404),
    ownRevision: everybody(404),
  },
  // What is being sent and what was made of it: nobody else learns that it exists.
  // Drafts and everything else of one's own: a contributor's, and nobody else's.
  'POST /content/create': { missing: contributors(404), foreign: contributors(404), own: contributors(200) },
  'PUT /content/update/{id}': ofOwner(200),
  'PUT /content/update-many': { own: contributors(200) },
  'DELETE /content/delete/{id}': ofOwner(200),
  'GET /content/mine': { own: contributors(200) },
  'GET /content/mine/{id}': ofOwner(200),
  'PATCH /content/toggle/publish/{id}': ofOwner(200, 409),
  'POST /content/revise/{id}': ofOwner(200, 409),
  'POST /content/merge/{id}': ofOwner(200, 409),
  'POST /content/split/{id}': ofOwner(200, 409),
  'GET /content/licences': { none: contributors(200) },
  'GET /content/figures': { none: contributors(200) },
  'GET /content/keyword-suggestions': { none: contributors(200) },
  'GET /content/draft-preview/{id}/{name}': ofOwner(200),
  'GET /uploads/mine': { own: contributors(200) },
  'GET /uploads/known': { own: contributors(200), foreign: contributors(200) },
  'POST /uploads': { own: contributors(201) },
  'GET /uploads/{id}': { missing: contributors(404), foreign: contributors(404), own: contributors(200) },
  'PATCH /uploads/{id}': { missing: contributors(404), foreign: contributors(404), own: contributors(204) },
  'POST /uploads/retry/{id}': { missing: contributors(404), foreign: contributors(404), own: contributors(200) },
  'DELETE /uploads/{id}': { missing: contributors(404), foreign: contributors(404), own: contributors(200) },
  'GET /uploads/preview/{id}/{name}': {
    missing: contributors(404),
    foreign: contributors(404),
    own: contributors(200),
  },
  'GET /content/original/{contentId}/{fileId}': ofOwner(302),
  // Reviews: a contributor's own works go in, admins decide.
  'POST /content/submit/{id}': ofOwner(200),
  'POST /content/submit': { own: contributors(200), foreign: contributors(200) },
  'GET /content/mine/{id}/history': ofOwner(200),
  'GET /content/histories': { own: contributors(200), foreign: contributors(200) },
  'GET /content/request/contributor/all': { none: admins(200) },
  'GET /content/request/contributor/single/{id}': { missing: admins(404), foreign: admins(200) },
  'PUT /content/request/contributor/claim/{id}': { missing: admins(404), foreign: admins(200) },
  'DELETE /content/request/contributor/claim/{id}': { missing: admins(404), foreign: admins(200) },
  'PUT /content/request/contributor/correct/{id}': { missing: admins(404), foreign: admins(200) },
  'PATCH /content/review/{id}/{decision}': { missing: admins(404), foreign: admins(200) },
  'PATCH /content/review/{decision}': { missing: admins(200), foreign: admins(200) },
  'GET /contributor/single/{id}': { missing: everybody(404), foreign: everybody(200), own: everybody(200) },
};
