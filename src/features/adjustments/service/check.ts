import type { Database } from '../../../platform/database/pool.ts';
import { readViolations } from '../store/adjustments.ts';

/** What must be true of adjustments and books together and isn't; reads all of them. */
export const findAdjustmentViolations = (db: Database): ReturnType<typeof readViolations> => readViolations(db);
