import { useRouteLoaderData } from 'react-router';
import type { SiteInfo } from '../platform/http/pages/site-info.ts';
import type { Locale } from './locale.ts';

/** The signed-in account. */
export interface SessionUser {
  readonly userId: string;
  readonly username: string;
  /** Empty if the person gave no name. */
  readonly name: string;
  /** Address of a square picture; null if there is none. */
  readonly avatar: string | null;
  readonly email: string | null;
  readonly language: Locale;
  /** Reason of the suspension; null if the account is active. A suspended person can only sign out. */
  readonly suspended: { readonly reason: string } | null;
}

/** The signed-in admin. */
export interface SessionAdmin {
  readonly type: 'admin';
  readonly adminId: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'owner' | 'moderator';
  readonly totp: boolean;
  /** Whether the one-time password must be replaced before any other operation. */
  readonly passwordExpired: boolean;
}

/** Contributor data of the account. */
export interface SessionContributor {
  readonly username: string;
  readonly status: 'affiliate' | 'pending' | 'active' | 'rejected' | 'suspended' | 'closed';
  /** Reason of a refusal, suspension or demotion; otherwise empty. */
  readonly reason: string;
  /** Null for applicants who have not accepted the contributor terms yet. */
  readonly terms: { readonly version: string } | null;
}

/** The person who views a page: an admin below `/admin`, elsewhere an account with its contributor data. */
export interface SessionState {
  readonly authenticated: boolean;
  readonly user: SessionUser | null;
  readonly admin: SessionAdmin | null;
  readonly contributor: SessionContributor | null;
}

export const signedOut: SessionState = { authenticated: false, user: null, admin: null, contributor: null };

/** A published category, with its name in the page's language. */
export interface CategoryLink {
  readonly key: string;
  readonly name: string;
}

/** Data of the root loader for every page. */
export interface RootData extends SessionState {
  readonly categories: readonly CategoryLink[];
  /** Error message if the categories could not be loaded. */
  readonly categoriesFailed?: string;
  /** Whether works of the demo catalogue are shown. */
  readonly hasDemo: boolean;
  /** Progress of filling the demo catalogue; null if it isn't being filled. */
  readonly fillProgress: { readonly done: number; readonly total: number } | null;
  readonly page: SiteInfo;
}

/** Data of the root loader; undefined if that loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>('root');
}
