import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { checkWithdrawals } from './service/check.ts';

export const withdrawalsJobs = [
  defineJob('check-withdrawals', noPayload, checkWithdrawals, {
    schedule: '36 4 * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
];
