import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { done, id } from '../../../platform/http/schemas.ts';

const tag = 'Admin';
const password = z.string().min(12).max(200);

const authAdmin = z
  .object({
    type: z.literal('admin'),
    adminId: id,
    name: z.string(),
    email: z.string(),
    role: z.enum(['owner', 'moderator']),
    totp: z.boolean(),
    /** Whether the one-time password must be replaced before any other operation. */
    passwordExpired: z.boolean(),
  })
  .meta({ id: 'CurrentAdmin' });

/** Admins sign in and manage their password and authenticator. */
export const adminsContract = {
  login: operation({
    method: 'POST',
    path: '/admin/login',
    access: 'public',
    tag,
    summary: 'Signs an admin in; `code` is the six digits of the authenticator, or a recovery code',
    body: z.strictObject({
      email: z.string().trim().toLowerCase().min(3).max(254),
      password: z.string().min(1).max(200),
      code: z.string().trim().max(40).optional(),
    }),
    /** `codeNeeded`: the password is correct, but the account also requires a code. */
    output: z.union([z.object({ admin: authAdmin }), z.object({ codeNeeded: z.literal(true) })]),
    errors: [],
    limit: { calls: 60, seconds: 900 },
  }),
  logout: operation({
    method: 'POST',
    path: '/admin/logout',
    access: 'public',
    tag,
    summary: 'Ends this browser’s admin session, if there is one; a user session in the same browser stays',
    output: done,
    errors: [],
  }),
  authenticate: operation({
    method: 'GET',
    path: '/admin/authenticate',
    access: 'admin',
    allowRestricted: true,
    tag,
    summary: 'Which admin is signed in',
    output: z.object({ admin: authAdmin }),
    errors: [],
  }),
  password: operation({
    method: 'PUT',
    path: '/admin/password',
    access: 'admin',
    audit: 'recorded',
    allowRestricted: true,
    tag,
    summary: 'Replaces your password and ends your other sessions',
    body: z.strictObject({ current: z.string().min(1).max(200), wanted: password }),
    output: done,
    errors: ['conflict'],
    limit: { calls: 20, seconds: 900 },
  }),
  beginTotp: operation({
    method: 'POST',
    path: '/admin/totp/begin',
    access: 'admin',
    audit: { exempt: 'The secret has no effect until confirmTotp, which is recorded' },
    tag,
    summary:
      'Creates a secret for an authenticator, which becomes active once a first code confirms it; needs the password',
    body: z.strictObject({ password: z.string().min(1).max(200) }),
    output: z.object({ secret: z.string(), uri: z.string(), qr: z.string().meta({ description: 'SVG' }) }),
    errors: ['conflict'],
    limit: { calls: 20, seconds: 900 },
  }),
  confirmTotp: operation({
    method: 'POST',
    path: '/admin/totp/confirm',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Turns the authenticator on; returns recovery codes, shown only once',
    body: z.strictObject({ code: z.string().trim().min(6).max(10) }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['conflict'],
    limit: { calls: 20, seconds: 900 },
  }),
  removeTotp: operation({
    method: 'POST',
    path: '/admin/totp/remove',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Turns the authenticator off; needs the password',
    body: z.strictObject({ password: z.string().min(1).max(200) }),
    output: done,
    errors: [],
    limit: { calls: 20, seconds: 900 },
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof adminsContract> {}
}
