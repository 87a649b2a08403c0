import type { CallOf } from '../../../../platform/http/operation.ts';
import type { accountsContract } from '../../contract.ts';

type Query = CallOf<typeof accountsContract.all>['query'];

export const userStatuses = ['active', 'suspended', 'deleted'] as const;
const userRoles = ['customer', 'contributor'] as const;

/** What `/admin/users` shows, as its address says it. */
export interface UsersState {
  readonly q?: string;
  readonly status?: (typeof userStatuses)[number];
  readonly role?: (typeof userRoles)[number];
  readonly sort?: 'oldest';
  readonly cursor?: string;
}

const pickOne = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given);

/** What an address says and makes no sense is left out. */
export function readUsersState(query: URLSearchParams): UsersState {
  const q = query.get('q')?.trim().slice(0, 100);
  const status = pickOne(userStatuses, query.get('status'));
  const role = pickOne(userRoles, query.get('role'));
  const cursor = query.get('cursor')?.slice(0, 100);
  return {
    ...(q ? { q } : {}),
    ...(status && { status }),
    ...(role && { role }),
    ...(query.get('sort') === 'oldest' ? { sort: 'oldest' } : {}),
    ...(cursor ? { cursor } : {}),
  };
}

/** The address of the users in a state, without a language. Another filter or order begins at the first page. */
export function usersAddress(state: UsersState): string {
  const query = new URLSearchParams(Object.entries(state)).toString();
  return `/admin/users${query === '' ? '' : `?${query}`}`;
}

export const usersQuery = (state: UsersState): Query => ({ ...state, limit: 50 });

export function isFiltered({ q, status, role }: UsersState): boolean {
  return q !== undefined || status !== undefined || role !== undefined;
}
