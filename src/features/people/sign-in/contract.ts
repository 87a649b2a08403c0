import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { done } from '../../../platform/http/schemas.ts';
import { signInMethods } from '../../../platform/identity/methods.ts';
import { setUpProblems } from '../../../platform/identity/set-up-problems.ts';
import { authUser, linkedMethod, proof } from '../accounts/contract/accounts.ts';

const tag = 'Users';
const idToken = z.string().min(1).max(8192).meta({ description: 'The identity provider’s ID token, just issued' });
/** Whether to apply to become a contributor, about which an admin decides. */
const isContributor = z.boolean().optional();
const signedIn = z.object({ user: authUser, created: z.boolean() });
/** Rate limit by network address, which many customers of a mobile operator share. */
const signInLimit = { calls: 120, seconds: 600 };

const withToken = z.strictObject({ idToken, isContributor });
/** Clients may also send Facebook's `accessToken`, which is never trusted, stored or logged. */
const withAccessToken = z.strictObject({ idToken, accessToken: z.string().max(8192).optional(), isContributor });
const linkBody = z.strictObject({ idToken, accessToken: z.string().max(8192).optional(), proof });

/** People sign in with a token of the identity provider, by one of three methods. */
export const signInContract = {
  settings: operation({
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
  reportSetUpProblem: operation({
    method: 'POST',
    path: '/user/sign-in/set-up-problem',
    access: 'public',
    tag,
    summary:
      'Reports from a browser why the identity provider refuses every sign-in; the operator’s log names the setting to change',
    body: z.strictObject({ code: z.enum(setUpProblems), method: z.enum(signInMethods) }),
    output: done,
    errors: [],
    limit: { calls: 10, seconds: 3600 },
  }),
  phone: operation({
    method: 'POST',
    path: '/user/sign-in/phone',
    access: 'public',
    tag,
    summary: 'Signs in with a phone number that the identity provider has confirmed',
    body: withToken,
    output: signedIn,
    errors: ['unauthenticated', 'conflict'],
    limit: signInLimit,
  }),
  google: operation({
    method: 'POST',
    path: '/user/sign-in/google',
    access: 'public',
    tag,
    summary: 'Signs in with a Google account',
    body: withToken,
    output: signedIn,
    errors: ['unauthenticated', 'conflict'],
    limit: signInLimit,
  }),
  facebook: operation({
    method: 'POST',
    path: '/user/sign-in/facebook',
    access: 'public',
    tag,
    summary: 'Signs in with a Facebook account',
    body: withAccessToken,
    output: signedIn,
    errors: ['unauthenticated', 'conflict'],
    limit: signInLimit,
  }),
  link: operation({
    method: 'POST',
    path: '/user/link/{method}',
    access: 'user',
    tag,
    summary: 'Links a sign-in method to your account; `proof` comes from an existing one',
    params: z.object({ method: z.enum(signInMethods) }),
    body: linkBody,
    output: z.object({ methods: z.array(linkedMethod) }),
    errors: ['conflict'],
    limit: signInLimit,
  }),
  unlink: operation({
    method: 'DELETE',
    path: '/user/link/{method}',
    access: 'user',
    tag,
    summary: 'Unlinks a sign-in method and ends its sessions; the last method can’t be unlinked',
    params: z.object({ method: z.enum(signInMethods) }),
    body: z.strictObject({ proof }),
    /** `signedOut`: whether this browser's session has ended, too. */
    output: z.object({ methods: z.array(linkedMethod), signedOut: z.boolean() }),
    errors: ['conflict'],
    limit: signInLimit,
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof signInContract> {}
}
