import { defineJob, noPayload } from '../../platform/jobs/define-job.ts';
import { deleteExpiredUploads, takeUpUploads } from './service/cleanup.ts';
import { processUpload } from './service/process.ts';
import { processUploadJob } from './service/process-job.ts';

export const uploadsJobs = [
  defineJob(processUploadJob.name, processUploadJob.schema, (ctx, payload) => processUpload(ctx, payload), {
    policy: 'short',
    concurrency: 3,
    retryLimit: 8,
    expireInSeconds: 1800,
  }),
  defineJob('take-up-uploads', noPayload, takeUpUploads, { schedule: '* * * * *', policy: 'short' }),
  defineJob('delete-expired-uploads', noPayload, deleteExpiredUploads, { schedule: '23 * * * *', policy: 'short' }),
];
