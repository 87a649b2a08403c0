import type { Feature } from '../../../platform/feature.ts';
import { synonymsEndpoints } from './endpoints.ts';
import { synonymsJobs } from './jobs.ts';

export const synonymsFeature: Feature = {
  name: 'synonyms',
  endpoints: synonymsEndpoints,
  jobs: synonymsJobs,
};
