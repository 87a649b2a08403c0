import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { readFirstViolations, type Violation } from '../../../../platform/database/violations.ts';

/** Violated rules about the ledger; reads all of it. */
export const selectViolations = (): RawBuilder<unknown> =>
  sql`select rule, subject, expected, actual from ledger.violation`;

/** The first violations of the ledger's rules. */
export const findLedgerViolations = (db: Database): Promise<Violation[]> => readFirstViolations(db, selectViolations());
