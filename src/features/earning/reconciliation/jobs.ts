import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { reconcileJob } from './contract/jobs.ts';
import { reconcile, reconcileRecent } from './service/scheduled.ts';

export const reconciliationJobs = [
  defineJob(reconcileJob.name, reconcileJob.schema, (ctx, { runId }) => reconcile(ctx, runId), {
    isUrgent: true,
    expireInSeconds: 3 * 3600,
  }),
  defineJob('reconcile-recent', noPayload, reconcileRecent, {
    schedule: '46 19 * * *',
    policy: 'short',
    expireInSeconds: 3 * 3600,
  }),
];
