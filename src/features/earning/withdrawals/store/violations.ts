import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { readFirstViolations, type Violation } from '../../../../platform/database/violations.ts';

/** Violated rules about withdrawals and the ledger; reads all rows. */
export const selectViolations = (): RawBuilder<unknown> =>
  sql`select rule, subject, expected, actual from withdraw_violation`;

export const readViolations = (db: Database): Promise<Violation[]> => readFirstViolations(db, selectViolations());
