import type { Feature } from '../../../platform/feature.ts';
import { keywordsEndpoints } from './endpoints.ts';
import { keywordsJobs } from './jobs.ts';

export const keywordsFeature: Feature = {
  name: 'keywords',
  endpoints: keywordsEndpoints,
  jobs: keywordsJobs,
};
