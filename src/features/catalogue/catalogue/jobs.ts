import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { deleteOldVisits, updatePopularity } from './service/popularity.ts';

export const catalogueJobs = [
  defineJob('update-popularity', noPayload, (ctx) => updatePopularity(ctx.db), {
    schedule: '*/10 * * * *',
    policy: 'short',
  }),
  defineJob('delete-old-visits', noPayload, (ctx) => deleteOldVisits(ctx.db), {
    schedule: '17 2 * * *',
    policy: 'short',
  }),
];
