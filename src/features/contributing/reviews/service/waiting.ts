import type { InboxCounter } from '../../../../platform/admin-desk.ts';
import { NO_ID } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { countQueue, countWaiting, countWaitingAt } from '../store/queue.ts';

export { countWaitingAt };

/** How many works and revisions wait for a decision, and how many of them of one contributor. */
export const countWaitingReviews = (db: Database, contributorId?: string): Promise<number> =>
  countWaiting(db, contributorId);

/** Submissions that wait for a decision, claimed or not. */
export const waitingReviews: InboxCounter = {
  path: '/admin/contributors/requests',
  count: (db, max) => countQueue(db, { adminId: NO_ID }, max),
  countMine: (db, adminId, max) => countQueue(db, { adminId, assigned: 'mine' }, max),
};
