import type { HonoContext } from '../http/hono-context.ts';
import type { SignInMethod } from './methods.ts';

/** Contents of a verified ID token. */
export interface Identity {
  /** Identifies the person together with `issuer`; e-mail and phone never do. */
  readonly issuer: string;
  readonly subject: string;
  readonly method: SignInMethod;
  readonly phone: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly authenticatedAt: Date;
}

/** The token is invalid; `message` is for the log only, and every caller gets the same error. */
export class IdentityError extends Error {}

/** The provider can't be reached, so the token can't be verified: the response is 503, never 401. */
export class IdentityUnavailableError extends Error {}

/** Public settings with which the browser starts a sign-in. */
export type IdentityClient =
  | {
      readonly kind: 'firebase';
      readonly apiKey: string;
      readonly authDomain: string;
      readonly projectId: string;
      readonly appId: string;
    }
  | { readonly kind: 'development'; readonly projectId: string };

export interface IdentityRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: (c: HonoContext) => Promise<Response>;
}

export interface IdentityProvider {
  readonly client: IdentityClient;
  /** @throws IdentityError for an invalid token; IdentityUnavailableError while the provider can't be reached */
  verify(idToken: string, method: SignInMethod, now: Date): Promise<Identity>;
  /**
   * Deletes the person at the provider, if permitted. Rejects while it can't be reached; an unknown person counts as
   * deleted.
   */
  deleteSubject(subject: string): Promise<void>;
  /** Routes of the provider on this site (development only). */
  readonly routes: readonly IdentityRoute[];
  /** Hosts that the content security policy of pages must allow. */
  readonly policy: {
    readonly script: readonly string[];
    readonly connect: readonly string[];
    readonly frame: readonly string[];
  };
}
