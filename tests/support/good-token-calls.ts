import { createId } from '../../src/platform/database/id.ts';
import { addApiToken } from './api-tokens.ts';
import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';
import { admins, type Expected, everybody, type RecordKind, users } from './policy-rows.ts';

/** Permissions for API tokens: everybody has only their own. */
export const tokenPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'GET /token': { none: everybody(401) },
  'GET /user/tokens': { own: users(200) },
  'POST /user/tokens/create': { own: users(200) },
  'DELETE /user/tokens/{id}': { missing: users(404), foreign: users(404), own: users(200) },
  'GET /admin/tokens': { own: admins(200) },
  // The password of the test's admins is unknown.
  'POST /admin/tokens/create': { own: admins(400) },
  'DELETE /admin/tokens/{id}': { missing: admins(404), foreign: admins(404), own: admins(200) },
};

/** Creates valid calls of the operations on API tokens. */
export function createTokenCalls(
  app: TestApp,
  prove: (asking: Asking) => unknown,
): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> {
  const findOwner = async (sql: string): Promise<string> =>
    (await app.pool.query<{ id: string }>(sql)).rows[0]?.id ?? '';
  const body = { name: 'Test', scopes: ['catalogue:read'] };
  return {
    'POST /user/tokens/create': (asking) => ({ body: { ...body, proof: prove(asking) } }),
    'DELETE /user/tokens/{id}': async ({ record, me, them, caller }) => {
      if (record === 'missing' || caller === 'visitor') return { path: { id: createId() } };
      const isAdmin = caller === 'moderator' || caller === 'owner';
      const accountId = record === 'foreign' || isAdmin ? them.id : me.id;
      return { path: { id: (await addApiToken(app, { accountId }, body.scopes)).id } };
    },
    'POST /admin/tokens/create': () => ({ body: { ...body, password: 'unknown' } }),
    'DELETE /admin/tokens/{id}': async ({ record, me, caller }) => {
      if (record === 'missing') return { path: { id: createId() } };
      const isAdmin = caller === 'moderator' || caller === 'owner';
      const adminId =
        record === 'own' && isAdmin
          ? me.id
          : await findOwner(`select id from admin where id <> '${me.id}' order by id limit 1`);
      return { path: { id: (await addApiToken(app, { adminId }, ['admin:read'])).id } };
    },
  };
}

/** The caller's API token, or else the session's cookie. */
export function toCredentials({ me, token }: Asking): Readonly<Record<string, string>> {
  if (token !== undefined) return { authorization: `Bearer ${token}` };
  return me.cookie === '' ? {} : { cookie: me.cookie };
}
