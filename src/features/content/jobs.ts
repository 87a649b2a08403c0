import { defineJob } from '../../platform/jobs/define-job.ts';
import { settlePreviews, settlePreviewsJob } from './service/previews.ts';

export const contentJobs = [
  defineJob(settlePreviewsJob.name, settlePreviewsJob.schema, settlePreviews, { retryLimit: 8 }),
];
