import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { restemPairs } from './service/restem.ts';

export const synonymsJobs = [
  defineJob('restem-synonyms', noPayload, restemPairs, { schedule: '7 * * * *', policy: 'short' }),
];
