import type { TokenScope } from '../contract.ts';

const ofEverybody: readonly TokenScope[] = ['catalogue:read', 'orders:read'];
const ofContributors: readonly TokenScope[] = ['works:read', 'works:upload', 'earnings:read', 'withdrawals:read'];

/** Scopes that a person can give to a token. */
export const listUserScopes = (isContributor: boolean): readonly TokenScope[] =>
  isContributor ? [...ofEverybody, ...ofContributors] : ofEverybody;

/** Scopes that an admin can give to a token: none that writes. */
export const listAdminScopes = (role: 'owner' | 'moderator'): readonly TokenScope[] =>
  role === 'owner' ? ['catalogue:read', 'admin:read', 'owner:read'] : ['catalogue:read', 'admin:read'];
