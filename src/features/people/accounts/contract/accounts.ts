import * as z from 'zod';
import { digitsChoices } from '../../../../platform/digits.ts';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import {
  done,
  emailAddress,
  id,
  idOrKey,
  instant,
  line,
  money,
  multilineText,
  pageQuery,
  sortQuery,
} from '../../../../platform/http/schemas.ts';
import { signInMethods } from '../../../../platform/identity/methods.ts';
import { notice } from '../../notices/contract.ts';
import { emailKinds } from './letters.ts';

const tag = 'Users';
const languages = ['en', 'bn'] as const;

/**
 * Username as it appears in addresses. It can't have the form of an id, because both are looked up in the same place.
 */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .min(2)
  .max(39)
  .regex(/^(?![0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$)[a-z0-9][a-z0-9_-]*$/);

const roles = ['customer', 'applicant', 'contributor'] as const;
/** An `applicant` has applied to become a contributor; an admin hasn't decided yet. */
const role = z.enum(roles);

/** The signed-in person, with the data that every page needs. */
export const authUser = z
  .object({
    type: z.literal('user'),
    userId: id,
    username: z.string(),
    /** Public display name; empty if the person gave none. */
    name: z.string(),
    /** Address of a square picture; null if there is none. */
    avatar: z.string().nullable(),
    email: z.string().nullable(),
    role,
    /** Chosen language of the site and of e-mails. */
    language: z.enum(languages),
    /** Digits in Bangla texts: Bangla or Latin. */
    digits: z.enum(digitsChoices),
    /** Reason of the suspension; null if the account is active. A suspended person can only sign out. */
    suspended: z.object({ reason: z.string() }).nullable(),
  })
  .meta({ id: 'CurrentUser' });

export const linkedMethod = z
  .object({
    method: z.enum(signInMethods),
    /** Phone number or e-mail by which the person recognizes the sign-in method. */
    label: z.string(),
    linkedAt: instant,
    /**
     * Whether the method is the oldest or was linked a week ago; only such a method can confirm removals and deletion.
     */
    isEstablished: z.boolean(),
  })
  .meta({ id: 'LinkedMethod' });

/** Proof of a recent sign-in by one of the account's methods. */
export const proof = z
  .strictObject({
    method: z.enum(signInMethods),
    idToken: z.string().min(1).max(8192).meta({
      description: 'The identity provider’s ID token, from a sign-in at most five minutes ago; usable once',
    }),
  })
  .meta({ id: 'RecentSignIn' });

const profile = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    phone: z.string().nullable(),
    bio: z.string(),
    language: z.enum(languages),
    digits: z.enum(digitsChoices),
    emails: z.array(z.enum(emailKinds)),
    methods: z.array(linkedMethod),
    createdAt: instant,
  })
  .meta({ id: 'Profile' });

/** An account as admins see it. */
const listedAccount = z
  .object({
    _id: id,
    username: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    email: z.string().nullable(),
    /** False for a typed, unverified address, which may belong to another person. */
    emailVerified: z.boolean(),
    phone: z.string().nullable(),
    methods: z.array(z.enum(signInMethods)),
    status: z.enum(['active', 'suspended', 'deleted']),
    suspendedReason: z.string().nullable(),
    role,
    createdAt: instant,
    seenAt: instant.nullable(),
  })
  .meta({ id: 'Account' });

const allQuery = {
  q: line(100).optional(),
  status: z.enum(['active', 'suspended', 'deleted']).optional(),
  role: role.optional(),
  sort: sortQuery(['created', 'person', 'contact', 'status'], '-created'),
};

/** Operations on the own account, and on all accounts for admins. */
export const accountsContract = {
  authenticate: operation({
    method: 'GET',
    path: '/user/authenticate',
    access: 'user',
    allowRestricted: true,
    tag,
    summary: 'Who is signed in',
    output: z.object({ user: authUser }),
    errors: [],
  }),
  profile: operation({
    method: 'GET',
    path: '/user/get/profile',
    access: 'user',
    tag,
    summary: 'Your profile and number of downloads; repeat downloads on the same day count once',
    output: z.object({ user: profile, downloads: z.int(), notices: z.array(notice) }),
    errors: [],
  }),
  updateProfile: operation({
    method: 'PUT',
    path: '/user/update/profile',
    access: 'user',
    tag,
    summary: 'Changes the given fields of your profile',
    body: z.strictObject({
      username: username.optional(),
      name: line(120).optional(),
      bio: multilineText(2000).optional(),
      language: z.enum(languages).optional(),
      digits: z.enum(digitsChoices).optional(),
      emails: z.array(z.enum(emailKinds)).max(emailKinds.length).optional(),
    }),
    output: z.object({ user: profile }),
    errors: ['conflict'],
    limit: { calls: 60, seconds: 600 },
  }),
  updateEmail: operation({
    method: 'PUT',
    path: '/user/update/email',
    access: 'user',
    tag,
    summary: 'Sets the contact e-mail, or removes it (empty). It can’t be used to sign in',
    body: z.strictObject({ email: z.union([z.literal(''), emailAddress]) }),
    output: z.object({ user: profile }),
    errors: ['conflict'],
    limit: { calls: 20, seconds: 600 },
  }),
  updateImage: operation({
    method: 'PUT',
    path: '/user/update/image',
    access: 'user',
    tag,
    summary: 'Replaces your picture: cropped to a square, re-encoded, without camera metadata',
    upload: { field: 'image', maxBytes: 10 * 1024 * 1024 },
    output: z.object({ user: profile }),
    errors: [],
    limit: { calls: 20, seconds: 600 },
  }),
  removeImage: operation({
    method: 'DELETE',
    path: '/user/remove/image',
    access: 'user',
    tag,
    summary: 'Removes your picture',
    output: z.object({ user: profile }),
    errors: [],
  }),
  export: operation({
    method: 'GET',
    path: '/user/export',
    access: 'user',
    tag,
    summary: 'Your data: a ZIP of JSON files and the profile picture',
    output: 'stream',
    errors: [],
    limit: { calls: 10, seconds: 3600 },
  }),
  deletion: operation({
    method: 'GET',
    path: '/user/deletion',
    access: 'user',
    tag,
    summary: 'What prevents deleting your account, and where each point can be settled',
    output: z.object({
      reasons: z.array(
        z.object({
          text: z.string(),
          path: z.string(),
          /**
           * Remaining earnings in minor units that the person can forfeit to delete the account; null if there are
           * none.
           */
          forfeit: money.nullable(),
        }),
      ),
      currency: z.string(),
    }),
    errors: [],
  }),
  deleteProfile: operation({
    method: 'DELETE',
    path: '/user/delete/profile',
    access: 'user',
    tag,
    summary: 'Deletes your account; `confirm` is the username. Also accepted in the query',
    query: z.object({ confirm: z.string().max(100).optional() }),
    body: z.strictObject({
      confirm: z.string().max(100).optional(),
      proof,
      /** Remaining earnings in minor units that the person agrees to forfeit, as `GET /user/deletion` returns them. */
      forfeit: money.optional(),
    }),
    output: done,
    errors: ['conflict'],
    limit: { calls: 30, seconds: 600 },
  }),
  all: operation({
    method: 'GET',
    path: '/user/all',
    access: 'admin',
    tag: 'Admin',
    summary: 'All accounts',
    query: z.object({ ...pageQuery, ...allQuery }),
    output: z.object({
      items: z.array(listedAccount),
      nextCursor: z.string().nullable(),
      total: z.int(),
      totalIsMore: z.boolean(),
    }),
    errors: [],
  }),
  exportAll: operation({
    method: 'GET',
    path: '/user/all/export',
    access: 'admin',
    tag: 'Admin',
    summary: 'All accounts as CSV, filtered and sorted like the list',
    query: z.object(allQuery),
    output: 'stream',
    errors: [],
    limit: { calls: 60, seconds: 3600 },
  }),
  single: operation({
    method: 'GET',
    path: '/user/single/{id}',
    access: 'admin',
    tag: 'Admin',
    summary: 'One account, in any status',
    params: z.object({ id: idOrKey }),
    output: z.object({ user: listedAccount.extend({ language: z.enum(languages) }) }),
    errors: [],
  }),
  toggleSuspended: operation({
    method: 'PATCH',
    path: '/user/toggle/suspend/{id}',
    access: 'admin',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Suspends or restores an account, as `suspended` says; a retry changes nothing',
    params: z.object({ id }),
    body: z.strictObject({ suspended: z.boolean().optional(), reason: multilineText(500).optional() }),
    output: z.object({ suspended: z.boolean() }),
    errors: ['conflict'],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof accountsContract> {}
}
