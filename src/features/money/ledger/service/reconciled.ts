import type { RawBuilder } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import {
  type ListLimit,
  readStatementDifferences,
  selectPosted,
  selectPostingTimes,
  sumPosted,
  type TradeKind,
} from '../store/reconciled.ts';

type Fragment = RawBuilder<unknown>;

/** What the books say of trade, as fragments for a statement that compares it with others. */
export interface LedgerFragments {
  readonly sumPosted: (kind: TradeKind, of: { line: Fragment; provider: Fragment }) => Fragment;
  readonly selectPosted: (kind: TradeKind, time: { from: Date; until: Date }) => Fragment;
  readonly selectPostingTimes: (lines: Fragment) => Fragment;
}

export const ledgerFragments: LedgerFragments = { sumPosted, selectPosted, selectPostingTimes };

/** Contributors whose statement of everything doesn't end with what they have: some of them, and how many there are. Reads the whole ledger. */
export const findStatementDifferences = (db: Database, limit: ListLimit): ReturnType<typeof readStatementDifferences> =>
  readStatementDifferences(db, limit);
