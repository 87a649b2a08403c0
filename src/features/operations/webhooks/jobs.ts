import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { deliverJob } from './service/announce.ts';
import { deleteOldWebhooks } from './service/cleanup.ts';
import { deliverWebhook, LEASE_SECONDS } from './service/deliver.ts';

export const webhooksJobs = [
  // Its retries are for processes that die and databases that don't answer; those of calls are in the delivery's own times.
  defineJob(deliverJob.name, deliverJob.schema, (ctx, { deliveryId }) => deliverWebhook(ctx, deliveryId), {
    retryLimit: 25,
    retryDelaySeconds: 15,
    // A run that is tried again finds the lease of the one before over.
    expireInSeconds: LEASE_SECONDS + 15,
    isUrgent: true,
    concurrency: 4,
  }),
  defineJob('delete-old-webhooks', noPayload, deleteOldWebhooks, { schedule: '11 4 * * *', policy: 'short' }),
];
