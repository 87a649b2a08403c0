import type { RawBuilder } from 'kysely';
import { selectPosted, selectPostingTimes, sumPosted, type TradeKind } from '../store/reconciled.ts';

export { findStatementDifferences } from '../store/reconciled.ts';

type Fragment = RawBuilder<unknown>;

/** Query fragments for the amounts that the ledger holds for sales and refunds, for the reconciliation's statements. */
export interface LedgerFragments {
  readonly sumPosted: (kind: TradeKind, of: { line: Fragment; provider: Fragment }) => Fragment;
  readonly selectPosted: (kind: TradeKind, time: { from: Date; until: Date }) => Fragment;
  readonly selectPostingTimes: (lines: Fragment) => Fragment;
}

export const ledgerFragments: LedgerFragments = { sumPosted, selectPosted, selectPostingTimes };
