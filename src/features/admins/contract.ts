import * as z from 'zod';
import { type OperationsByKey, operation } from '../../platform/http/operation.ts';
import { id, instant, pageQuery } from '../../platform/http/schemas.ts';
import { authAdmin, done, session } from '../accounts/contract/shapes.ts';

const tag = 'Admin';
const password = z.string().min(12).max(200);

export const adminContract = {
  adminLogin: operation({
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
    /** `codeNeeded`: the password is right, and this account asks for a code too. */
    output: z.union([z.object({ admin: authAdmin }), z.object({ codeNeeded: z.literal(true) })]),
    errors: ['bad_input', 'too_many_requests'],
    limit: { calls: 60, seconds: 900 },
  }),
  adminLogout: operation({
    method: 'POST',
    path: '/admin/logout',
    access: 'public',
    tag,
    summary: "Ends this browser's admin session, if there is one; a user session beside it stays",
    output: done,
    errors: [],
  }),
  adminAuthenticate: operation({
    method: 'GET',
    path: '/admin/authenticate',
    access: 'admin',
    allowRestricted: true,
    tag,
    summary: 'Which admin is signed in',
    output: z.object({ admin: authAdmin }),
    errors: ['unauthenticated'],
  }),
  adminPassword: operation({
    method: 'PUT',
    path: '/admin/password',
    access: 'admin',
    audit: 'recorded',
    allowRestricted: true,
    tag,
    summary: "Replaces the admin's own password and ends the other sessions",
    body: z.strictObject({ current: z.string().min(1).max(200), wanted: password }),
    output: done,
    errors: ['bad_input', 'unauthenticated', 'too_many_requests'],
    limit: { calls: 20, seconds: 900 },
  }),
  beginTotp: operation({
    method: 'POST',
    path: '/admin/totp/begin',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Makes a secret for an authenticator; it counts once a first code confirms it; asks for the password',
    body: z.strictObject({ password: z.string().min(1).max(200) }),
    output: z.object({ secret: z.string(), uri: z.string(), qr: z.string().meta({ description: 'SVG' }) }),
    errors: ['bad_input', 'unauthenticated', 'conflict', 'too_many_requests'],
    limit: { calls: 20, seconds: 900 },
  }),
  confirmTotp: operation({
    method: 'POST',
    path: '/admin/totp/confirm',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Turns the authenticator on; answers recovery codes, shown this once',
    body: z.strictObject({ code: z.string().trim().min(6).max(10) }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['bad_input', 'unauthenticated', 'conflict', 'too_many_requests'],
    limit: { calls: 20, seconds: 900 },
  }),
  removeTotp: operation({
    method: 'POST',
    path: '/admin/totp/remove',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: 'Turns the authenticator off; asks for the password',
    body: z.strictObject({ password: z.string().min(1).max(200) }),
    output: done,
    errors: ['bad_input', 'unauthenticated', 'too_many_requests'],
    limit: { calls: 20, seconds: 900 },
  }),
  adminSessions: operation({
    method: 'GET',
    path: '/admin/sessions',
    access: 'admin',
    tag,
    summary: "The admin's own sessions",
    output: z.object({ items: z.array(session) }),
    errors: ['unauthenticated'],
  }),
  endAdminSessions: operation({
    method: 'DELETE',
    path: '/admin/sessions',
    access: 'admin',
    audit: 'recorded',
    tag,
    summary: "Ends the admin's other sessions",
    output: z.object({ ended: z.int() }),
    errors: ['unauthenticated'],
  }),
  audit: operation({
    method: 'GET',
    path: '/admin/audit',
    access: 'owner',
    tag,
    summary: 'What admins did, newest first',
    query: z.object({
      ...pageQuery,
      action: z.string().trim().max(60).optional(),
      admin: id.max(40).optional(),
      subject: z.string().trim().max(100).optional(),
    }),
    output: z.object({
      items: z.array(
        z
          .object({
            _id: id,
            at: instant,
            admin: z.object({ _id: id, name: z.string(), email: z.string() }),
            action: z.string(),
            subjectType: z.string(),
            subjectId: z.string(),
            details: z.record(z.string(), z.unknown()),
            requestId: z.string(),
          })
          .meta({ id: 'AuditEntry' }),
      ),
      nextCursor: z.string().nullable(),
      total: z.int(),
      totalIsMore: z.boolean(),
    }),
    errors: ['bad_input', 'unauthenticated', 'forbidden'],
  }),
};

declare module '../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof adminContract> {}
}
