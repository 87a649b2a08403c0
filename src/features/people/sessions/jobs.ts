import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { deleteExpired } from './service/cleanup.ts';

export const sessionsJobs = [
  defineJob('delete-expired-sessions', noPayload, deleteExpired, { schedule: '23 * * * *', policy: 'short' }),
];
