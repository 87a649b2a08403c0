import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { deliverJob } from './service/announce.ts';
import { deleteOldWebhooks } from './service/cleanup.ts';
import { deliverWebhook, LEASE_SECONDS } from './service/deliver.ts';

export const webhooksJobs = [
  // The queue's retries handle dead processes and unavailable databases; failed calls are retried by the delivery's own
  // schedule.
  defineJob(deliverJob.name, deliverJob.schema, (ctx, { deliveryId }) => deliverWebhook(ctx, deliveryId), {
    retryLimit: 25,
    retryDelaySeconds: 15,
    // The lease of the previous run has ended when the queue retries.
    expireInSeconds: LEASE_SECONDS + 15,
    isUrgent: true,
    concurrency: 4,
  }),
  defineJob('delete-old-webhooks', noPayload, deleteOldWebhooks, { schedule: '11 4 * * *', policy: 'short' }),
];
