import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { mailFollowers, tellFollowers, tellSearchers } from './service/tell.ts';

export const followsJobs = [
  defineJob(
    'tell-followers',
    noPayload,
    async (ctx) => {
      await tellFollowers(ctx);
      await tellSearchers(ctx);
    },
    {
      schedule: '*/15 * * * *',
      policy: 'short',
      expireInSeconds: 3600,
    },
  ),
  // E-mails arrive between 9:00 and 20:00 in Dhaka.
  defineJob('mail-followers', noPayload, mailFollowers, {
    schedule: '23 3-13 * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
];
