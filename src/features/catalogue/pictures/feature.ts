import type { Feature } from '../../../platform/feature.ts';
import { picturesEndpoints } from './endpoints.ts';
import { picturesJobs } from './jobs.ts';

/** What works look like: pictures that are alike, found by vectors. */
export const picturesFeature: Feature = {
  name: 'pictures',
  endpoints: picturesEndpoints,
  jobs: picturesJobs,
};
