import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { done, id, idOrKey, instant, line } from '../../../platform/http/schemas.ts';
import { proof } from '../accounts/contract/accounts.ts';

/** What a token may do; `src/start/token-scopes.ts` has the operations of each scope. */
export const tokenScopes = [
  'catalogue:read',
  'works:read',
  'works:upload',
  'orders:read',
  'earnings:read',
  'withdrawals:read',
  'admin:read',
  'owner:read',
] as const;
export type TokenScope = (typeof tokenScopes)[number];

const MAX_TOKEN_DAYS = 365;
export const DEFAULT_TOKEN_DAYS = 90;
export const MAX_TOKENS = 20;

const scopes = z.array(z.enum(tokenScopes));

const apiToken = z
  .object({
    _id: id,
    name: z.string(),
    /** The last characters of the token, which is shown only once. */
    lastFour: z.string(),
    scopes,
    createdAt: instant,
    expiresAt: instant,
    isExpired: z.boolean(),
    /** Last use, up to a minute old; null if the token was never used. */
    usedAt: instant.nullable(),
  })
  .meta({ id: 'ApiToken' });

const list = z.object({
  items: z.array(apiToken),
  /** Scopes that the caller can give to a new token. */
  offered: scopes,
});
const created = z.object({
  token: apiToken,
  /** The token itself, which can't be shown again. */
  secret: z.string(),
});

const wanted = z.strictObject({
  name: line(60).min(1),
  scopes: scopes.min(1).max(tokenScopes.length),
  /** Lifetime in days. */
  days: z.int().min(1).max(MAX_TOKEN_DAYS).default(DEFAULT_TOKEN_DAYS),
});

const params = z.object({ id: idOrKey });

/** API tokens of people and admins: `/user/tokens` and `/admin/tokens`. */
export const tokensContract = {
  current: operation({
    method: 'GET',
    path: '/token',
    access: 'public',
    tag: 'API tokens',
    summary: 'The token of the request: its owner, scopes and expiry',
    output: z.object({
      name: z.string(),
      scopes,
      expiresAt: instant,
      owner: z.object({ type: z.enum(['user', 'admin']), _id: id }),
    }),
    errors: ['unauthenticated'],
  }),
  list: operation({
    method: 'GET',
    path: '/user/tokens',
    access: 'user',
    tag: 'API tokens',
    summary: 'API tokens of the caller’s account, newest first',
    output: list,
    errors: [],
  }),
  create: operation({
    method: 'POST',
    path: '/user/tokens/create',
    access: 'user',
    tag: 'API tokens',
    summary: 'Creates an API token for the account after a recent sign-in; only this answer contains it',
    body: wanted.extend({ proof }),
    output: created,
    errors: ['conflict'],
    limit: { calls: 30, seconds: 3600 },
  }),
  revoke: operation({
    method: 'DELETE',
    path: '/user/tokens/{id}',
    access: 'user',
    tag: 'API tokens',
    summary: 'Ends an API token of the account at once',
    params,
    output: done,
    errors: [],
  }),
  listAdmin: operation({
    method: 'GET',
    path: '/admin/tokens',
    access: 'admin',
    tag: 'API tokens',
    summary: 'API tokens of the calling admin, newest first',
    output: list,
    errors: [],
  }),
  createAdmin: operation({
    method: 'POST',
    path: '/admin/tokens/create',
    access: 'admin',
    audit: 'recorded',
    tag: 'API tokens',
    summary: 'Creates an API token for the admin, who gives the password again; only this answer contains it',
    body: wanted.extend({ password: z.string().min(1).max(200) }),
    output: created,
    errors: ['conflict', 'too_many_requests'],
    limit: { calls: 30, seconds: 3600 },
  }),
  revokeAdmin: operation({
    method: 'DELETE',
    path: '/admin/tokens/{id}',
    access: 'admin',
    audit: 'recorded',
    tag: 'API tokens',
    summary: 'Ends an API token of the calling admin at once',
    params,
    output: done,
    errors: [],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof tokensContract> {}
}
