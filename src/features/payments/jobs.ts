import { defineJob } from '../../platform/jobs/define-job.ts';
import { refundPaymentJob, sweepPaymentsJob } from './contract/jobs.ts';
import { runRefund } from './service/refunds.ts';
import { runSweep } from './service/sweep.ts';

export const paymentsJobs = [
  defineJob(refundPaymentJob.name, refundPaymentJob.schema, (ctx, { refundId }) => runRefund(ctx, refundId), {
    isUrgent: true,
  }),
  defineJob(sweepPaymentsJob.name, sweepPaymentsJob.schema, runSweep, {
    schedule: '* * * * *',
    policy: 'short',
    isUrgent: true,
  }),
];
