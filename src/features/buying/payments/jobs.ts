import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { refundPaymentJob, sweepPaymentsJob } from './contract/jobs.ts';
import { compareRefunds } from './service/refunds/compare-refunds.ts';
import { runRefund } from './service/refunds/refunds.ts';
import { runSweep } from './service/sweep.ts';

/** Pause between calls, because providers limit the rate of all calls together. */
const COMPARE_PAUSE_MS = 250;

export const paymentsJobs = [
  defineJob('compare-refunds', noPayload, (ctx) => compareRefunds(ctx, { pauseMs: COMPARE_PAUSE_MS }), {
    schedule: '7 * * * *',
    policy: 'singleton',
    expireInSeconds: 3000,
  }),
  defineJob(refundPaymentJob.name, refundPaymentJob.schema, (ctx, { refundId }) => runRefund(ctx, refundId), {
    isUrgent: true,
  }),
  defineJob(sweepPaymentsJob.name, sweepPaymentsJob.schema, runSweep, {
    schedule: '* * * * *',
    policy: 'short',
    isUrgent: true,
  }),
];
