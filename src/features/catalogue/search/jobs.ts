import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { refreshPopularKeys } from './service/popular-keys.ts';

export const searchJobs = [
  defineJob('refresh-popular-keys', noPayload, refreshPopularKeys, {
    schedule: '*/15 * * * *',
    policy: 'short',
  }),
];
