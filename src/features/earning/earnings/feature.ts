import type { Feature } from '../../../platform/feature.ts';
import { earningsEndpoints } from './endpoints.ts';
import { earningsJobs } from './jobs.ts';
import { earningsAccountData } from './service/account-data.ts';

export const earningsFeature: Feature = {
  name: 'earnings',
  endpoints: earningsEndpoints,
  jobs: earningsJobs,
  accountData: earningsAccountData,
  // Money is locked last.
  after: ['orders'],
};
