import { useOutletContext } from 'react-router';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { Notice } from '../../../notices/contract.ts';
import type { accountsContract } from '../../contract/accounts.ts';

export type Profile = OutputOf<typeof accountsContract.profile>['user'];
/** What stands against deleting the own account. */
export type Deletion = OutputOf<typeof accountsContract.deletion>;
export type LinkedMethod = Profile['methods'][number];
export type EmailKind = Profile['emails'][number];

/** What the pages of the profile share. */
export interface ProfileData {
  readonly user: Profile;
  readonly notices: readonly Notice[];
  readonly downloads: number;
  readonly favorites: number;
}

/** Inside of the profile's layout, which hands it to its `<Outlet>`. */
export function useProfile(): ProfileData {
  return useOutletContext<ProfileData>();
}

/** What to call somebody: the name, or the username where there is none. */
export function displayName(user: Pick<Profile, 'name' | 'username'>): string {
  return user.name || user.username;
}
