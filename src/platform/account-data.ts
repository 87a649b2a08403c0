import type { Context, TransactionContext } from './context.ts';

/** Public profile of an account. */
export interface PublicProfile {
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  readonly imageKey: string | null;
}

/** Adds `<name>.json` to the ZIP that a person can export. */
export interface AccountExporter {
  readonly kind: 'exporter';
  readonly name: string;
  /** @returns plain JSON; undefined to leave the file out if the feature has no data about the person */
  readonly exportData: (ctx: Context, accountId: string) => Promise<object | undefined>;
}

/** Adds documents, such as receipts, to the ZIP that a person can export. */
export interface PaperExporter {
  readonly kind: 'paper-exporter';
  readonly exportPapers: (
    ctx: Context,
    accountId: string,
  ) => Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]>;
}

/** Removes personal data, in the transaction that deletes the account. */
export interface AccountEraser {
  readonly kind: 'eraser';
  readonly eraseData: (ctx: TransactionContext, accountId: string, profile: PublicProfile) => Promise<void>;
}

/** Reacts to a change of the public profile, in its transaction. */
export interface ProfileListener {
  readonly kind: 'profile-listener';
  readonly onProfileChange: (
    ctx: TransactionContext,
    accountId: string,
    profile: PublicProfile,
    before: PublicProfile,
  ) => Promise<void>;
}

/** Asks external services about unfinished business before the transaction that deletes the account. Safe to repeat. */
export interface DeletionPreparer {
  readonly kind: 'deletion-preparer';
  /** @throws Problem `conflict` if the answer changes what the person would lose */
  readonly prepareDeletion: (ctx: Context, accountId: string) => Promise<void>;
}

/** A reason that prevents the deletion of an account. */
export interface DeletionReason {
  /** What prevents the deletion and what to do, in the caller's language. */
  readonly text: string;
  /** Path of the page that resolves it. */
  readonly path: string;
  /** Amount in minor units that the person can forfeit to resolve it; undefined if that is not possible. */
  readonly forfeit?: number;
}

/** Prevents the deletion of an account while something is unsettled. */
export interface DeletionBlocker {
  readonly kind: 'deletion-blocker';
  /** @returns undefined if nothing prevents the deletion */
  readonly deletionBlocker: (ctx: Context, accountId: string) => Promise<DeletionReason | undefined>;
}

/** Takes a forfeited balance, in the transaction that deletes the account. */
export interface ForfeitTaker {
  readonly kind: 'forfeit-taker';
  /** @param amount minor units that the person agreed to; if the balance differs, nothing is taken */
  readonly takeForfeit: (ctx: TransactionContext, accountId: string, amount: number) => Promise<void>;
}

/**
 * Locks the rows that erasers and profile listeners of the feature will change. Runs before the account's own row is
 * locked, so that all transactions lock in the same order.
 */
export interface AccountLocker {
  readonly kind: 'locker';
  readonly lock: (ctx: TransactionContext, accountId: string) => Promise<void>;
}

/** Prevents usernames that look like another person's. */
export interface UsernameKeeper {
  readonly kind: 'username-keeper';
  /** Whether a username looks like the name of another account or contributor. */
  readonly isKept: (ctx: Context, username: string, accountId: string) => Promise<boolean>;
}

export type AccountDataHandler =
  | AccountExporter
  | PaperExporter
  | AccountEraser
  | ProfileListener
  | DeletionPreparer
  | DeletionBlocker
  | ForfeitTaker
  | AccountLocker
  | UsernameKeeper;

/** Handlers of all features for the data that they store about accounts. */
export interface AccountData {
  readonly exporters: readonly AccountExporter[];
  readonly paperExporters: readonly PaperExporter[];
  readonly erasers: readonly AccountEraser[];
  readonly profileListeners: readonly ProfileListener[];
  readonly deletionPreparers: readonly DeletionPreparer[];
  readonly deletionBlockers: readonly DeletionBlocker[];
  readonly forfeitTakers: readonly ForfeitTaker[];
  readonly lockers: readonly AccountLocker[];
  readonly usernameKeepers: readonly UsernameKeeper[];
}

/** A feature with handlers, and the features whose handlers run before them. */
export interface AccountDataOwner {
  readonly name: string;
  readonly accountData?: readonly AccountDataHandler[];
  readonly after?: readonly string[];
}

/**
 * Sorts features, keeping their order except that each one follows those in its `after`.
 * @throws Error if `after` names a feature without handlers, or if the names form a cycle
 */
export function sortOwners(owners: readonly AccountDataOwner[]): AccountDataOwner[] {
  const waiting = owners.filter(({ accountData }) => accountData !== undefined);
  for (const { name, after = [] } of owners) {
    const unknown = after.find((other) => !waiting.some((each) => each.name === other));
    if (unknown !== undefined) throw new Error(`${name} runs after ${unknown}, which has no handlers of account data`);
  }
  const sorted: AccountDataOwner[] = [];
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ after = [] }) => !after.some((name) => waiting.some((each) => each.name === name)));
    const [next] = at === -1 ? [] : waiting.splice(at, 1);
    if (next === undefined)
      throw new Error(`these run after each other: ${waiting.map(({ name }) => name).join(', ')}`);
    sorted.push(next);
  }
  return sorted;
}

/** Groups the handlers of all features by kind; each kind runs in the order that `after` requires. */
export function createAccountData(owners: readonly AccountDataOwner[]): AccountData {
  const handlers = sortOwners(owners).flatMap(({ accountData = [] }) => accountData);
  return {
    exporters: handlers.filter((each) => each.kind === 'exporter'),
    paperExporters: handlers.filter((each) => each.kind === 'paper-exporter'),
    erasers: handlers.filter((each) => each.kind === 'eraser'),
    profileListeners: handlers.filter((each) => each.kind === 'profile-listener'),
    deletionPreparers: handlers.filter((each) => each.kind === 'deletion-preparer'),
    deletionBlockers: handlers.filter((each) => each.kind === 'deletion-blocker'),
    forfeitTakers: handlers.filter((each) => each.kind === 'forfeit-taker'),
    lockers: handlers.filter((each) => each.kind === 'locker'),
    usernameKeepers: handlers.filter((each) => each.kind === 'username-keeper'),
  };
}
