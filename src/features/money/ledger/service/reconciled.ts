import type { RawBuilder } from 'kysely';
import { selectPosted, selectPostingTimes, sumPosted, type TradeKind } from '../store/reconciled.ts';

export { findStatementDifferences } from '../store/reconciled.ts';

type Fragment = RawBuilder<unknown>;

/** What the books say of trade, as fragments for a statement that compares it with others. */
export interface LedgerFragments {
  readonly sumPosted: (kind: TradeKind, of: { line: Fragment; provider: Fragment }) => Fragment;
  readonly selectPosted: (kind: TradeKind, time: { from: Date; until: Date }) => Fragment;
  readonly selectPostingTimes: (lines: Fragment) => Fragment;
}

export const ledgerFragments: LedgerFragments = { sumPosted, selectPosted, selectPostingTimes };
