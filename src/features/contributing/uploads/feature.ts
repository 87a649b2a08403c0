import type { Feature } from '../../../platform/feature.ts';
import { uploadsEndpoints } from './endpoints.ts';
import { uploadsJobs } from './jobs.ts';
import { uploadsAccountData } from './service/account-data.ts';
import { uploadsStoredObjects } from './service/stored-objects.ts';

export const uploadsFeature: Feature = {
  name: 'uploads',
  endpoints: uploadsEndpoints,
  jobs: uploadsJobs,
  accountData: uploadsAccountData,
  storedObjects: uploadsStoredObjects,
};
