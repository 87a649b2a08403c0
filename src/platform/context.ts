import type { Config } from './config.ts';
import type { Database } from './database/pool.ts';
import type { Locale } from './http/messages.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Later } from './later.ts';
import type { Log } from './log.ts';
import type { Storage } from './storage/storage.ts';

/** Who calls. The people issue adds users and admins; until then everybody is a visitor. */
export type Actor = { readonly kind: 'visitor' };

/** The outside world, wired once in main.ts. */
export interface Platform {
  readonly config: Config;
  readonly log: Log;
  readonly storage: Storage;
  readonly jobs: Jobs;
  readonly later: Later;
}

/** What a use case gets. Inside a transaction `db` is that transaction: nothing else is in scope. */
export interface Context {
  readonly db: Database;
  readonly actor: Actor;
  readonly now: Date;
  readonly locale: Locale;
  /** Keyed hash of who this seems to be (address and browser), new every day: counts people without knowing them. */
  readonly visitor: string;
  /** Network address of the caller, for limits; never stored. */
  readonly address: string;
  readonly requestId: string;
  /** The caller's `Range` and conditional headers, for streams. */
  readonly headers: Headers;
  readonly platform: Platform;
}
