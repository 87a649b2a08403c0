import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { cleanUpRequests, tellRequesters } from './service/jobs.ts';

export const requestsJobs = [
  defineJob('tell-requesters', noPayload, tellRequesters, { schedule: '* * * * *', policy: 'short' }),
  defineJob('clean-up-requests', noPayload, cleanUpRequests, { schedule: '33 2 * * *', policy: 'short' }),
];
