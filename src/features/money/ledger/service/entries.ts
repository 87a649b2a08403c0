import type { JsonRow } from '../../../../platform/database/combine-reads.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { ContributorKind } from '../rules/accounts.ts';
import { readBalances, selectBalances } from '../store/accounts.ts';
import {
  type EntryPage,
  type EntryRow,
  type FoundPurse,
  type PeriodSumsRow,
  type PurseKey,
  readEntries,
  readPaidOut,
  selectEntries,
  selectPaidOut,
} from '../store/entries.ts';

export { findDebts } from '../store/accounts.ts';
export {
  countEntriesOf,
  selectEntriesOfAllLines,
  selectEntriesOfLines,
  sumPeriod,
  sumSpans,
} from '../store/entries.ts';

/** A contributor's accounts in one currency. */
export type Purse = PurseKey;

/** Sums before and in a period, in minor units. */
export type PeriodSums = PeriodSumsRow;

/** A journal that credited or debited a contributor. */
export interface Entry {
  /** Journal id, which increases with time. */
  readonly journalId: number;
  readonly kind: string;
  /** Subject of the journal, unique among journals of its kind. */
  readonly subject: string;
  /** The order line that the money belongs to; null if there is none. */
  readonly lineId: string | null;
  readonly at: Date;
  /** When a sale's share may be released; null for other kinds. */
  readonly clearsAt: Date | null;
  /** Minor units; negative if it was deducted. */
  readonly amount: number;
}

/** Converts a row that was read directly or as JSON. */
export const toEntry = ({ id, kind, subject, line_id, ...row }: EntryRow | JsonRow<EntryRow>): Entry => ({
  journalId: id,
  kind,
  subject,
  lineId: line_id,
  at: new Date(row.created_at),
  clearsAt: row.clears_at === null ? null : new Date(row.clears_at),
  amount: row.amount,
});

export const findEntries = async (db: Database, purse: Purse, page: EntryPage): Promise<Entry[]> =>
  (await readEntries(db, purse, page)).map(toEntry);

/** Balances of a contributor, in minor units. */
export interface Standing {
  /** Earned but not cleared yet. */
  readonly pending: number;
  /** Available for withdrawal. */
  readonly available: number;
  /** Reserved for a withdrawal. */
  readonly reserved: number;
  /** Owed to the site. */
  readonly debt: number;
  /** Amount that the site has paid out to the contributor. */
  readonly paid: number;
}

export async function findStanding(db: Database, purse: Purse): Promise<Standing> {
  const [balances, paid] = await Promise.all([
    readBalances(db, purse.contributorId, purse.currency),
    readPaidOut(db, purse),
  ]);
  return toStanding(balances, paid);
}

/** @param paid amount paid out, in minor units */
export const toStanding = (balances: ReadonlyMap<ContributorKind, number>, paid: number): Standing => ({
  pending: balances.get('contributor_pending') ?? 0,
  available: balances.get('contributor_available') ?? 0,
  reserved: balances.get('contributor_reserved') ?? 0,
  debt: balances.get('contributor_debt') ?? 0,
  paid,
});

/** Queries for the balances and newest entries of a contributor, to be part of another feature's statement. */
export const selectBooks = (purse: FoundPurse, limit: number) => ({
  balances: selectBalances(purse.contributorId, purse.currency),
  paid: selectPaidOut(purse),
  entries: selectEntries(purse, { order: 'newest', before: undefined, limit }),
});
