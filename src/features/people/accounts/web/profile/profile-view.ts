import { useOutletContext } from 'react-router';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { Notice } from '../../../notices/contract.ts';
import type { accountsContract } from '../../contract/accounts.ts';

export type Profile = OutputOf<typeof accountsContract.profile>['user'];
/** Reasons that prevent the deletion of the own account. */
export type Deletion = OutputOf<typeof accountsContract.deletion>;
export type LinkedMethod = Profile['methods'][number];
export type EmailKind = Profile['emails'][number];

/** Data that the profile pages share. */
export interface ProfileData {
  readonly user: Profile;
  readonly notices: readonly Notice[];
  readonly downloads: number;
  readonly favorites: number;
}

/** Profile data from the layout's `<Outlet>`; for use inside the layout only. */
export function useProfile(): ProfileData {
  return useOutletContext<ProfileData>();
}

/** Display name: the name, or else the username. */
export function displayName(user: Pick<Profile, 'name' | 'username'>): string {
  return user.name || user.username;
}
