import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { deleteEnded } from './service/cleanup.ts';

export const tokensJobs = [
  defineJob('delete-ended-tokens', noPayload, deleteEnded, { schedule: '37 4 * * *', policy: 'short' }),
];
