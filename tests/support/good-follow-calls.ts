import { createId } from '../../src/platform/database/id.ts';
import type { Asking, Call } from './good-calls.ts';
import { type Expected, everybody, type RecordKind, users } from './policy-rows.ts';

/** Permissions for follows, which name a contributor and belong to the caller. */
export const followPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'GET /follow/contributor/{id}': { missing: everybody(404), foreign: everybody(200) },
  'PUT /follow/contributor/{id}': { missing: users(404), foreign: users(200) },
  'GET /follow/mine': { own: users(200) },
  'PUT /follow/search': { own: users(200) },
  'GET /follow/search': { own: users(200) },
  'GET /follow/searches': { own: users(200) },
};

const findContributor = ({ record, world }: Asking) => ({
  id: record === 'missing' ? createId() : world.contributor,
});

/** Valid calls of the operations on follows. */
export const followCalls: Readonly<Record<string, (asking: Asking) => Call>> = {
  'GET /follow/contributor/{id}': (asking) => ({ path: findContributor(asking) }),
  'PUT /follow/contributor/{id}': (asking) => ({ path: findContributor(asking), body: { isFollowed: true } }),
  'PUT /follow/search': () => ({ body: { query: 'q=boat', name: 'boat', isFollowed: true } }),
  'GET /follow/search': () => ({ query: '?query=q%3Dboat' }),
};
