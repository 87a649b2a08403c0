import { sql } from 'kysely';
import type { AccountData } from './account-data.ts';
import type { Actor, Realm } from './actor.ts';
import type { AuditLog } from './audit.ts';
import type { BackgroundWrites } from './background-writes.ts';
import type { Config } from './config.ts';
import type { Locks } from './database/locks.ts';
import type { Database, Transaction } from './database/pool.ts';
import type { Digits } from './digits.ts';
import type { Encryption } from './encryption/encryption.ts';
import type { Locale } from './http/messages.ts';
import type { RequestScope } from './http/request-scope.ts';
import type { IdentityProvider } from './identity/identity.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Operator } from './operator.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { Payments } from './payments/open-payments.ts';
import type { RefusedNotices } from './payments/refused-notices.ts';
import type { ReceivedFiles } from './storage/received-files.ts';
import type { Storage } from './storage/storage.ts';

/** How somebody is written to. */
export interface AccountLanguage {
  readonly locale: Locale;
  /** Digits of Bangla texts. */
  readonly digits: Digits;
}

/** Finds out who is behind a session cookie; the features of the product implement it. */
export interface ActorResolver {
  /** A visitor where the session is missing or has ended. */
  resolveActor(ctx: Context, request: RequestScope, realm: Realm): Promise<Actor>;
  /** The contributor that this account is, where it may work as one. */
  findContributorId(ctx: Context, accountId: string): Promise<string | undefined>;
  /** The contributor that stands for the site itself: what admins upload is its. Undefined until they have. */
  findHouseContributorId(ctx: Context): Promise<string | undefined>;
  /** That contributor, made where it isn't there yet. */
  ensureHouseContributor(ctx: Context): Promise<string>;
  /** What the site says to an account, it says in this language. */
  findAccountLanguage(ctx: Context, accountId: string): Promise<AccountLanguage>;
}

/** The outside world, wired once at start. */
export interface Platform {
  readonly config: Config;
  /** The public address, such as `https://arbor.example`. */
  readonly origin: string;
  readonly operator: Operator;
  readonly log: Log;
  readonly storage: Storage;
  /** Encrypts what a copy of the database must not tell. */
  readonly encryption: Encryption;
  /** Where uploads lie until they have been processed. */
  readonly receivedFiles: ReceivedFiles;
  readonly locks: Locks;
  readonly jobs: Jobs;
  readonly backgroundWrites: BackgroundWrites;
  readonly identity: IdentityProvider;
  readonly outbound: Outbound;
  readonly payments: Payments;
  readonly refusedNotices: RefusedNotices;
  readonly actors: ActorResolver;
  readonly accountData: AccountData;
  readonly audit: AuditLog;
  /** True where the public address is https: session cookies are bound to it then. */
  readonly secureCookies: boolean;
}

/** What a use case gets. What only a request has (cookies, headers, address) is in its `RequestScope`. */
export interface Context {
  readonly db: Database;
  readonly actor: Actor;
  readonly now: Date;
  readonly locale: Locale;
  /** Names the request or job in the log and the audit log. */
  readonly requestId: string;
  readonly platform: Platform;
}

/** What a use case that writes gets: `db` is the same transaction, so reads see its own writes. */
export interface TransactionContext extends Context {
  readonly db: Transaction;
  readonly tx: Transaction;
}

/**
 * Runs `work` in a transaction of its own; for use cases that must do slow work before or after it. A context that has a
 * transaction already doesn't fit: PostgreSQL has no transaction in a transaction.
 */
export const inTransaction = <T>(
  ctx: Context & { readonly tx?: never },
  work: (ctx: TransactionContext) => Promise<T>,
): Promise<T> => ctx.db.transaction().execute((tx) => work({ ...ctx, db: tx, tx }));

/**
 * Reads in a transaction of its own that sees one moment and may take ten minutes a statement, for jobs that look at everything:
 * what the pool allows is meant for requests.
 */
export const inLongRead = <T>(ctx: Context, read: (ctx: Pick<Context, 'db'>) => Promise<T>): Promise<T> =>
  ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => {
      await sql`set local statement_timeout = '10min'`.execute(db);
      return read({ db });
    });
