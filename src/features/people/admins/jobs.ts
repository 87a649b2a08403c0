import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { deleteExpired } from './service/cleanup.ts';

export const adminsJobs = [
  defineJob('delete-expired-attempts', noPayload, deleteExpired, { schedule: '31 * * * *', policy: 'short' }),
];
