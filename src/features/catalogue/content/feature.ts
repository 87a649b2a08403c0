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
  // An account's splits, uploads and reviews refer to its contents, so they are deleted before the contents.
  after: ['splits', 'uploads', 'reviews'],
  storedObjects: contentStoredObjects,
};
