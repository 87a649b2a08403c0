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
import type { ApiTokens } from './http/api-tokens.ts';
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

/** Language settings for messages to an account. */
export interface AccountLanguage {
  readonly locale: Locale;
  /** Digits of Bangla texts. */
  readonly digits: Digits;
}

/** Identifies the owner of a session cookie; implemented by features of the product. */
export interface ActorResolver {
  /** Identifies the caller of a request; a visitor if there is no live session. */
  resolveActor(ctx: Context, request: RequestScope, realm: Realm): Promise<Actor>;
  /** Id of the contributor as which the account can work; undefined if there is none. */
  findContributorId(ctx: Context, accountId: string): Promise<string | undefined>;
  /** Id of the site's own contributor, for works that admins upload; undefined until the first such work. */
  findHouseContributorId(ctx: Context): Promise<string | undefined>;
  /** Id of the site's own contributor, which is created if needed. */
  ensureHouseContributor(ctx: Context): Promise<string>;
  /** Language of everything that the site sends to the account. */
  findAccountLanguage(ctx: Context, accountId: string): Promise<AccountLanguage>;
}

/** Services of the process, created once at the start. */
export interface Platform {
  readonly config: Config;
  /** Public URL without a path, such as `https://arbor.example`. */
  readonly origin: string;
  readonly operator: Operator;
  readonly log: Log;
  readonly storage: Storage;
  /** Encrypts values that a stolen copy of the database must not reveal. */
  readonly encryption: Encryption;
  /** Storage of uploaded files until they are processed. */
  readonly receivedFiles: ReceivedFiles;
  readonly locks: Locks;
  readonly jobs: Jobs;
  readonly backgroundWrites: BackgroundWrites;
  readonly identity: IdentityProvider;
  readonly outbound: Outbound;
  readonly payments: Payments;
  readonly refusedNotices: RefusedNotices;
  readonly actors: ActorResolver;
  readonly apiTokens: ApiTokens;
  readonly accountData: AccountData;
  readonly audit: AuditLog;
  /** Whether the public URL uses https, so that session cookies are restricted to it. */
  readonly secureCookies: boolean;
}

/** Input of a use case. Data of the HTTP request (cookies, headers, address) is in `RequestScope`. */
export interface Context {
  readonly db: Database;
  readonly actor: Actor;
  readonly now: Date;
  readonly locale: Locale;
  /** Id of the request or job in the log and the audit log. */
  readonly requestId: string;
  readonly platform: Platform;
}

/** Input of a use case that writes. `db` is the same transaction, so that reads see its writes. */
export interface TransactionContext extends Context {
  readonly db: Transaction;
  readonly tx: Transaction;
}

/**
 * Runs `work` in its own transaction, for use cases with slow work before or after it. A context that already has a
 * transaction is not accepted, because PostgreSQL has no nested transactions.
 */
export const inTransaction = <T>(
  ctx: Context & { readonly tx?: never },
  work: (ctx: TransactionContext) => Promise<T>,
): Promise<T> => ctx.db.transaction().execute((tx) => work({ ...ctx, db: tx, tx }));

/**
 * Reads in a snapshot transaction with a statement timeout of ten minutes, for jobs that read whole tables; the pool's
 * timeout is meant for requests.
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
