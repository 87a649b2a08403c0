import type { Feature } from '../../../platform/feature.ts';
import { adminsEndpoints } from './endpoints.ts';
import { adminsJobs } from './jobs.ts';

export const adminsFeature: Feature = {
  name: 'admins',
  endpoints: adminsEndpoints,
  jobs: adminsJobs,
};
