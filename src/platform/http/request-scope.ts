import type { Actor, Realm } from '../actor.ts';
import { CookieJar } from './cookies.ts';

/** What only a request has. Sign-in, counting and streaming ask for it; a job has none. */
export interface RequestScope {
  /** As it was sent: a HEAD runs the operation of its GET and must leave nothing behind. */
  readonly method: string;
  /** The area that it was asked from, as `Arbor-Area`, `?area=` or the page's path says. It gives no right. */
  readonly area: Realm | undefined;
  /** `Range`, conditional headers and the browser's name. */
  readonly headers: Headers;
  /** The caller's session cookies, and what the response sets. */
  readonly cookies: CookieJar;
  /** Network address of the caller, for limits; stored as a keyed hash only. */
  readonly address: string;
  /** The network that the address belongs to: counts as one caller where a header could be made up. */
  readonly network: string;
  /** Keyed hash of the network, or of an account where one is named, new every day: counts who comes without knowing them. */
  readonly visitor: (accountId?: string) => string;
  /** Keyed hash of the caller's network, for a purpose: counts people over days without knowing them. */
  readonly hashNetwork: (purpose: string) => string;
  /** A program that goes over pages and says so: what it does isn't counted as what people do. */
  readonly isCrawler: () => boolean;
  /** A page calls several operations: who calls is read once for each realm. */
  readonly actors: Map<Realm, Promise<Actor>>;
}

/** The scope of a rendering that is shared by everybody: it knows nothing of who asked, but counts them. */
export const toSharedScope = (request: RequestScope): RequestScope => ({
  ...request,
  headers: new Headers(),
  cookies: new CookieJar(null, false),
  actors: new Map(),
});

/** The scope of a call from outside: its headers count, and no session that a browser sends along. */
export const toAnonymousScope = (request: RequestScope): RequestScope => ({
  ...request,
  cookies: new CookieJar(null, false),
  actors: new Map(),
});
