/** Kinds of callers. */
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
 * Kinds of records. `own`: the caller's record, if callers can have one. `foreign`: somebody else's or a public one.
 * Revisions belong to published works.
 */
export const records = ['none', 'missing', 'foreign', 'own', 'foreignRevision', 'ownRevision'] as const;
export type RecordKind = (typeof records)[number];

export type Expected = Readonly<Record<Caller, number>>;

export const everybody = (status: number): Expected => row(status, status, status, status, status);
/**
 * Expects the status for signed-in people who aren't suspended. Admins have another kind of session, which doesn't
 * count here.
 */
export const users = (status: number): Expected => row(401, status, 403, 401, 401);
export const evenSuspended = (status: number): Expected => row(401, status, status, 401, 401);
/** Expects the status for contributors; other users are refused. */
export const contributors = (status: number): Expected => ({
  ...users(403),
  contributor: status,
  otherContributor: status,
});
/** Expects the status for contributors, and `asAdmin` for admins. */
export const creators = (status: number, asAdmin = status): Expected => ({
  ...contributors(status),
  moderator: asAdmin,
  owner: asAdmin,
});
/**
 * Expects the status for the contributor of a work, or `ofRevision` for that of a revision; `asAdmin` applies to
 * admins.
 */
export const ofOwner = (status: number, ofRevision = status, asAdmin = 404): Partial<Record<RecordKind, Expected>> => ({
  missing: creators(404),
  foreign: creators(404, asAdmin),
  own: creators(status, asAdmin),
  foreignRevision: creators(404, asAdmin),
  ownRevision: creators(ofRevision, asAdmin),
});
export const admins = (status: number): Expected => row(401, 401, 401, status, status);
export const owners = (status: number): Expected => row(401, 401, 401, 403, status);

function row(visitor: number, user: number, suspended: number, moderator: number, owner: number): Expected {
  return { visitor, user, otherUser: user, contributor: user, otherContributor: user, suspended, moderator, owner };
}
