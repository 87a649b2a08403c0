import type { Database } from '../../../../platform/database/pool.ts';
import { hasShares } from '../store/agreements.ts';

/** Whether a contributor was ever part of an agreement, or of a proposal of one: the books may name them. */
export const hasTakenPart = (db: Database, contributorId: string): Promise<boolean> => hasShares(db, contributorId);
