import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { id, instant, pageQuery } from '../../../platform/http/schemas.ts';
import { signInMethods } from '../../../platform/identity/methods.ts';
import { authUser, done, emailKinds, languages, linkedMethod, profile, session } from './shapes.ts';

const tag = 'Users';
const idToken = z.string().min(1).max(8192).meta({ description: "The identity provider's ID token, just issued" });
/** An application: an admin's approval makes a contributor of somebody, never this flag. */
const isContributor = z.boolean().optional();
const signedIn = z.object({ user: authUser, created: z.boolean() });
/** By address, and mobile operators put many people behind one. */
const signInLimit = { calls: 120, seconds: 600 };

const withToken = z.strictObject({ idToken, isContributor });
/** Clients of this API send Facebook's `accessToken` too: never trusted, stored or logged. */
const withAccessToken = z.strictObject({ idToken, accessToken: z.string().max(8192).optional(), isContributor });
const linkBody = z.strictObject({ idToken, accessToken: z.string().max(8192).optional() });

export const userContract = {
  signInSettings: operation({
    method: 'GET',
    path: '/user/sign-in/settings',
    access: 'public',
    tag,
    summary: 'What a browser needs to start a sign-in with the identity provider',
    output: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('firebase'),
        apiKey: z.string(),
        authDomain: z.string(),
        projectId: z.string(),
        appId: z.string(),
      }),
      z.object({ kind: z.literal('development'), projectId: z.string() }),
    ]),
    errors: [],
    shared: true,
  }),
  signInPhone: operation({
    method: 'POST',
    path: '/user/sign-in/phone',
    access: 'public',
    tag,
    summary: 'Signs in with a phone number that the identity provider has confirmed',
    body: withToken,
    output: signedIn,
    errors: ['bad_input', 'unauthenticated', 'too_many_requests'],
    limit: signInLimit,
  }),
  signInGoogle: operation({
    method: 'POST',
    path: '/user/sign-in/google',
    access: 'public',
    tag,
    summary: 'Signs in with a Google account',
    body: withToken,
    output: signedIn,
    errors: ['bad_input', 'unauthenticated', 'too_many_requests'],
    limit: signInLimit,
  }),
  signInFacebook: operation({
    method: 'POST',
    path: '/user/sign-in/facebook',
    access: 'public',
    tag,
    summary: 'Signs in with a Facebook account',
    body: withAccessToken,
    output: signedIn,
    errors: ['bad_input', 'unauthenticated', 'too_many_requests'],
    limit: signInLimit,
  }),
  logout: operation({
    method: 'POST',
    path: '/user/logout',
    access: 'public',
    tag,
    summary: "Ends this browser's user session, if there is one; an admin session beside it stays",
    output: done,
    errors: [],
  }),
  authenticate: operation({
    method: 'GET',
    path: '/user/authenticate',
    access: 'user',
    allowRestricted: true,
    tag,
    summary: 'Who is signed in',
    output: z.object({ user: authUser }),
    errors: ['unauthenticated'],
  }),
  profile: operation({
    method: 'GET',
    path: '/user/get/profile',
    access: 'user',
    tag,
    summary: 'The own profile, with how many works have been downloaded',
    output: z.object({ user: profile, downloads: z.int() }),
    errors: ['unauthenticated', 'forbidden'],
  }),
  updateProfile: operation({
    method: 'PUT',
    path: '/user/update/profile',
    access: 'user',
    tag,
    summary: 'Changes what is given of the own profile',
    body: z.strictObject({
      username: z
        .string()
        .trim()
        .toLowerCase()
        .min(2)
        .max(39)
        .regex(/^(?![0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$)[a-z0-9][a-z0-9_-]*$/)
        .optional(),
      name: z.string().trim().max(120).optional(),
      bio: z.string().trim().max(2000).optional(),
      language: z.enum(languages).optional(),
      emails: z.array(z.enum(emailKinds)).max(emailKinds.length).optional(),
    }),
    output: z.object({ user: profile }),
    errors: ['bad_input', 'unauthenticated', 'forbidden', 'conflict'],
    limit: { calls: 60, seconds: 600 },
  }),
  updateImage: operation({
    method: 'PUT',
    path: '/user/update/image',
    access: 'user',
    tag,
    summary: 'Replaces the own picture: cut square, encoded anew, without what a camera wrote into it',
    upload: { field: 'image', maxBytes: 10 * 1024 * 1024 },
    output: z.object({ user: profile }),
    errors: ['bad_input', 'unauthenticated', 'forbidden', 'too_large', 'too_many_requests', 'unavailable'],
    limit: { calls: 20, seconds: 600 },
  }),
  removeImage: operation({
    method: 'DELETE',
    path: '/user/remove/image',
    access: 'user',
    tag,
    summary: 'Removes the own picture',
    output: z.object({ user: profile }),
    errors: ['unauthenticated', 'forbidden'],
  }),
  link: operation({
    method: 'POST',
    path: '/user/link/{method}',
    access: 'user',
    tag,
    summary: 'Adds a way to sign in to the own account',
    params: z.object({ method: z.enum(signInMethods) }),
    body: linkBody,
    output: z.object({ methods: z.array(linkedMethod) }),
    errors: ['bad_input', 'unauthenticated', 'forbidden', 'conflict', 'too_many_requests'],
    limit: signInLimit,
  }),
  unlink: operation({
    method: 'DELETE',
    path: '/user/link/{method}',
    access: 'user',
    tag,
    summary: 'Takes a way to sign in off the own account; the last one stays',
    params: z.object({ method: z.enum(signInMethods) }),
    output: z.object({ methods: z.array(linkedMethod) }),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'conflict'],
  }),
  sessions: operation({
    method: 'GET',
    path: '/user/sessions',
    access: 'user',
    tag,
    summary: 'Where the own account is signed in, last seen first',
    output: z.object({ items: z.array(session) }),
    errors: ['unauthenticated', 'forbidden'],
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/user/sessions/{id}',
    access: 'user',
    tag,
    summary: 'Signs out one of the own sessions',
    params: z.object({ id }),
    output: done,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  endSessions: operation({
    method: 'DELETE',
    path: '/user/sessions',
    access: 'user',
    tag,
    summary: 'Signs out everywhere, this browser included',
    output: z.object({ ended: z.int() }),
    errors: ['unauthenticated', 'forbidden'],
  }),
  export: operation({
    method: 'GET',
    path: '/user/export',
    access: 'user',
    tag,
    summary: "One's own data: a ZIP of JSON files and the profile picture",
    output: 'stream',
    errors: ['unauthenticated', 'forbidden', 'too_many_requests'],
    limit: { calls: 10, seconds: 3600 },
  }),
  deleteProfile: operation({
    method: 'DELETE',
    path: '/user/delete/profile',
    access: 'user',
    tag,
    summary: 'Deletes the own account; `confirm` is the username, typed. Also taken from the query',
    query: z.object({ confirm: z.string().max(100).optional() }),
    body: z.strictObject({ confirm: z.string().max(100).optional() }).optional(),
    output: done,
    errors: ['bad_input', 'unauthenticated', 'forbidden', 'conflict'],
  }),
  all: operation({
    method: 'GET',
    path: '/user/all',
    access: 'admin',
    tag: 'Admin',
    summary: 'All accounts, newest first',
    query: z.object({
      ...pageQuery,
      q: z.string().trim().max(100).optional(),
      status: z.enum(['active', 'suspended', 'deleted']).optional(),
      role: z.enum(['customer', 'contributor']).optional(),
      sort: z.enum(['newest', 'oldest']).default('newest'),
    }),
    output: z.object({
      items: z.array(
        z
          .object({
            _id: id,
            username: z.string(),
            name: z.string(),
            image: z.string().nullable(),
            email: z.string().nullable(),
            phone: z.string().nullable(),
            methods: z.array(z.enum(signInMethods)),
            status: z.enum(['active', 'suspended', 'deleted']),
            suspendedReason: z.string().nullable(),
            contributor: z.boolean(),
            createdAt: instant,
            seenAt: instant.nullable(),
          })
          .meta({ id: 'Account' }),
      ),
      nextCursor: z.string().nullable(),
      total: z.int(),
      totalIsMore: z.boolean(),
    }),
    errors: ['bad_input', 'unauthenticated'],
  }),
  suspend: operation({
    method: 'PATCH',
    path: '/user/toggle/suspend/{id}',
    access: 'admin',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Suspends or restores an account; `suspended` says which is wanted, so that a retry changes nothing',
    params: z.object({ id }),
    body: z.strictObject({ suspended: z.boolean().optional(), reason: z.string().trim().max(500).optional() }),
    output: z.object({ suspended: z.boolean() }),
    errors: ['bad_input', 'unauthenticated', 'not_found', 'conflict'],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof userContract> {}
}
