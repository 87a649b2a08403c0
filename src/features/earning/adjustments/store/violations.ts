import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import { readFirstViolations, type Violation } from '../../../../platform/database/violations.ts';

/** Violated rules about adjustments and the ledger; reads all rows. */
export const selectViolations = (): RawBuilder<unknown> =>
  sql`select rule, subject, expected, actual from adjustment_violation`;

/** The first rows of `selectViolations`. */
export const findAdjustmentViolations = (db: Database): Promise<Violation[]> =>
  readFirstViolations(db, selectViolations());
