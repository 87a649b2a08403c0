import { deleteExpiredLimits } from '../http/limit.ts';
import { sweepStorage } from '../storage/sweep.ts';
import { defineJob, noPayload } from './define-job.ts';

/** Jobs that belong to no feature. `storedObjects`: functions that tell which stored files are still needed. */
export const createSiteJobs = (storedObjects: Parameters<typeof sweepStorage>[1]) => [
  defineJob('sweep-storage', noPayload, (ctx) => sweepStorage(ctx, storedObjects), {
    schedule: '21 3 * * *',
    policy: 'short',
    expireInSeconds: 3 * 3600,
  }),
  defineJob('delete-expired-limits', noPayload, (ctx) => deleteExpiredLimits(ctx.db), {
    schedule: '41 3 * * *',
    policy: 'short',
  }),
];
