import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { notifyAffiliates } from './service/notify.ts';

export const affiliatesJobs = [
  defineJob('notify-affiliates', noPayload, notifyAffiliates, {
    schedule: '37 * * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
];
