import type { Feature } from '../../../platform/feature.ts';
import { picturesEndpoints } from './endpoints.ts';
import { picturesJobs } from './jobs.ts';

/** Finds works with similar pictures, by comparing embedding vectors. */
export const picturesFeature: Feature = {
  name: 'pictures',
  endpoints: picturesEndpoints,
  jobs: picturesJobs,
};
