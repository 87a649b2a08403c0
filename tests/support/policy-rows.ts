/** Who calls, on which records, and what they are answered. */
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

export const everybody = (status: number): Expected => row(status, status, status, status, status);
/** Somebody signed in and not suspended. Admins have another session: here they are nobody. */
export const users = (status: number): Expected => row(401, status, 403, 401, 401);
export const evenSuspended = (status: number): Expected => row(401, status, status, 401, 401);
/** Somebody who may work as a contributor; any other user is refused. */
export const contributors = (status: number): Expected => ({
  ...users(403),
  contributor: status,
  otherContributor: status,
});
/** Contributors for their own, and admins, who are answered otherwise where it isn't the site's own. */
export const creators = (status: number, asAdmin = status): Expected => ({
  ...contributors(status),
  moderator: asAdmin,
  owner: asAdmin,
});
/** What only the contributor of a work, or of a revision, has; `asAdmin` where admins may look at it. */
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
