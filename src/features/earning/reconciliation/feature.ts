import type { Feature } from '../../../platform/feature.ts';
import { reconciliationEndpoints } from './endpoints.ts';
import { reconciliationJobs } from './jobs.ts';

export const reconciliationFeature: Feature = {
  name: 'reconciliation',
  endpoints: reconciliationEndpoints,
  jobs: reconciliationJobs,
};
