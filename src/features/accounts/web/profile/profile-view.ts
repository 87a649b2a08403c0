import { useOutletContext } from 'react-router';
import type * as z from 'zod';
import type { emailKinds, linkedMethod, profile, session } from '../../contract/shapes.ts';

export type Profile = z.output<typeof profile>;
export type LinkedMethod = z.output<typeof linkedMethod>;
export type EmailKind = (typeof emailKinds)[number];
export type Session = z.output<typeof session>;

/** What the pages of the profile share. */
export interface ProfileData {
  readonly user: Profile;
  readonly downloads: number;
  readonly favorites: number;
}

/** Inside of the profile's layout, which hands it to its `<Outlet>`. */
export function useProfile(): ProfileData {
  return useOutletContext<ProfileData>();
}

/** What to call somebody: the name, or the username where there is none. */
export function localizedName(user: Pick<Profile, 'name' | 'username'>): string {
  return user.name || user.username;
}
