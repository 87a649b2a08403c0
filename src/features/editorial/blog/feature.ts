import type { Feature } from '../../../platform/feature.ts';
import { blogEndpoints } from './endpoints.ts';
import { blogJobs } from './jobs.ts';
import { blogAccountData } from './service/reactions.ts';
import { blogStoredObjects } from './service/stored-objects.ts';

export const blogFeature: Feature = {
  name: 'blog',
  endpoints: blogEndpoints,
  jobs: blogJobs,
  accountData: blogAccountData,
  storedObjects: blogStoredObjects,
};
