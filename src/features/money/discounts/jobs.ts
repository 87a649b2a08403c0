import { defineJob } from '../../../platform/jobs/define-job.ts';
import { applyRunningSales, applySalesJob } from './service/apply-sales.ts';

export const discountsJobs = [
  defineJob(applySalesJob.name, applySalesJob.schema, (ctx) => applyRunningSales(ctx), {
    schedule: '* * * * *',
    policy: 'short',
    expireInSeconds: 600,
  }),
];
