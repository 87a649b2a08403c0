import { defineJob, noPayload } from '../../platform/jobs/define-job.ts';
import { processPendingDeletions } from './service/deletion.ts';
import { deleteExpiredNotices } from './service/notices.ts';

export const accountsJobs = [
  defineJob('process-pending-deletions', noPayload, processPendingDeletions, {
    schedule: '*/10 * * * *',
    policy: 'short',
  }),
  defineJob('delete-expired-notices', noPayload, deleteExpiredNotices, { schedule: '33 4 * * *', policy: 'short' }),
];
