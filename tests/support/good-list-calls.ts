import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { makeFavoriteList } from './favorite-lists.ts';
import type { Asking, Call } from './good-calls.ts';
import { type Expected, everybody, type RecordKind, users } from './policy-rows.ts';

type Given = Parameters<typeof makeFavoriteList>[2];

const ofOwnerOnly = { missing: users(404), foreign: users(404), own: users(200) };

/** Permissions for favorites and their lists: lists of others aren't found unless they are shared. */
export const listPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'PUT /favorites/toggle-favorite/{id}': {
    missing: users(404),
    foreign: users(200),
    own: users(200),
    ownRevision: users(404),
  },
  'GET /favorites/all': { own: users(200) },
  'GET /favorites/contentIds': { own: users(200) },
  'GET /favorites/lists/all': { own: users(200) },
  'GET /favorites/lists/single/{id}': ofOwnerOnly,
  'POST /favorites/lists/create': { missing: users(404), own: users(200) },
  'PUT /favorites/lists/update/{id}': ofOwnerOnly,
  'DELETE /favorites/lists/delete/{id}': ofOwnerOnly,
  'POST /favorites/lists/restore/{id}': ofOwnerOnly,
  'PUT /favorites/lists/item/{id}/{contentId}': ofOwnerOnly,
  'PUT /favorites/lists/order/{id}': ofOwnerOnly,
  'PUT /favorites/lists/share/{id}': ofOwnerOnly,
  'GET /favorites/lists/shared/{token}': { missing: everybody(404), foreign: everybody(200) },
  'POST /favorites/lists/copy/{token}': { missing: users(404), foreign: users(200), own: users(200) },
  'POST /report/list/{token}': { missing: everybody(404), foreign: everybody(200) },
};

/** Creates valid calls of the operations on lists of favorites. */
export function createListCalls(app: TestApp): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> {
  /** Creates a list of the caller, of somebody else, or none. */
  const find = async ({ record, me, them }: Asking, given: Given = {}) => {
    if (record === 'missing') return { id: createId(), token: 'A'.repeat(22) };
    return makeFavoriteList(app, await findAccount(app, (record === 'own' ? me : them).id), given);
  };
  const ofList =
    (body?: unknown, given?: Given) =>
    async (asking: Asking): Promise<Call> => ({ path: { id: (await find(asking, given)).id }, body });
  return {
    'GET /favorites/lists/single/{id}': ofList(),
    'POST /favorites/lists/create': ({ record }) => ({
      body: { name: 'Ideas', ...(record === 'missing' ? { contentId: createId() } : {}) },
    }),
    'PUT /favorites/lists/update/{id}': ofList({ name: 'Renamed', version: 1 }),
    'DELETE /favorites/lists/delete/{id}': ofList(),
    'POST /favorites/lists/restore/{id}': ofList(undefined, { isDeleted: true }),
    'PUT /favorites/lists/item/{id}/{contentId}': async (asking) => ({
      path: { id: (await find(asking)).id, contentId: asking.world.content.contentId },
      body: { isIn: true },
    }),
    'PUT /favorites/lists/order/{id}': ofList({ before: [], ids: [] }),
    'PUT /favorites/lists/share/{id}': ofList({ isShared: true }),
    'GET /favorites/lists/shared/{token}': async (asking) => ({
      path: { token: (await find(asking, { isShared: true })).token },
    }),
    'POST /favorites/lists/copy/{token}': async (asking) => ({
      path: { token: (await find(asking, { isShared: true })).token },
    }),
    'POST /report/list/{token}': async (asking) => ({
      path: { token: (await find(asking, { isShared: true })).token },
      body: { kind: 'other', words: 'This list names a person.' },
    }),
    'PUT /report/list/allow/{id}': async (asking) => ({ path: { id: (await find(asking, { isTakenDown: true })).id } }),
  };
}

/** Returns the account with this identifier, or another account if it belongs to an admin. */
async function findAccount(app: TestApp, id: string): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    "select id from account where id = $1 or status = 'active' order by id <> $1 limit 1",
    [id],
  );
  return rows[0]?.id ?? id;
}
