import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { deleteExpiredNotices } from './service/bell.ts';

export const noticesJobs = [
  defineJob('delete-expired-notices', noPayload, deleteExpiredNotices, { schedule: '33 4 * * *', policy: 'short' }),
];
