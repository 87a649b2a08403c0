import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { embedPreviews } from './service/embed-previews.ts';
import { keepLookAlikes } from './service/keep-look-alikes.ts';
import { sortIntoCells } from './service/sort-into-cells.ts';

export const picturesJobs = [
  defineJob('embed-pictures', noPayload, embedPreviews, { schedule: '* * * * *', policy: 'short' }),
  defineJob('find-look-alikes', noPayload, keepLookAlikes, { schedule: '* * * * *', policy: 'short' }),
  defineJob('sort-pictures', noPayload, (ctx) => sortIntoCells(ctx), {
    schedule: '23 3 * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
];
