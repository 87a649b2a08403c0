import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { done, id, idOrKey, instant } from '../../../platform/http/schemas.ts';
import { signInMethods } from '../../../platform/identity/methods.ts';

const session = z
  .object({
    _id: id,
    method: z.enum([...signInMethods, 'password']),
    browser: z.string(),
    createdAt: instant,
    seenAt: instant,
    /** Whether the entry is the session of this request. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });

/** Sessions of people and admins: `/user/sessions` and `/admin/sessions`. */
export const sessionsContract = {
  logout: operation({
    method: 'POST',
    path: '/user/logout',
    access: 'public',
    tag: 'Users',
    summary: 'Ends this browser’s user session, if there is one; an admin session in the same browser stays',
    output: done,
    errors: [],
  }),
  list: operation({
    method: 'GET',
    path: '/user/sessions',
    access: 'user',
    tag: 'Users',
    summary: 'Your sessions, last active first',
    output: z.object({ items: z.array(session) }),
    errors: [],
  }),
  end: operation({
    method: 'DELETE',
    path: '/user/sessions/{id}',
    access: 'user',
    tag: 'Users',
    summary: 'Ends one of your sessions',
    params: z.object({ id }),
    output: done,
    errors: [],
  }),
  endAll: operation({
    method: 'DELETE',
    path: '/user/sessions',
    access: 'user',
    tag: 'Users',
    summary: 'Ends all your sessions, including this one',
    output: z.object({ ended: z.int() }),
    errors: [],
  }),
  listAdmin: operation({
    method: 'GET',
    path: '/admin/sessions',
    access: 'admin',
    tag: 'Admin',
    summary: 'Your admin sessions',
    output: z.object({ items: z.array(session) }),
    errors: [],
  }),
  listOf: operation({
    method: 'GET',
    path: '/user/sessions/of/{id}',
    access: 'admin',
    tag: 'Admin',
    summary: 'The sessions of an account, last active first',
    params: z.object({ id: idOrKey }),
    output: z.object({ items: z.array(session) }),
    errors: [],
  }),
  endOtherAdmin: operation({
    method: 'DELETE',
    path: '/admin/sessions',
    access: 'admin',
    audit: 'recorded',
    tag: 'Admin',
    summary: 'Ends your other admin sessions',
    output: z.object({ ended: z.int() }),
    errors: [],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof sessionsContract> {}
}
