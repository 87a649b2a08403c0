import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { processPendingDeletions } from './service/deletion.ts';

export const accountsJobs = [
  defineJob('process-pending-deletions', noPayload, processPendingDeletions, {
    schedule: '*/10 * * * *',
    policy: 'short',
  }),
];
