import { useRouteLoaderData } from 'react-router';
import type { SiteInfo } from '../platform/http/pages/site-info.ts';
import type { Locale } from './locale.ts';

/** The account that is signed in. */
export interface SessionUser {
  readonly userId: string;
  readonly username: string;
  /** Empty where none was given. */
  readonly name: string;
  /** Address of a square picture, or null. */
  readonly avatar: string | null;
  readonly email: string | null;
  readonly language: Locale;
  /** A suspended account sees why, and can only sign out. */
  readonly suspended: { readonly reason: string } | null;
}

/** The admin who is signed in. */
export interface SessionAdmin {
  readonly type: 'admin';
  readonly adminId: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'owner' | 'moderator';
  readonly totp: boolean;
  /** The one-time password has to be replaced first: nothing else is answered until then. */
  readonly passwordExpired: boolean;
}

/** What the account is as a contributor. */
export interface SessionContributor {
  readonly username: string;
  readonly status: 'pending' | 'active' | 'rejected' | 'suspended' | 'closed';
  /** Why refused, suspended or demoted; empty otherwise. */
  readonly reason: string;
  /** Null for applicants who have not accepted the contributor terms yet. */
  readonly terms: { readonly version: string } | null;
}

/** Who looks at a page: an admin below `/admin`, elsewhere an account with what it is as a contributor. */
export interface SessionState {
  readonly authenticated: boolean;
  readonly user: SessionUser | null;
  readonly admin: SessionAdmin | null;
  readonly contributor: SessionContributor | null;
}

export const signedOut: SessionState = { authenticated: false, user: null, admin: null, contributor: null };

/** A published category, by its name in the page's language. */
export interface CategoryLink {
  readonly key: string;
  readonly name: string;
}

/** What the site's root loader gives to every page. */
export interface RootData extends SessionState {
  readonly categories: readonly CategoryLink[];
  /** Why there are none, to be shown; missing where nothing failed. */
  readonly categoriesFailed?: string;
  /** Works of the demo catalogue are shown. */
  readonly hasDemo: boolean;
  /** How far the demo catalogue of a first start is filled in; null when nothing is being filled. */
  readonly fillProgress: { readonly done: number; readonly total: number } | null;
  readonly page: SiteInfo;
}

/** Undefined where the root loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>('root');
}
