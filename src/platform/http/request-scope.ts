import type { Actor, Realm } from '../actor.ts';
import type { TokenCaller } from './api-tokens.ts';
import { CookieJar } from './cookies.ts';

/** Data of an HTTP request that jobs don't have; used for sign-in, counting and streaming. */
export interface RequestScope {
  /** Method as sent. A HEAD request runs its GET operation, which then must not record anything. */
  readonly method: string;
  /** Area of the page that sent the request, from `Arbor-Area`, `?area=` or the page's path. It grants no rights. */
  readonly area: Realm | undefined;
  /** `Range`, conditional headers and the user agent. */
  readonly headers: Headers;
  /** Session cookies of the caller, and the cookies that the response sets. */
  readonly cookies: CookieJar;
  /** Network address of the caller, for limits; stored as a keyed hash only. */
  readonly address: string;
  /** Network of the address, which counts as one caller if a header could be forged. */
  readonly network: string;
  /**
   * Keyed hash of the network, or of the given account, that changes daily; counts callers without identifying them.
   */
  readonly visitor: (accountId?: string) => string;
  /** Keyed hash of the caller's network for a purpose; counts people over several days without identifying them. */
  readonly hashNetwork: (purpose: string) => string;
  /** Whether the client declares itself a crawler, whose visits aren't counted. */
  readonly isCrawler: () => boolean;
  /** Callers by realm, so that a page with several operations identifies its caller once. */
  readonly actors: Map<Realm, Promise<Actor>>;
  /** The API token of the request; undefined for a browser's request. */
  readonly token?: TokenCaller;
}

/** Scope for a shared rendering: it doesn't reveal the caller, but can count callers. */
export const toSharedScope = (request: RequestScope): RequestScope => ({
  ...request,
  headers: new Headers(),
  cookies: new CookieJar(null, false),
  actors: new Map(),
});

/** Scope for a call from an external service: it has headers, but ignores the browser's sessions. */
export const toAnonymousScope = (request: RequestScope): RequestScope => ({
  ...request,
  cookies: new CookieJar(null, false),
  actors: new Map(),
});
