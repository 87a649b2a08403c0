import type { Database } from '../../../../platform/database/pool.ts';
import { countWaiting } from '../store/queue.ts';

/** How many works and revisions wait for a decision, and how many of them of one contributor. */
export const countWaitingReviews = (db: Database, contributorId?: string): Promise<number> =>
  countWaiting(db, contributorId);
