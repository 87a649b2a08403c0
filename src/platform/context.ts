import type { BackgroundWrites } from './background-writes.ts';
import type { Config } from './config.ts';
import type { Database } from './database/pool.ts';
import type { CookieJar } from './http/cookies.ts';
import type { Locale } from './http/messages.ts';
import type { IdentityProvider } from './identity/identity.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Storage } from './storage/storage.ts';

/** The two kinds of session that live side by side in a browser. */
export type Realm = 'user' | 'admin';

interface SignedIn {
  readonly id: string;
  readonly sessionId: string;
  /** Why this person may do nothing but sign out (suspended, a password to replace); null otherwise. */
  readonly restricted: string | null;
}

export interface UserActor extends SignedIn {
  readonly kind: 'user';
  /** Set for operations with `access: 'contributor'`. */
  readonly contributorId: string | null;
}

export interface AdminActor extends SignedIn {
  readonly kind: 'admin';
  readonly role: 'owner' | 'moderator';
}

/** Who calls, by the session of the operation's realm. */
export type Actor = { readonly kind: 'visitor' } | UserActor | AdminActor;

/** Who is behind a session cookie; the product answers it. */
export interface ActorResolver {
  /** A visitor where the session is missing or over. */
  resolveActor(ctx: Context, realm: Realm): Promise<Actor>;
  /** The contributor that this account is, where it is one that may work. */
  contributorOf(ctx: Context, accountId: string): Promise<string | undefined>;
}

/** The outside world, wired once in main.ts. */
export interface Platform {
  readonly config: Config;
  readonly log: Log;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly backgroundWrites: BackgroundWrites;
  readonly identity: IdentityProvider;
  readonly actors: ActorResolver;
  /** Where the public address is https: session cookies are bound to it. */
  readonly secureCookies: boolean;
}

/** What a use case gets. Inside a transaction `db` is that transaction: nothing else is in scope. */
export interface Context {
  readonly db: Database;
  readonly actor: Actor;
  readonly now: Date;
  readonly locale: Locale;
  /** Keyed hash of who this seems to be (address and browser), new every day: counts people without knowing them. */
  readonly visitor: () => string;
  /** Network address of the caller, for limits; stored as a keyed hash only, for a day at most. */
  readonly address: string;
  readonly requestId: string;
  /** As the caller sent it: a HEAD runs the operation of its GET, and must leave nothing behind. */
  readonly method: string;
  /** The caller's cookies, and `Range` and conditional headers for streams. */
  readonly headers: Headers;
  /** Cookies that the answer sets. */
  readonly cookies: CookieJar;
  readonly platform: Platform;
}
