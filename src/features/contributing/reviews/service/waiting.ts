import type { InboxCounter } from '../../../../platform/admin-desk.ts';
import { NO_ID } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { countQueue, countWaiting, countWaitingAt } from '../store/queue.ts';

export { countWaitingAt };

/** Counts the works and revisions that wait for a decision, of one contributor or of all. */
export const countWaitingReviews = (db: Database, contributorId?: string): Promise<number> =>
  countWaiting(db, contributorId);

/** Counter of submissions that wait for a decision, claimed or not. */
export const waitingReviews: InboxCounter = {
  path: '/admin/contributors/requests',
  count: (db, max) => countQueue(db, { adminId: NO_ID }, max),
  countMine: (db, adminId, max) => countQueue(db, { adminId, assigned: 'mine' }, max),
};
