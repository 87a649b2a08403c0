import type { Feature } from '../../../platform/feature.ts';
import { searchEndpoints } from './endpoints.ts';
import { searchJobs } from './jobs.ts';
import { searchAccountData } from './service/account-data.ts';

export const searchFeature: Feature = {
  name: 'search',
  endpoints: searchEndpoints,
  jobs: searchJobs,
  accountData: searchAccountData,
};
