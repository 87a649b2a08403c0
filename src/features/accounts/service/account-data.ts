import type { Context, TransactionContext } from '../../../platform/context.ts';

/** What others may see of a person. */
export interface PublicProfile {
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  readonly imageKey: string | null;
}

/**
 * What another feature keeps of a person, and does when the person changes or leaves. Features above this one offer
 * theirs; `app.ts` hands them over, so that a new one can't be forgotten in the export or the deletion.
 */
export interface AccountDataSource {
  readonly name: string;
  /** For the person's own export: plain JSON. */
  readonly exportData: (ctx: Context, accountId: string) => Promise<unknown>;
  /** Takes the locks that `erase` and `changed` need, before anybody's own: in one order everywhere. */
  readonly lock?: (ctx: TransactionContext, accountId: string) => Promise<void>;
  /** Removes what is personal, in the transaction that deletes the account. */
  readonly eraseData: (ctx: TransactionContext, accountId: string, person: PublicProfile) => Promise<void>;
  /** Why the account can't be deleted now, in the caller's language. */
  readonly deletionBlocker?: (ctx: Context, accountId: string) => Promise<string | undefined>;
  /** The person asked at sign-in to become a contributor. */
  readonly apply?: (ctx: TransactionContext, accountId: string, person: PublicProfile) => Promise<void>;
  /** In the transaction that changes the profile. */
  readonly onProfileChange?: (
    ctx: TransactionContext,
    accountId: string,
    person: PublicProfile,
    before: PublicProfile,
  ) => Promise<void>;
  readonly countDownloads?: (ctx: Context, accountId: string) => Promise<number>;
}

export type AccountDataSources = readonly AccountDataSource[];
