import type { Feature } from '../../../platform/feature.ts';
import { contentEndpoints } from './endpoints.ts';
import { contentJobs } from './jobs.ts';
import { contentAccountData } from './service/account-data.ts';
import { contentStoredObjects } from './service/stored-objects.ts';

export const contentFeature: Feature = {
  name: 'content',
  endpoints: contentEndpoints,
  jobs: contentJobs,
  accountData: contentAccountData,
  // What was sent of a work and who shares it go before the work itself.
  after: ['splits', 'uploads', 'reviews'],
  storedObjects: contentStoredObjects,
};
