import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { deleteOld } from './service/reactions.ts';

export const blogJobs = [
  defineJob('delete-old-blog', noPayload, (ctx) => deleteOld(ctx.db, ctx.now), {
    schedule: '27 2 * * *',
    policy: 'short',
  }),
];
