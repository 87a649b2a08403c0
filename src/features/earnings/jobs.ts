import { defineJob, noPayload } from '../../platform/jobs/define-job.ts';
import { releaseCleared } from './service/release.ts';

export const earningsJobs = [
  defineJob('release-earnings', noPayload, releaseCleared, {
    schedule: '*/10 * * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
];
