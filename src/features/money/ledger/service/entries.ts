import type { RawBuilder } from 'kysely';
import type { JsonRow } from '../../../../platform/database/combine-reads.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { ContributorKind } from '../rules/accounts.ts';
import { readBalances, readDebts, selectBalances } from '../store/accounts.ts';
import {
  countEntries,
  type EntryPage,
  type EntryRow,
  type FoundPurse,
  type PeriodSumsRow,
  type PurseKey,
  readEntries,
  readPaidOut,
  readPeriodSums,
  readSpans,
  type SpanRow,
  selectAllLineEntries,
  selectEntries,
  selectLineEntries,
  selectPaidOut,
} from '../store/entries.ts';

/** Whose accounts, in which currency. */
export type Purse = PurseKey;

/** Before a period and in it; minor units. */
export type PeriodSums = PeriodSumsRow;

/** A journal that gave a contributor something, or took it. */
export interface Entry {
  /** They grow with time. */
  readonly journalId: number;
  readonly kind: string;
  /** Unique for its kind. */
  readonly subject: string;
  /** The order line whose money it is. */
  readonly lineId: string | null;
  readonly at: Date;
  /** Of a sale: when its share may be released. */
  readonly clearsAt: Date | null;
  /** Minor units; less than nothing where it was taken. */
  readonly amount: number;
}

/** Of a row as it is, or as JSON brought it. */
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

/** Of a contributor; minor units. */
export interface Standing {
  /** Earned, and not cleared. */
  readonly pending: number;
  /** Free to withdraw. */
  readonly available: number;
  /** Kept for a withdrawal. */
  readonly reserved: number;
  /** Owed to the site. */
  readonly debt: number;
  /** Left the site for the contributor. */
  readonly paid: number;
}

export async function findStanding(db: Database, purse: Purse): Promise<Standing> {
  const [balances, paid] = await Promise.all([
    readBalances(db, purse.contributorId, purse.currency),
    readPaidOut(db, purse),
  ]);
  return toStanding(balances, paid);
}

/** @param paid minor units that left the site */
export const toStanding = (balances: ReadonlyMap<ContributorKind, number>, paid: number): Standing => ({
  pending: balances.get('contributor_pending') ?? 0,
  available: balances.get('contributor_available') ?? 0,
  reserved: balances.get('contributor_reserved') ?? 0,
  debt: balances.get('contributor_debt') ?? 0,
  paid,
});

/** Queries for what `findStanding` and the newest entries are made of, for a statement of another feature. */
export const selectBooks = (purse: FoundPurse, limit: number) => ({
  balances: selectBalances(purse.contributorId, purse.currency),
  paid: selectPaidOut(purse),
  entries: selectEntries(purse, { order: 'newest', before: undefined, limit }),
});

/** What these contributors owe, by contributor; minor units. Whoever owes nothing is missing. */
export const findDebts = (
  db: Database,
  contributorIds: readonly string[],
  currency: string,
): Promise<ReadonlyMap<string, number>> => readDebts(db, contributorIds, currency);

/** How many journals gave the contributor something or took it; counted up to `max`. */
export const countEntriesOf = (db: Database, purse: Purse, max: number): Promise<number> =>
  countEntries(db, purse, max);

/** What was before a period and what came in it; `last` is exclusive. */
export const sumPeriod = (
  db: Database,
  purse: Purse,
  period: { readonly from: Date; readonly until: Date },
): Promise<PeriodSums> => readPeriodSums(db, purse, period);

/** By day or month in Dhaka and kind of journal, oldest first; empty ones are missing. */
export const sumSpans = (
  db: Database,
  purse: Purse,
  spans: { readonly by: 'day' | 'month'; readonly from: Date; readonly until: Date },
): Promise<SpanRow[]> => readSpans(db, purse, spans);

/**
 * A query for entries of sold lines since a time, for a store that joins them with its own: `contributor_id`, `line_id`, `kind`, `day`
 * in Dhaka, and `amount`.
 */
export const selectEntriesOfLines = (purse: Purse, since: Date): RawBuilder<unknown> => selectLineEntries(purse, since);

/** The same of all contributors in a time; `until` is no longer in it. */
export const selectEntriesOfAllLines = (
  currency: string,
  time: { readonly from: Date; readonly until: Date },
): RawBuilder<unknown> => selectAllLineEntries(currency, time);
