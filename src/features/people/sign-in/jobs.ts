import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { deleteExpired } from './service/cleanup.ts';

export const signInJobs = [
  defineJob('delete-expired-tokens', noPayload, deleteExpired, { schedule: '27 * * * *', policy: 'short' }),
];
