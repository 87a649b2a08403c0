import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { mailFollowers, notifyFollowers, notifySearchers } from './service/notify.ts';

export const followsJobs = [
  defineJob(
    'notify-followers',
    noPayload,
    async (ctx) => {
      await notifyFollowers(ctx);
      await notifySearchers(ctx);
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
