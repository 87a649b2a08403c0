import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { tellAffiliates } from './service/tell.ts';

export const affiliatesJobs = [
  defineJob('tell-affiliates', noPayload, tellAffiliates, {
    schedule: '37 * * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
];
