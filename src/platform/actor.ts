import type { Realm } from './http/operation.ts';

export type { Realm };

interface SignedIn {
  readonly id: string;
  /** Id of the session, or of the API token. */
  readonly sessionId: string;
  /** Why this actor can only sign out: a suspension, or a one-time password to replace; null otherwise. */
  readonly restricted: string | null;
}

export interface UserActor extends SignedIn {
  readonly kind: 'user';
  /** Id of the account's contributor; null except for operations with `access: 'contributor'` or `'creator'`. */
  readonly contributorId: string | null;
}

export interface AdminActor extends SignedIn {
  readonly kind: 'admin';
  readonly role: 'owner' | 'moderator';
  /** Id of the site's own contributor; null except for operations with `access: 'creator'`. */
  readonly contributorId: string | null;
}

/** The caller, identified by the session of the operation's realm. */
export type Actor = { readonly kind: 'visitor' } | UserActor | AdminActor;
