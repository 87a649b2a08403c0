import type { Context, TransactionContext } from './context.ts';

/** What others may see of a person. */
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
  /** @returns plain JSON; undefined where nothing is kept of this person, and the file is left out */
  readonly exportData: (ctx: Context, accountId: string) => Promise<object | undefined>;
}

/** Adds files to that ZIP that are no data but papers, such as receipts. */
export interface PaperExporter {
  readonly kind: 'paper-exporter';
  readonly exportPapers: (
    ctx: Context,
    accountId: string,
  ) => Promise<readonly { readonly name: string; readonly bytes: Uint8Array }[]>;
}

/** Removes what is personal, in the transaction that deletes the account. */
export interface AccountEraser {
  readonly kind: 'eraser';
  readonly eraseData: (ctx: TransactionContext, accountId: string, profile: PublicProfile) => Promise<void>;
}

/** Follows a change of the public profile, in its transaction. */
export interface ProfileListener {
  readonly kind: 'profile-listener';
  readonly onProfileChange: (
    ctx: TransactionContext,
    accountId: string,
    profile: PublicProfile,
    before: PublicProfile,
  ) => Promise<void>;
}

/** Asks outside services about what is still open, before the transaction that deletes. Safe to repeat. */
export interface DeletionPreparer {
  readonly kind: 'deletion-preparer';
  /** @throws Problem `conflict` where the answer changes what the person is about to lose */
  readonly prepareDeletion: (ctx: Context, accountId: string) => Promise<void>;
}

/** What stands against a deletion. */
export interface DeletionReason {
  /** In the caller's language: what it is, and what to do. */
  readonly text: string;
  /** The page where it can be settled. */
  readonly path: string;
  /** Minor units that the person may give up instead; undefined where that settles nothing. */
  readonly forfeit?: number;
}

/** Keeps an account from being deleted while something is unsettled. */
export interface DeletionBlocker {
  readonly kind: 'deletion-blocker';
  /** @returns undefined where nothing stands against the deletion */
  readonly deletionBlocker: (ctx: Context, accountId: string) => Promise<DeletionReason | undefined>;
}

/** Takes what somebody gives up to be able to leave, in the transaction that deletes the account. */
export interface ForfeitTaker {
  readonly kind: 'forfeit-taker';
  /** @param amount minor units, as the person was shown; where it is no longer that, nothing is taken */
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

/** Keeps usernames free that would be taken for somebody else's. */
export interface UsernameKeeper {
  readonly kind: 'username-keeper';
  /** Whether a username looks like what others know somebody by, other than this account. */
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

/** What the features do with the data that they hold about accounts. */
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

/** Who has handlers, and whose handlers run before them. */
export interface AccountDataOwner {
  readonly name: string;
  readonly accountData?: readonly AccountDataHandler[];
  readonly after?: readonly string[];
}

/**
 * The owners in their order, except that each stands behind those it names in `after`.
 * @throws Error where it names nobody that has handlers, or where names go round in a circle
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

/** Sorts the handlers of all features by kind; each kind runs in the order that `after` asks for. */
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
