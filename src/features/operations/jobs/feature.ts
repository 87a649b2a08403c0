import type { Feature } from '../../../platform/feature.ts';
import { jobsEndpoints } from './endpoints.ts';

export const jobsFeature: Feature = {
  name: 'jobs',
  endpoints: jobsEndpoints,
};
