import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { removeUploadFiles, removeUploadFilesJob } from './service/account-data.ts';
import { deleteExpiredUploads, takeUpUploads } from './service/cleanup.ts';
import { countAtOnce, processUpload } from './service/process.ts';
import { MAX_FAILURES, processUploadJob } from './service/process-job.ts';
import { sweepReceivedFiles } from './service/sweep-received.ts';

export const uploadsJobs = [
  defineJob(processUploadJob.name, processUploadJob.schema, (ctx, payload) => processUpload(ctx, payload), {
    policy: 'short',
    // A started job never waits for another job's file, because it would then run after jobs of lower priority.
    concurrency: countAtOnce,
    isUrgent: true,
    // The number of retries matches the number of failures after which an upload is refused.
    retryLimit: MAX_FAILURES - 1,
    retryDelaySeconds: 30,
    maxRetryDelaySeconds: 7200,
    expireInSeconds: 7200,
  }),
  defineJob('take-up-uploads', noPayload, takeUpUploads, { schedule: '* * * * *', policy: 'short' }),
  defineJob('delete-expired-uploads', noPayload, deleteExpiredUploads, { schedule: '23 * * * *', policy: 'short' }),
  defineJob(removeUploadFilesJob.name, removeUploadFilesJob.schema, removeUploadFiles, { retryLimit: 8 }),
  defineJob('sweep-received-files', noPayload, sweepReceivedFiles, { schedule: '53 3 * * *', policy: 'short' }),
];
