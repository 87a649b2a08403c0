import type { HonoContext } from '../http/hono-context.ts';
import type { SignInMethod } from './methods.ts';

/** What a verified ID token says about who signed in. */
export interface Identity {
  /** With `issuer` the one key of a person: never an e-mail or phone. */
  readonly issuer: string;
  readonly subject: string;
  readonly method: SignInMethod;
  readonly phone: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly authenticatedAt: Date;
}

/** The token proves nothing; `message` is for the log only, every caller gets the same answer. */
export class IdentityError extends Error {}

/** The provider can't be reached, so nothing is known about the token: the caller answers 503, never 401. */
export class IdentityUnavailableError extends Error {}

/** What the browser needs to start a sign-in. No secret in it. */
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
  /** @throws IdentityError for a bad token; IdentityUnavailableError while the provider can't be reached */
  verify(idToken: string, method: SignInMethod, now: Date): Promise<Identity>;
  /** Deletes the person at the provider, where we may. Throws while it can't be reached, never for somebody unknown. */
  deleteSubject(subject: string): Promise<void>;
  /** Addresses that the provider answers itself (development only). */
  readonly routes: readonly IdentityRoute[];
  /** Hosts that a page must be allowed to reach, for its content security policy. */
  readonly policy: {
    readonly script: readonly string[];
    readonly connect: readonly string[];
    readonly frame: readonly string[];
  };
}
